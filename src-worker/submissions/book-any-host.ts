import { type Availability, freeHosts } from '../bookings/availability.ts';
import { newBooking } from '../bookings/book.ts';
import { networkToday, unlessOverlap } from '../bookings/conflict.ts';
import { loadAllAvailability } from '../bookings/load-availability.ts';
import type { BookingRow } from '../bookings/store.ts';
import { database } from '../db/client.ts';
import { submissionOf } from '../db/submission-columns.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { idsOfDue } from '../mail/outbox.ts';
import { bookedDemoMails } from './mails.tsx';
import type { NewSubmission, RecordIds } from './record.ts';
import { endEarlierTranscripts, enqueueMailsOnce, insertBooked, selectRepeated } from './store.ts';

export interface RequestedSlot {
  startsAt: string;
  fallBackToPreference: boolean;
  network: string;
}

interface Booked {
  booking: BookingRow;
  mailIds: string[];
}

interface Attempt {
  availability: Availability;
  booked?: Booked | undefined;
  /** The record under the id of the request, which may be another one. */
  earlier?: NewSubmission | undefined;
}

/** When two requests want the same slot, the database refuses one, which then tries each other host once. */
export async function bookAnyHost(
  env: Bindings,
  slot: RequestedSlot,
  ids: RecordIds,
  row: NewSubmission,
): Promise<Attempt> {
  const tried = new Set<string>();
  for (;;) {
    const availability = await loadAllAvailability(env);
    const host = freeHosts(availability, slot.startsAt).find(({ id }) => !tried.has(id));
    const booked = host && (await bookHost(env, host, slot, ids, row));
    if (booked) return { availability, booked };
    // Checked after the availability, because a copy of this request may have taken the slot.
    const earlier = await selectRepeated(database(env), ids, new Date().toISOString()).get();
    if (earlier || !host) return { availability, earlier };
    tried.add(host.id);
  }
}

/** Undefined if the host is taken, or the request is a repeated one. @throws ProblemError `too_many_bookings` */
async function bookHost(
  env: Bindings,
  host: Availability['hosts'][number],
  { startsAt, network }: RequestedSlot,
  ids: RecordIds,
  row: NewSubmission,
): Promise<Booked | undefined> {
  const db = database(env);
  const booking = newBooking(ids.id, host.id, startsAt, row.submittedAt, 'visitor');
  const mails = bookedDemoMails(env, submissionOf(row), booking, host);
  const today = await networkToday(env, network);
  const storing = transaction(db, {
    booking: insertBooked(db, row, ids, booking, host, today),
    queued: enqueueMailsOnce(db, ids.id, mails),
    repeated: selectRepeated(db, ids, row.submittedAt),
    transcripts: endEarlierTranscripts(db, row),
  });
  const stored = await unlessOverlap(storing);
  const booked = stored?.booking.booked[0];
  if (booked) return { booking: booked, mailIds: idsOfDue(stored.queued, row.submittedAt) };
  if (stored?.repeated.length === 0) throw new ProblemError('too_many_bookings');
  return undefined;
}
