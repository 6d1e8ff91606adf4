import type { Certainty } from '../../../src-shared/booking/statuses.ts';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = { official: 'success', expected: 'caution' } as const;

export function CertaintyBadge({ certainty }: { certainty: Certainty }) {
  return <Badge tone={tones[certainty]}>{admin.calendar.periods.certainties[certainty]}</Badge>;
}
