import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { Row } from '../components/list.tsx';
import { formatTime } from '../format.ts';
import { nameOf } from './name-of.ts';
import { StatusActions } from './status-actions.tsx';
import { StatusBadge } from './status-badge.tsx';

const { types } = admin.submissions;

export function SubmissionRow({ submission, to }: { submission: Submission; to: string }) {
  const { form_type, company, submitted_at, status } = submission;
  const note = [types[form_type] ?? form_type, company, formatTime(submitted_at)].filter(Boolean).join(' · ');
  return (
    <Row to={to} title={nameOf(submission)} note={note}>
      <StatusBadge status={status} />
      <StatusActions submission={submission} steps={['contacted']} />
    </Row>
  );
}
