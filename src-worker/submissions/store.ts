import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { deduplicationWindow, maxComingDemos } from '#shared/limits.ts';
import { gulfDate } from '#shared/time/days.ts';
import { passedToCover } from '../auth/absence.ts';
import { countBooking, type NetworkDay } from '../bookings/conflict.ts';
import { assigneeAfter, type BookingRow, insertBooking } from '../bookings/store.ts';
import { addCounts } from '../db/analytics-counts.ts';
import type { Database } from '../db/client.ts';
import { insertIf } from '../db/insert-if.ts';
import { mailboxOf } from '../db/mailbox.ts';
import { emails, formSubmissions } from '../db/schema.ts';
import { updateSubmissions } from '../db/submission-changes.ts';
import { isCompleted, reopened } from '../db/submission-status.ts';
import { queueWebhookEvents } from '../db/webhook-events.ts';
import { enqueue } from '../mail/outbox.ts';
import type { SubmissionMails } from './mails.tsx';
import { notificationRows } from './notifications.ts';
import type { NewSubmission, RecordIds } from './record.ts';

export function insertSubmission(
  db: Database,
  row: NewSubmission,
  ids: Pick<RecordIds, 'id' | 'adjacentIds'>,
  onlyIf: SQL = sql`true`,
  assignee: SQL | undefined = undefined,
) {
  const isNew = sql`${onlyIf} AND NOT EXISTS (SELECT 1 FROM form_submissions WHERE ${isRepeated(ids, row.submittedAt)})`;
  return {
    events: queueWebhookEvents(db, 'submission.created', row.submittedAt, sql`SELECT ${ids.id} AS id WHERE ${isNew}`),
    counted: countSent(db, row, isNew),
    inserted: insertIf(db, formSubmissions, { ...row, id: ids.id, ...(assignee && { assignee }) }, isNew).returning({
      id: formSubmissions.id,
    }),
  };
}

/** The last step of a form's funnel. A visitor who leaves an address in a chat is a lead, and thereby handed over. */
function countSent(db: Database, row: NewSubmission, isNew: SQL) {
  const { formType, enteredBy, chatSessionId, demoAt, sourceName, sourceCampaign, sourceLanding } = row;
  const isLead = formType === 'other' && chatSessionId;
  const isForm = (formType === 'demo' || formType === 'career') && !enteredBy;
  const sources = formType === 'demo' ? { source: sourceName, campaign: sourceCampaign, page: sourceLanding } : {};
  const sentFrom = Object.entries(sources).filter(([, value]) => value);
  const sent = {
    [`step|${formType}.sent`]: 1,
    ...Object.fromEntries(sentFrom.map((parts) => [`demos|${parts.join('|')}`, 1])),
  };
  const counts = isLead
    ? sql`json_object('step|chat.lead', 1, 'step|chat.person', NOT EXISTS (
        SELECT 1 FROM chat_messages WHERE session_id = ${chatSessionId} AND metadata ->> '$.author' IS NOT NULL))`
    : chatSessionId && demoAt
      ? sql`json_set(${JSON.stringify(sent)}, '$."step|chat.booked"', ${isFirstBooking(chatSessionId)})`
      : sent;
  return addCounts(db, gulfDate(), counts, isLead || isForm ? isNew : sql`false`);
}

/** Each conversation counts as booked at most once. */
function isFirstBooking(sessionId: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM form_submissions WHERE chat_session_id = ${sessionId} AND demo_at IS NOT NULL)`;
}

export function insertBooked(
  db: Database,
  row: NewSubmission,
  ids: RecordIds,
  booking: BookingRow,
  host: { email: string | null },
  networkDay: NetworkDay,
) {
  const { id, startsAt, status, createdAt } = booking;
  const coming = sql`(SELECT count(*) FROM bookings CROSS JOIN form_submissions ON form_submissions.id = submission_id
    WHERE ${mailboxOf(sql`email`)} = ${mailboxOf(sql`${row.email}`)} AND bookings.status = 'confirmed' AND starts_at > ${createdAt})`;
  const mayBook = sql`${coming} < ${maxComingDemos}
    AND NOT EXISTS (SELECT 1 FROM form_submissions WHERE ${isRepeated(ids, row.submittedAt)})`;
  // Each attempt has a new id.
  const isBooked = sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${id})`;
  const listed = { ...row, demoAt: startsAt, demoStatus: status, waitingSince: null };
  return {
    booked: insertBooking(db, booking, mayBook),
    network: countBooking(db, networkDay, isBooked),
    submission: insertSubmission(db, listed, ids, isBooked, assigneeAfter(host, sql`'demo'`, sql`NULL`)),
    bookingEvents: queueWebhookEvents(db, 'booking.created', createdAt, sql`SELECT ${row.id} AS id WHERE ${isBooked}`),
  };
}

const queued = { id: emails.id, dueAt: emails.dueAt };

export function enqueueMails(db: Database, { mails, staffNotification }: SubmissionMails, onlyIf: SQL) {
  return enqueue(db, mails, onlyIf, staffNotification && notificationRows(staffNotification)).returning(queued);
}

export function enqueueMailsOnce(db: Database, submissionId: string, mails: SubmissionMails, onlyIf: SQL = sql`true`) {
  return enqueueMails(
    db,
    mails,
    sql`${onlyIf} AND EXISTS (SELECT 1 FROM form_submissions WHERE id = ${submissionId})
      AND NOT EXISTS (SELECT 1 FROM emails WHERE submission_id = ${submissionId})`,
  );
}

export function selectRepeated(db: Database, ids: RecordIds, now: string) {
  return db.select().from(formSubmissions).where(isRepeated(ids, now)).limit(1);
}

function isRepeated({ id, adjacentIds }: Pick<RecordIds, 'id' | 'adjacentIds'>, now: string): SQL {
  return sql`(id = ${id} OR (id IN ${adjacentIds} AND submitted_at > ${windowBefore(now)}))`;
}

export function isAnswered(id: string): SQL {
  return sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = ${id} AND ${answered})`;
}

const answered = sql`(${isCompleted()} OR waiting_since IS NULL)`;

export function askAgain(db: Database, id: string, at: string) {
  return updateSubmissions(db, sql`id = ${id} AND ${answered}`, {
    status: reopened('pending'),
    waitingSince: sql`${at}`,
    ...passedToCover(),
    by: 'visitor',
    at,
  });
}

export function endTranscript(db: Database, sessionId: string, at: string) {
  return db
    .update(formSubmissions)
    .set({ chatUntil: at })
    .where(sql`chat_session_id = ${sessionId} AND chat_until IS NULL AND chat_since < ${at}`);
}

/** The reset at that time was undone. */
export function continueTranscript(db: Database, sessionId: string, at: string) {
  return db
    .update(formSubmissions)
    .set({ chatUntil: null })
    .where(sql`chat_session_id = ${sessionId} AND chat_until = ${at}`);
}

/** An object that expired after a day has begun another conversation under the same id. */
export function endEarlierTranscripts(db: Database, { chatSessionId, chatSince }: NewSubmission) {
  return chatSessionId && chatSince ? [endTranscript(db, chatSessionId, chatSince)] : [];
}

function windowBefore(time: string): string {
  return new Date(Date.parse(time) - deduplicationWindow).toISOString();
}

export function selectSubmission(db: Database, id: string, adjacentIds: string[] = []) {
  return db
    .select()
    .from(formSubmissions)
    .where(inArray(formSubmissions.id, [id, ...adjacentIds]))
    .orderBy(desc(eq(formSubmissions.id, id)))
    .limit(1);
}
