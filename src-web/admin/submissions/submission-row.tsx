import type { ReactNode } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffSubmission } from '../../../src-shared/contracts/inbox.ts';
import { Badge } from '../../ui/badge.tsx';
import { LanguageBadge } from '../components/language.tsx';
import { Notes, Row } from '../components/list.tsx';
import { formatTime } from '../format.ts';
import type { Changes } from '../selection/use-changes.ts';
import { nameOf } from './name-of.ts';
import { StatusActions } from './status-actions.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Waiting } from './waiting.tsx';

const { board, list } = admin;
const { types } = admin.submissions;

interface SubmissionRowProps {
  submission: StaffSubmission;
  to: string;
  /** Of the list, which outlives the row. */
  changes: Changes;
  leading?: ReactNode;
}

export function SubmissionRow({ submission, to, changes, leading }: SubmissionRowProps) {
  const { id, form_type, company, submitted_at, status, stage, locale, assignee, waiting_since } = submission;
  const parts = [
    types[form_type] ?? form_type,
    stage && submission.additional_data.position,
    company,
    formatTime(submitted_at),
    assignee && list.row.assignedTo(assignee),
  ];
  const note = (
    <>
      <Notes parts={parts} />
      {waiting_since && (
        <>
          {' · '}
          <Waiting since={waiting_since} />
        </>
      )}
    </>
  );
  return (
    <Row id={id} to={to} leading={leading} title={nameOf(submission)} note={note}>
      <LanguageBadge locale={locale} />
      {waiting_since && status !== 'pending' && <Badge tone="caution">{list.row.hasAnswered}</Badge>}
      <StatusBadge status={status} />
      {stage ? (
        <Badge>{board.stages[stage]}</Badge>
      ) : (
        <StatusActions submission={submission} steps={['contacted']} changes={changes} />
      )}
    </Row>
  );
}
