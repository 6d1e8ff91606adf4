import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { deduplicationWindow } from '../../src-shared/limits.ts';
import { countBooking, type NetworkDay } from '../bookings/conflict.ts';
import { type BookingRow, insertBooking } from '../bookings/store.ts';
import type { Database } from '../db/client.ts';
import { emails, formSubmissions } from '../db/schema.ts';
import { enqueue } from '../mail/outbox.ts';
import type { SubmissionMails } from './mails.tsx';
import { noticeRows } from './notices.ts';
import type { NewSubmission, RecordIds } from './record.ts';

export function insertSubmission(
  db: Database,
  row: NewSubmission,
  { id, adjacentIds }: Pick<RecordIds, 'id' | 'adjacentIds'>,
) {
  const taken = sql`(SELECT id FROM form_submissions WHERE id IN ${adjacentIds} AND submitted_at > ${windowBefore(row.submittedAt)})`;
  return db
    .insert(formSubmissions)
    .values({ ...row, id: sql`coalesce(${taken}, ${id})` })
    .onConflictDoNothing()
    .returning({ id: formSubmissions.id });
}

export function insertBooked(
  db: Database,
  row: NewSubmission,
  ids: RecordIds,
  booking: BookingRow,
  networkDay: NetworkDay,
) {
  // A record that was there before the first statement has its mails already.
  const isNew = sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = ${row.id} AND submitted_at = ${row.submittedAt}
      AND fingerprint = ${row.fingerprint})
    AND NOT EXISTS (SELECT 1 FROM emails WHERE submission_id = ${row.id})`;
  return [
    insertSubmission(db, row, ids),
    insertBooking(db, booking, isNew),
    countBooking(db, networkDay, sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${booking.id})`),
  ] as const;
}

const queued = { id: emails.id, dueAt: emails.dueAt };

export function enqueueMails(db: Database, { mails, notice }: SubmissionMails, onlyIf: SQL) {
  return enqueue(db, mails, onlyIf, notice && noticeRows(notice)).returning(queued);
}

export function enqueueMailsOnce(db: Database, submissionId: string, mails: SubmissionMails, onlyIf: SQL = sql`true`) {
  return enqueueMails(
    db,
    mails,
    sql`${onlyIf} AND EXISTS (SELECT 1 FROM form_submissions WHERE id = ${submissionId})
      AND NOT EXISTS (SELECT 1 FROM emails WHERE submission_id = ${submissionId})`,
  );
}

export function selectRepeated(db: Database, { id, adjacentIds }: RecordIds, now: string) {
  return db
    .select()
    .from(formSubmissions)
    .where(sql`id = ${id} OR (id IN ${adjacentIds} AND submitted_at > ${windowBefore(now)})`)
    .limit(1);
}

export function isAnswered(id: string): SQL {
  return sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = ${id} AND ${answered})`;
}

const answered = sql`(status = 'completed' OR waiting_since IS NULL)`;

export function askAgain(db: Database, id: string, at: string) {
  const ifCompleted = (value: string, otherwise: SQL) =>
    sql`CASE status WHEN 'completed' THEN ${value} ELSE ${otherwise} END`;
  return db
    .update(formSubmissions)
    .set({
      waitingSince: at,
      status: ifCompleted('pending', sql`status`),
      changedBy: ifCompleted('visitor', sql`changed_by`),
      changedAt: ifCompleted(at, sql`changed_at`),
    })
    .where(sql`id = ${id} AND ${answered}`)
    .returning();
}

export function endTranscript(db: Database, sessionId: string, at: string) {
  return db
    .update(formSubmissions)
    .set({ chatUntil: at })
    .where(sql`chat_session_id = ${sessionId} AND chat_until IS NULL AND chat_since < ${at}`);
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
