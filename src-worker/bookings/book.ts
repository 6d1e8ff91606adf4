import { sql } from 'drizzle-orm';
import { demoEnd } from '#shared/bookings/demo-hours.ts';
import { statusesToBookAgain, statusesToInterviewAgain } from '#shared/bookings/statuses.ts';
import type { NewBooking } from '#shared/contracts/bookings.ts';
import { undoDurationMs } from '#shared/limits.ts';
import { bookingMessages } from '#shared/staff-texts/messages.ts';
import { type Database, database } from '../db/client.ts';
import { retryOnConflict } from '../db/retry-on-conflict.ts';
import { updateSubmissions } from '../db/submission-changes.ts';
import { contacted, isNew } from '../db/submission-status.ts';
import { transaction } from '../db/transaction.ts';
import { queueWebhookEvents } from '../db/webhook-events.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueue, idsOfDue } from '../mail/outbox.ts';
import type { Changed } from './change.ts';
import { overtaken, unlessOverlap } from './conflict.ts';
import { areUnchanged, insertInterviewers, interviewersFor, requireFree } from './interviewers.ts';
import { chooseHost } from './load-availability.ts';
import { addressOf, bookingMails } from './mails.tsx';
import {
  assigneeAfter,
  type BookingRow,
  insertBooking,
  isClosed,
  isUnannounced,
  listBooking,
  replaceBooking,
  selectBookingOf,
  selectVisitor,
} from './store.ts';

export function newBooking(
  submissionId: string,
  hostId: string,
  startsAt: string,
  now: string,
  by: string,
): BookingRow {
  return {
    id: crypto.randomUUID(),
    submissionId,
    hostId,
    startsAt,
    endsAt: demoEnd(startsAt),
    status: 'confirmed',
    sequence: 0,
    createdAt: now,
    changedAt: now,
    changedBy: by,
    replacedBy: '',
    secondHostId: null,
    acceptedAt: null,
    invitationReply: null,
  };
}

/**
 * Books a demo, or an interview with the given host. A cancelled booking is not reused: calendars need a new event.
 * Staff book without notice and limits.
 */
export function bookSubmission(
  env: Bindings,
  { submissionId, startsAt, hostId, interviewers, undoable }: NewBooking,
  by: string,
): Promise<Changed> {
  const db = database(env);
  return retryOnConflict(async () => {
    const visitor = await selectVisitor(db, submissionId).get();
    if (!visitor) throw new ProblemError('not_found', { detail: bookingMessages.noSubmission });
    if (visitor.isClosed) {
      throw new ProblemError('status_changed', { detail: bookingMessages.decided });
    }
    const isInterview = visitor.form_type === 'career';
    const replaceable = isInterview ? statusesToInterviewAgain : statusesToBookAgain;
    const existing = await selectBookingOf(db, submissionId).get();
    if (existing && !replaceable.includes(existing.status)) {
      throw new ProblemError('status_changed', { detail: bookingMessages.alreadyBooked });
    }
    const chosen = await interviewersFor(env, { isInterview, hostId, interviewers, booking: existing });
    if (chosen.length > 0) await requireFree(env, startsAt, chosen, { isStaff: true });
    const [host = await chooseHost(env, startsAt, { isStaff: true, hostId }), second] = chosen;
    const hosts = second ? [host, second] : [host];
    const now = new Date().toISOString();
    const dueAt = new Date(Date.parse(now) + undoDurationMs).toISOString();
    const booking = {
      ...newBooking(submissionId, host.id, startsAt, now, by),
      secondHostId: second?.id ?? null,
    };
    const mails = bookingMails({
      kind: 'booking_confirmation',
      booking,
      visitor,
      hosts,
      hostAddresses: hosts.map((one) => addressOf(env, one)),
      ...(undoable && { dueAt }),
    });
    const isOpen = sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = ${submissionId} AND NOT ${isClosed})`;
    const isReady = sql`${isOpen} AND ${areUnchanged(hosts)}`;
    const isUnbooked = sql`${isReady}
      AND NOT EXISTS (SELECT 1 FROM bookings WHERE submission_id = ${submissionId} AND replaced_by = '')`;
    const storing = transaction(db, {
      interviewers: insertInterviewers(db, chosen, isOpen),
      replaced: replaceBooking(db, submissionId, booking.id, replaceable, isReady),
      inserted: insertBooking(db, booking, isUnbooked),
      after: afterBooking(db, booking, host, by),
      mails: enqueue(db, mails, isUnannounced(booking)),
    });
    const [stored] = (await unlessOverlap(storing))?.inserted ?? [];
    return stored && { booking: stored, mailIds: idsOfDue(mails, undoable ? dueAt : now) };
  }, overtaken);
}

/** A booking by staff counts as a reply, and moves an application to the interview stage. */
function afterBooking(db: Database, booking: BookingRow, host: { email: string | null }, by: string) {
  const { id, submissionId, createdAt: at } = booking;
  // Each attempt has a new id.
  const isBooked = sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${id})`;
  return [
    queueWebhookEvents(db, 'booking.created', at, sql`SELECT ${submissionId} AS id WHERE ${isBooked}`),
    ...updateSubmissions(db, sql`form_submissions.id = ${submissionId} AND ${isBooked}`, {
      status: contacted(),
      stage: sql`iif(stage IN ('new', 'screening'), 'interview', stage)`,
      answeredAt: sql`coalesce(answered_at, ${at})`,
      waitingSince: sql`iif(${isNew()}, NULL, waiting_since)`,
      assignee: assigneeAfter(host, sql`form_type`, sql`assignee`),
      by,
      at,
    }),
    listBooking(db, submissionId, booking, isBooked),
  ] as const;
}
