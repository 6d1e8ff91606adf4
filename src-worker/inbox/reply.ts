import { eq, type SQL, sql } from 'drizzle-orm';
import type { ConversationEntry, ListedFile, ReplyRequest } from '#shared/contracts/conversation.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { undoDurationMs } from '#shared/limits.ts';
import { conversationMessages } from '#shared/staff-texts/messages.ts';
import { withoutLineBreaks } from '#shared/text/one-line.ts';
import { audit } from '../db/audit.ts';
import { type Database, database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { attachments, conversationEntries, emails, staff } from '../db/schema.ts';
import { updateSubmissions } from '../db/submission-changes.ts';
import { contacted, followingStatus, isCompleted, waitingNow } from '../db/submission-status.ts';
import { transaction } from '../db/transaction.ts';
import { assigneeBefore, replacedValue, undoOf } from '../db/undo-changes.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueue, type NewEmail } from '../mail/outbox.ts';
import { bypassesSuppression, suppressedAmong } from '../mail/suppressions.ts';
import type { Upload } from '../submissions/files/check-cv.ts';
import { selectSubmission } from '../submissions/store.ts';
import { deleteDraft } from './drafts.ts';
import { attachToEntry, discardFiles, listedFile, putFiles } from './files.ts';
import { noSuchSubmission } from './notes.ts';
import {
  type EntryRow,
  entryOf,
  insertEntries,
  isStored,
  type NewEntry,
  newerMail,
  selectAnswerOfColleague,
  selectEntry,
  selectNewestMail,
  staffSubmissionOf,
} from './store.ts';

interface Replied {
  entry: ConversationEntry;
  submission: StaffSubmission;
  dueAt: string;
  created: boolean;
}

export async function sendReply(
  env: Bindings,
  submissionId: string,
  request: ReplyRequest,
  by: string,
  uploads: Upload[] = [],
): Promise<Replied> {
  const db = database(env);
  const [[submission], [author]] = await db.batch([selectSubmission(db, submissionId), selectSignature(db, by)]);
  if (!submission) throw noSuchSubmission();
  const { id = crypto.randomUUID(), locale = submission.locale, seenUntil, sendAt = null } = request;
  const cc = copiesOf(request.cc ?? [], submission.email);
  await requireAllowedAddresses(env, db, submission.email, cc, id);
  const text = author?.signature ? `${request.text}\n\n${author.signature}` : request.text;
  const files = await putFiles(env, uploads);
  const subject = withoutLineBreaks(request.subject);
  const entry = {
    id,
    submissionId,
    kind: 'sent' as const,
    text,
    subject,
    locale,
    by,
    at: new Date().toISOString(),
    files: files.length > 0 ? files.map(listedFile) : null,
    sendAt,
    cc: cc.length > 0 ? cc : null,
  };
  const mailExists = sql`EXISTS (SELECT 1 FROM emails WHERE id = ${id})`;
  // False once the entry is stored, so that the statements of a repeated request do nothing.
  const mayBeSent = sql`NOT EXISTS (SELECT 1 FROM conversation_entries WHERE id = ${id}) AND NOT ${mailExists}
    AND NOT ${seenUntil === undefined || request.anyway ? sql`false` : newerMail(submissionId, seenUntil)}`;
  const {
    inserted,
    stored: [stored],
    newest: [newest],
    answer: [answer],
    current: [current],
    mail: [mail],
  } = await transaction(db, {
    answered: markAnswered(db, entry, mayBeSent, request.complete),
    draft: deleteDraft(db, submissionId, by, mayBeSent),
    inserted: insertEntries(db, [entry], mayBeSent),
    queued: enqueue(db, [replyMail(entry, submission.email)], sql`${isStored(entry)} AND NOT ${mailExists}`),
    stored: selectEntry(db, id),
    newest: selectNewestMail(db, submissionId),
    answer: selectAnswerOfColleague(db, submissionId, seenUntil ?? id, by),
    current: selectSubmission(db, submissionId),
    mail: db.select({ id: emails.id }).from(emails).where(eq(emails.id, id)),
    attached: files.length > 0 ? attachToEntry(db, files, entry) : [],
  });
  if (inserted.length === 0) await discardFiles(env, files);
  if (!current) throw noSuchSubmission();
  if (!stored) throw mail || !newest ? new ProblemError('id_already_used') : conversationChanged(answer ?? newest, by);
  if (!isSame(stored, entry)) throw new ProblemError('id_already_used');
  return {
    entry: entryOf(stored),
    submission: staffSubmissionOf(current),
    dueAt: dueTime(stored),
    created: inserted.length > 0,
  };
}

/** A repeated request is answered with the reply that it has stored. @throws ProblemError `address_blocked` */
async function requireAllowedAddresses(
  env: Bindings,
  db: Database,
  email: string,
  cc: string[],
  entryId: string,
): Promise<void> {
  const suppressed = await suppressedAmong(env, [email, ...cc]);
  const blocked = [...suppressed].find(([, reason]) => !bypassesSuppression('staff_reply', reason))?.[0];
  if (!blocked) return;
  const [storedEntry] = await selectEntry(db, entryId);
  if (storedEntry) return;
  const isCopy = blocked !== email.toLowerCase();
  throw new ProblemError('address_blocked', isCopy ? { detail: conversationMessages.copyBlocked(blocked) } : {});
}

/** Each address once, and not the visitor's own. */
function copiesOf(addresses: string[], email: string): string[] {
  const others = addresses.filter((address) => address.toLowerCase() !== email.toLowerCase());
  return [...new Map(others.map((address) => [address.toLowerCase(), address])).values()];
}

export function replyMail(entry: NewEntry, to: string): NewEmail {
  const { id, submissionId, at } = entry;
  const subject = entry.subject ?? '';
  return { id, kind: 'staff_reply', to, subject, submissionId, dueAt: dueTime(entry), createdAt: at };
}

function dueTime({ at, sendAt }: Pick<NewEntry, 'at' | 'sendAt'>): string {
  const undoEnds = new Date(Date.parse(at) + undoDurationMs).toISOString();
  return sendAt && sendAt > undoEnds ? sendAt : undoEnds;
}

/**
 * A reply that is sent later answers at that time; until then, the visitor's next email cancels it. An application is
 * completed by its stage alone.
 */
function markAnswered(db: Database, { submissionId, by, at, sendAt }: NewEntry, onlyIf: SQL, complete = false) {
  const answeredAt = sendAt ?? at;
  const completes = complete ? sql`form_submissions.form_type <> 'career'` : sql`false`;
  const status = sql`iif(${completes}, 'completed', ${contacted(sql`form_submissions.status`)})`;
  return updateSubmissions(db, sql`form_submissions.id = ${submissionId} AND ${onlyIf}`, {
    ...followingStatus(status, sql`NULL`),
    status,
    answeredAt: sql`min(coalesce(answered_at, ${answeredAt}), ${answeredAt})`,
    waitingSince: sql`NULL`,
    assignee: sql`coalesce(assignee, ${by})`,
    hasMail: true,
    by,
    at,
  });
}

function isSame(stored: EntryRow, entry: NewEntry): boolean {
  const same = (['submissionId', 'kind', 'text', 'subject', 'locale', 'sendAt'] as const).every(
    (name) => stored[name] === entry[name],
  );
  return same && String(stored.cc) === String(entry.cc) && namesOf(stored.files) === namesOf(entry.files);
}

function namesOf(files: ListedFile[] | null | undefined): string {
  return JSON.stringify((files ?? []).map(({ name, size }) => [name, size]));
}

function selectSignature(db: Database, email: string) {
  return db.select({ signature: staff.signature }).from(staff).where(eq(staff.email, email));
}

function conversationChanged(newer: EntryRow, me: string): ProblemError {
  const { visitorWrote, youAnswered, colleagueAnswered } = conversationMessages;
  if (newer.kind === 'sent' && newer.by !== me) {
    return new ProblemError('answered_meanwhile', { detail: colleagueAnswered(newer.by), entry: entryOf(newer) });
  }
  return new ProblemError('conversation_changed', { detail: newer.kind === 'received' ? visitorWrote : youAnswered });
}

/** Undoes a reply until its first sending attempt, with the change of the submission that came with it. */
export async function undoReply(env: Bindings, submissionId: string, id: string, by: string): Promise<StaffSubmission> {
  const db = database(env);
  const [entry] = await selectEntry(db, id);
  if (entry?.submissionId !== submissionId || entry.kind !== 'sent') throw noSuchReply();
  const {
    undone: { deleted },
    stored: [stored],
    submission: [submission],
  } = await transaction(db, {
    undone: undoReplyStatements(db, entry, [id], by),
    stored: db.select({ id: conversationEntries.id }).from(conversationEntries).where(eq(conversationEntries.id, id)),
    submission: selectSubmission(db, submissionId),
  });
  if (deleted.length > 0 && submission) return staffSubmissionOf(submission);
  if (!stored) throw noSuchReply();
  throw new ProblemError('status_changed', {
    detail: conversationMessages.onItsWay,
  });
}

export async function undoReplies(env: Bindings, ids: string[], by: string): Promise<string[]> {
  const db = database(env);
  const entry = await db
    .select()
    .from(conversationEntries)
    .where(sql`id IN ${inJson(ids)} AND kind = 'sent' AND written_by = ${by}`)
    .limit(1)
    .get();
  if (!entry) return [];
  const count = sql`(SELECT count(*) FROM conversation_entries
    WHERE id IN (SELECT id ${notTried(ids)}) AND written_by = ${entry.by} AND written_at = ${entry.at})`;
  const line = { action: 'decline_undone', detail: sql`${count} || ''`, by, at: new Date().toISOString() } as const;
  const {
    undone: { deleted },
  } = await transaction(db, {
    audited: audit(db, line, sql`${count} > 0`),
    undone: undoReplyStatements(db, entry, ids, by),
  });
  return deleted.map(({ submissionId }) => submissionId);
}

function notTried(ids: string[]): SQL {
  return sql`FROM emails WHERE id IN ${inJson(ids)} AND +status = 'queued' AND attempts = 0`;
}

function undoReplyStatements(db: Database, written: EntryRow, ids: string[], by: string) {
  const waiting = notTried(ids);
  const deleted = sql`${waiting} AND NOT EXISTS (SELECT 1 FROM conversation_entries WHERE id = emails.id)`;
  return {
    deleted: db
      .delete(conversationEntries)
      .where(sql`id IN (SELECT id ${waiting}) AND written_by = ${written.by} AND written_at = ${written.at}`)
      .returning({ submissionId: conversationEntries.submissionId }),
    attachments: db.delete(attachments).where(sql`entry_id IN (SELECT id ${deleted})`),
    changes: undoChangesOfReply(db, written, by, sql`(SELECT submission_id ${deleted})`),
    mails: db.delete(emails).where(sql`id IN (SELECT id ${deleted})`),
  };
}

function undoChangesOfReply(db: Database, written: EntryRow, by: string, ids: SQL) {
  const undone = undoOf(written, by);
  const [oldStatus, oldStage] = [replacedValue(written, 'status', undone), replacedValue(written, 'stage', undone)];
  const status = sql`coalesce(${oldStatus}, form_submissions.status)`;
  return updateSubmissions(db, sql`form_submissions.id IN ${ids}`, {
    ...followingStatus(status, oldStage),
    status,
    waitingSince: sql`CASE WHEN ${isCompleted(status)} THEN waiting_since ELSE ${waitingNow(status)} END`,
    // The undone replies are deleted before.
    answeredAt: sql`CASE WHEN answered_at = ${written.sendAt ?? written.at}
      THEN (SELECT min(coalesce(send_at, written_at)) FROM conversation_entries WHERE submission_id = form_submissions.id AND kind = 'sent')
      ELSE answered_at END`,
    assignee: assigneeBefore(written, undone),
    ...undone,
  });
}

function noSuchReply(): ProblemError {
  return new ProblemError('not_found', { detail: conversationMessages.noReply });
}
