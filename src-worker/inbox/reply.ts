import { eq, type SQL, sql } from 'drizzle-orm';
import type { ConversationEntry, ReplyRequest, StaffSubmission } from '../../src-shared/contracts/inbox.ts';
import { undoDuration } from '../../src-shared/limits.ts';
import { withoutLineBreaks } from '../../src-shared/one-line.ts';
import { type Database, database } from '../db/client.ts';
import { emails, formSubmissions } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueue, type NewEmail } from '../mail/outbox.ts';
import { selectSubmission } from '../submissions/store.ts';
import { deleteDraft } from './drafting.ts';
import { type EntryRow, entryOf } from './entry.ts';
import { noSuchSubmission } from './note.ts';
import { staffSubmissionOf } from './staff-submission.ts';
import { followingStatus } from './status-change.ts';
import { insertEntries, type NewEntry, newerMail, selectEntry, selectNewestMail } from './store.ts';

/** A stored reply, and whether this request stored it. `dueAt` is an ISO time. */
export interface Replied {
  entry: ConversationEntry;
  submission: StaffSubmission;
  dueAt: string;
  created: boolean;
}

/**
 * Stores a reply with its mail, in one transaction: a pending submission is contacted, and the visitor waits no longer. The same
 * reply again changes nothing. The caller starts the delivery. `by` is a staff address.
 * @throws ProblemError not_found, id_already_used, conversation_changed
 */
export async function sendReply(
  env: Bindings,
  submissionId: string,
  request: ReplyRequest,
  by: string,
): Promise<Replied> {
  const db = database(env);
  const [submission] = await selectSubmission(db, submissionId);
  if (!submission) throw noSuchSubmission();
  const { id = crypto.randomUUID(), text, locale = submission.locale, lastSeen } = request;
  const subject = withoutLineBreaks(request.subject);
  const entry = { id, submissionId, kind: 'sent', text, subject, locale, by, at: new Date().toISOString() } as const;
  const mailExists = sql`EXISTS (SELECT 1 FROM emails WHERE id = ${id})`;
  // False once the entry is stored, so the statements of a repeated request do nothing.
  const mayBeSent = sql`NOT EXISTS (SELECT 1 FROM conversation_entries WHERE id = ${id}) AND NOT ${mailExists}
    AND NOT ${lastSeen === undefined ? sql`false` : newerMail(submissionId, lastSeen)}`;
  const [, , inserted, , [stored], [newest], [current], [mail]] = await db.batch([
    markAnswered(db, entry, mayBeSent),
    deleteDraft(db, submissionId, by, mayBeSent),
    insertEntries(db, [entry], mayBeSent),
    enqueue(db, [replyMail(entry, submission.email)], sql`${isStored(entry)} AND NOT ${mailExists}`),
    selectEntry(db, id),
    selectNewestMail(db, submissionId),
    selectSubmission(db, submissionId),
    db.select({ id: emails.id }).from(emails).where(eq(emails.id, id)),
  ]);
  if (!current) throw noSuchSubmission();
  if (!stored) throw mail || !newest ? new ProblemError('id_already_used') : conversationChanged(newest, by);
  if (!isSame(stored, entry)) throw new ProblemError('id_already_used');
  return {
    entry: entryOf(stored),
    submission: staffSubmissionOf(current),
    dueAt: dueAfter(stored.at),
    created: inserted.length > 0,
  };
}

/** The mail of a sent entry, which is rendered from it. */
export function replyMail(entry: NewEntry, to: string): NewEmail {
  const { id, submissionId, at } = entry;
  const subject = entry.subject ?? '';
  return { id, kind: 'staff_reply', to, subject, submissionId, dueAt: dueAfter(at), createdAt: at };
}

function dueAfter(at: string): string {
  return new Date(Date.parse(at) + undoDuration).toISOString();
}

function markAnswered(db: Database, { submissionId, by, at }: NewEntry, onlyIf: SQL) {
  const isPending = sql`form_submissions.status = 'pending'`;
  const status = sql`CASE WHEN ${isPending} THEN 'contacted' ELSE form_submissions.status END`;
  return db
    .update(formSubmissions)
    .set({
      ...followingStatus(sql`(${status})`, sql`NULL`, at),
      status,
      waitingSince: null,
      changedBy: sql`CASE WHEN ${isPending} THEN ${by} ELSE changed_by END`,
      changedAt: sql`CASE WHEN ${isPending} THEN ${at} ELSE changed_at END`,
    })
    .where(sql`id = ${submissionId} AND ${onlyIf}`);
}

function isStored({ id, at }: NewEntry): SQL {
  return sql`EXISTS (SELECT 1 FROM conversation_entries WHERE id = ${id} AND written_at = ${at})`;
}

function isSame(stored: EntryRow, entry: NewEntry): boolean {
  return (['submissionId', 'kind', 'text', 'subject', 'locale'] as const).every((name) => stored[name] === entry[name]);
}

function conversationChanged({ kind, by }: EntryRow, me: string): ProblemError {
  const colleague = by === me ? 'You have' : `${by} has`;
  return new ProblemError('conversation_changed', {
    detail: `${kind === 'received' ? 'The visitor has written' : `${colleague} answered`} in the meantime.`,
  });
}
