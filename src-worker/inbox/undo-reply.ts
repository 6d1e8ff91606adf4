import { eq, type SQL, sql } from 'drizzle-orm';
import type { StaffSubmission } from '../../src-shared/contracts/inbox.ts';
import { type Database, database } from '../db/client.ts';
import { conversationEntries, emails, formSubmissions } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { selectSubmission } from '../submissions/store.ts';
import type { EntryRow } from './entry.ts';
import { staffSubmissionOf } from './staff-submission.ts';
import { followingStatus } from './status-change.ts';
import { selectEntry, unansweredSince } from './store.ts';

/**
 * Takes a reply back, as long as nothing has tried to send its mail: deletes both, and undoes the change of the submission that
 * came with it, unless there is a later one. `by` is a staff address.
 * @throws ProblemError not_found, status_changed
 */
export async function undoReply(env: Bindings, submissionId: string, id: string, by: string): Promise<StaffSubmission> {
  const db = database(env);
  const [entry] = await selectEntry(db, id);
  if (entry?.submissionId !== submissionId || entry.kind !== 'sent') throw noSuchReply();
  const isWaiting = sql`EXISTS (SELECT 1 FROM emails WHERE id = ${id} AND status = 'queued' AND attempts = 0)`;
  const isDeleted = sql`NOT EXISTS (SELECT 1 FROM conversation_entries WHERE id = ${id})`;
  const [deleted, , , [stored], [submission]] = await db.batch([
    db.delete(conversationEntries).where(sql`id = ${id} AND ${isWaiting}`).returning({ id: conversationEntries.id }),
    takeChangeBack(db, entry, by, sql`${isDeleted} AND ${isWaiting}`),
    db.delete(emails).where(sql`id = ${id} AND ${isDeleted} AND ${isWaiting}`),
    db.select({ id: conversationEntries.id }).from(conversationEntries).where(eq(conversationEntries.id, id)),
    selectSubmission(db, submissionId),
  ]);
  if (deleted.length > 0 && submission) return staffSubmissionOf(submission);
  if (!stored) throw noSuchReply();
  throw new ProblemError('status_changed', { detail: 'This mail is on its way, so it cannot be taken back any more.' });
}

function takeChangeBack(db: Database, entry: EntryRow, by: string, onlyIf: SQL) {
  const now = new Date().toISOString();
  const [oldStatus, oldStage] = [replacedValue(entry, 'status'), replacedValue(entry, 'stage')];
  const isChanged = sql`coalesce(${oldStatus}, ${oldStage}) IS NOT NULL`;
  const status = sql`coalesce(${oldStatus}, form_submissions.status)`;
  const following = followingStatus(status, oldStage, now);
  return db
    .update(formSubmissions)
    .set({
      ...following,
      status,
      waitingSince: sql`CASE
        WHEN ${status} = 'completed' THEN waiting_since
        WHEN ${status} = 'pending' THEN submitted_at
        ELSE ${unansweredSince} END`,
      changedBy: sql`CASE WHEN ${isChanged} THEN ${by} ELSE changed_by END`,
      changedAt: sql`CASE WHEN ${isChanged} THEN ${now} ELSE changed_at END`,
    })
    .where(sql`id = ${entry.submissionId} AND ${onlyIf}`);
}

/** The value that the reply itself has replaced; null when it did not, or when status or stage have changed since. */
function replacedValue({ submissionId, by, at }: EntryRow, field: 'status' | 'stage'): SQL {
  return sql`(SELECT from_value FROM submission_events AS own
    WHERE submission_id = ${submissionId} AND field = ${field} AND changed_by = ${by} AND changed_at = ${at}
      AND NOT EXISTS (SELECT 1 FROM submission_events AS later
        WHERE later.submission_id = own.submission_id AND later.id > own.id AND later.field <> 'assignee'
          AND later.changed_at <> own.changed_at))`;
}

function noSuchReply(): ProblemError {
  return new ProblemError('not_found', { detail: 'There is no such reply.' });
}
