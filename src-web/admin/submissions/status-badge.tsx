import { admin } from '../../../src-shared/content/en/admin.ts';
import type { SubmissionStatus } from '../../../src-shared/contracts/submissions.ts';
import { Badge } from '../../ui/badge.tsx';

/** Yellow, blue and green, as the specification's section 9 asks; the word says it too. */
const tones = { pending: 'caution', contacted: 'info', completed: 'success' } as const;

export function StatusBadge({ status }: { status: SubmissionStatus }) {
  return <Badge tone={tones[status]}>{admin.submissions.statuses[status]}</Badge>;
}
