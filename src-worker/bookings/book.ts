import { sql } from 'drizzle-orm';
import { demoEnd } from '../../src-shared/booking/demo-hours.ts';
import { statusesToBookAgain, statusesToInterviewAgain } from '../../src-shared/booking/statuses.ts';
import { bookingMessages } from '../../src-shared/content/en/staff-messages.ts';
import type { NewBooking } from '../../src-shared/contracts/admin-bookings.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueue, idsOfDue } from '../mail/outbox.ts';
import type { Changed } from './change.ts';
import { retryOnConflict, unlessOverlap } from './conflict.ts';
import { chooseHost } from './load-availability.ts';
import { addressOf, bookingMails } from './mails.tsx';
import {
  type BookingRow,
  insertBooking,
  isClosed,
  isUnannounced,
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
    acceptedAt: null,
    invitationReply: null,
  };
}

/**
 * A demo, or an interview with the host that is given. Makes a new booking even after a cancelled one: in a calendar it
 * is another event. Staff book without notice and limits.
 */
export function bookSubmission(
  env: Bindings,
  { submissionId, startsAt, hostId }: NewBooking,
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
    const known = await selectBookingOf(db, submissionId).get();
    if (known && !replaceable.includes(known.status)) {
      throw new ProblemError('status_changed', { detail: bookingMessages.alreadyBooked });
    }
    const host = await chooseHost(env, startsAt, {
      isStaff: true,
      hostId: hostId ?? (isInterview ? known?.hostId : undefined),
    });
    const now = new Date().toISOString();
    const booking = newBooking(submissionId, host.id, startsAt, now, by);
    const mails = bookingMails({
      kind: 'booking_confirmation',
      booking,
      visitor,
      host,
      hostAddresses: [addressOf(env, host)],
    });
    const isUnbooked = sql`EXISTS (SELECT 1 FROM form_submissions
        WHERE id = ${submissionId} AND NOT ${isClosed})
      AND NOT EXISTS (SELECT 1 FROM bookings WHERE submission_id = ${submissionId} AND replaced_by = '')`;
    const transaction = db.batch([
      replaceBooking(db, submissionId, booking.id, replaceable),
      insertBooking(db, booking, isUnbooked),
      enqueue(db, mails, isUnannounced(booking)),
    ]);
    const [, [stored] = []] = (await unlessOverlap(transaction)) ?? [];
    return stored && { booking: stored, mailIds: idsOfDue(mails, now) };
  });
}
