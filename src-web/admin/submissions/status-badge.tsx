import { admin } from '../../../src-shared/content/en/admin.ts';
import type { SubmissionStatus } from '../../../src-shared/contracts/submissions.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = { pending: 'caution', contacted: 'info', completed: 'success' } as const;

export function StatusBadge({ status }: { status: SubmissionStatus }) {
  return <Badge tone={tones[status]}>{admin.submissions.statuses[status]}</Badge>;
}
