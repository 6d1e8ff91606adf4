import { eq, sql } from 'drizzle-orm';
import { bookingMessages } from '#shared/staff-texts/messages.ts';
import { type Database, database } from '../db/client.ts';
import { bookings, emails, formSubmissions } from '../db/schema.ts';
import { updateSubmissions } from '../db/submission-changes.ts';
import { isNew } from '../db/submission-status.ts';
import { transaction } from '../db/transaction.ts';
import { assigneeBefore, replacedValue, undoOf } from '../db/undo-changes.ts';
import { queueWebhookEvents } from '../db/webhook-events.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import type { BookingRow } from './store.ts';

/** Undoes a booking by staff before its first email leaves, with the change of the submission that came with it. */
export async function undoBooking(env: Bindings, id: string, by: string): Promise<void> {
  const db = database(env);
  const booking = await db.select().from(bookings).where(eq(bookings.id, id)).get();
  if (!booking) throw new ProblemError('not_found', { detail: bookingMessages.missing });
  const {
    deleted: [deleted],
  } = await transaction(db, undoBookingStatements(db, booking, by));
  if (!deleted) throw new ProblemError('status_changed', { detail: bookingMessages.announced });
}

function undoBookingStatements(db: Database, { id, submissionId, createdAt, changedBy }: BookingRow, by: string) {
  const written = { by: changedBy, at: createdAt };
  const undone = undoOf(written, by);
  const mails = sql`submission_id = ${submissionId} AND payload ->> '$.booking.id' = ${id}`;
  const isUnsent = sql`EXISTS (SELECT 1 FROM emails WHERE ${mails})
    AND NOT EXISTS (SELECT 1 FROM emails WHERE ${mails} AND NOT (status = 'queued' AND attempts = 0))`;
  // The emails are deleted last, so that the statements of a repeated request do nothing.
  const isUndone = sql`NOT EXISTS (SELECT 1 FROM bookings WHERE id = ${id}) AND EXISTS (SELECT 1 FROM emails WHERE ${mails})`;
  const current = (column: string) =>
    sql`(SELECT ${sql.raw(column)} FROM bookings WHERE submission_id = ${submissionId} AND replaced_by = '')`;
  const status = replacedValue(written, 'status', undone);
  return {
    deleted: db
      .delete(bookings)
      .where(sql`id = ${id} AND status = 'confirmed' AND sequence = 0 AND accepted_at IS NULL AND ${isUnsent}`)
      .returning({ id: bookings.id }),
    replaced: db
      .update(bookings)
      .set({ replacedBy: '' })
      .where(sql`replaced_by = ${id} AND submission_id = ${submissionId} AND ${isUndone}`),
    events: queueWebhookEvents(db, 'booking.cancelled', undone.at, sql`SELECT ${submissionId} AS id WHERE ${isUndone}`),
    submission: updateSubmissions(db, sql`form_submissions.id = ${submissionId} AND ${isUndone}`, {
      status: sql`coalesce(${status}, form_submissions.status)`,
      stage: sql`coalesce(${replacedValue(written, 'stage', undone)}, form_submissions.stage)`,
      answeredAt: sql`nullif(answered_at, ${createdAt})`,
      waitingSince: sql`iif(${isNew(status)}, submitted_at, waiting_since)`,
      assignee: assigneeBefore(written, undone),
      ...undone,
    }),
    listed: db
      .update(formSubmissions)
      .set({ demoAt: current('starts_at'), demoStatus: current('status') })
      .where(sql`id = ${submissionId} AND ${isUndone}`),
    mails: db.delete(emails).where(sql`${mails} AND ${isUndone}`),
  };
}
