import { eq } from 'drizzle-orm';
import { database } from '../db/client.ts';
import { bookings } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueue } from '../mail/outbox.ts';
import { isOverlap } from './conflict.ts';
import { addressOf, bookingMails } from './mails.ts';
import {
  type BookingRow,
  cancelOldReminders,
  changeBooking,
  isUntold,
  selectBooking,
  selectBookingWithRecords,
  selectHosts,
} from './store.ts';

/** The booking after a change, and the ids of the mails that are now due. */
export interface Changed {
  booking: BookingRow;
  mailIds: string[];
}

type Records = Awaited<ReturnType<typeof requireBooking>>;
type Change = Parameters<typeof changeBooking>[2];

/** What a change makes of the booking as it is now; undefined when there is nothing to change. */
type Decide = (records: Records, now: string) => Promise<Omit<Change, 'changedAt' | 'changedBy'> | undefined>;

/**
 * Changes a booking and queues the mails that tell of it, in one transaction. When somebody else changes it meanwhile, or books
 * the hour, the change is decided again.
 * @throws ProblemError not_found, and what `decide` throws
 */
export async function applyChange(
  env: Bindings,
  id: string,
  {
    kind,
    by,
    decide,
  }: { kind: 'booking_confirmation' | 'booking_moved' | 'booking_cancelled'; by: string; decide: Decide },
): Promise<Changed> {
  const db = database(env);
  for (;;) {
    const records = await requireBooking(env, id);
    const { booking, visitor, host } = records;
    const now = new Date().toISOString();
    const change = await decide(records, now);
    if (!change) return { booking, mailIds: [] };
    const changed = { ...booking, ...change, sequence: booking.sequence + 1, changedAt: now, changedBy: by };
    const hosts = change.hostId && change.hostId !== host.id ? await selectHosts(db) : [];
    const newHost = hosts.find((candidate) => candidate.id === change.hostId);
    const hostAddresses = new Set([host, ...(newHost ? [newHost] : [])].map((one) => addressOf(env, one)));
    const mails = bookingMails({
      kind,
      booking: changed,
      visitor,
      hostAddresses: [...hostAddresses],
      ...(kind === 'booking_moved' && { previousStart: booking.startsAt }),
    });
    try {
      const [[stored]] = await db.batch([
        changeBooking(db, booking, { ...change, changedAt: now, changedBy: by }),
        cancelOldReminders(db, booking.submissionId),
        enqueue(db, mails, isUntold(booking.submissionId, changed.sequence)),
        selectBooking(db, id),
      ]);
      if (stored) return { booking: stored, mailIds: mails.filter(({ dueAt }) => dueAt <= now).map((mail) => mail.id) };
    } catch (error) {
      if (!isOverlap(error)) throw error;
    }
  }
}

async function requireBooking(env: Bindings, id: string) {
  const records = await selectBookingWithRecords(database(env), eq(bookings.id, id)).get();
  if (!records) throw new ProblemError('not_found');
  return records;
}

/** @throws ProblemError status_changed when the booking is not confirmed or has begun */
export function requireOpen({ status, startsAt }: BookingRow, now: string): void {
  if (status === 'confirmed' && startsAt > now) return;
  throw new ProblemError('status_changed', { detail: ({ problemDetails }) => problemDetails.bookingClosed });
}
