import type { StaffSubmission } from '../../src-shared/contracts/inbox.ts';
import type { formSubmissions } from '../db/schema.ts';
import { submissionOf } from '../submissions/record.ts';

type Row = typeof formSubmissions.$inferInsert;

/** A row as JSON, for staff. */
export function staffSubmissionOf(row: Row): StaffSubmission {
  return {
    ...submissionOf(row),
    assignee: row.assignee ?? null,
    stage: row.stage ?? null,
    waiting_since: row.waitingSince ?? null,
    chat_session_id: row.chatSessionId ?? null,
  };
}
