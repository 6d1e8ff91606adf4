import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { LanguageBadge } from '../components/language.tsx';
import { Notes, Row } from '../components/list.tsx';
import { formatTime } from '../format.ts';
import { nameOf } from './name-of.ts';
import { StatusActions } from './status-actions.tsx';
import { StatusBadge } from './status-badge.tsx';

const { types } = admin.submissions;

export function SubmissionRow({ submission, to }: { submission: Submission; to: string }) {
  const { form_type, company, submitted_at, status, locale } = submission;
  const note = <Notes parts={[types[form_type] ?? form_type, company, formatTime(submitted_at)]} />;
  return (
    <Row to={to} title={nameOf(submission)} note={note}>
      <LanguageBadge locale={locale} />
      <StatusBadge status={status} />
      <StatusActions submission={submission} steps={['contacted']} />
    </Row>
  );
}
