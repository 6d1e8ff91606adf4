import { sql } from 'drizzle-orm';
import type { DemoRequest } from '../../src-shared/contracts/submissions.ts';
import { type Availability, freeHosts } from '../bookings/availability.ts';
import { newBooking } from '../bookings/book.ts';
import { countBooking, networkToday, slotTaken, unlessOverlap } from '../bookings/conflict.ts';
import { loadAllAvailability } from '../bookings/load-availability.ts';
import { insertBooking, selectBookingOf } from '../bookings/store.ts';
import { database } from '../db/client.ts';
import type { formSubmissions } from '../db/schema.ts';
import { submissionOf } from '../db/submission-columns.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { idsOfDue } from '../mail/outbox.ts';
import { bookedDemoMails } from './mails.tsx';
import { fingerprintOf, type RecordIds, recordOf } from './record.ts';
import { enqueueMailsOnce, insertSubmission, selectRepeated } from './store.ts';
import { type Submitted, submit } from './submit.ts';

/** The hour that a request wants to book. */
interface WantedSlot {
  /** An ISO time. */
  startsAt: string;
  /** The network of the client (`http/client.ts`). */
  network: string;
  /** When the hour cannot be booked, the request is stored without a booking instead of being refused. */
  fallBackToPreference?: boolean;
}

/**
 * Stores a demo request with its booking and its mails in one transaction. When two requests want the same hour, the database
 * refuses one of them, which then tries each other host once. The same request again changes nothing.
 * @throws ProblemError slot_taken, too_many_bookings, id_already_used
 */
export async function submitBooked(
  env: Bindings,
  request: DemoRequest,
  ids: RecordIds,
  wanted: WantedSlot,
): Promise<Submitted> {
  const tried = new Set<string>();
  for (;;) {
    const availability = await loadAllAvailability(env);
    const host = freeHosts(availability, wanted.startsAt).find(({ id }) => !tried.has(id));
    const stored = host && (await store(env, request, ids, host, wanted));
    if (stored) return stored;
    // After the availability: the hour may be taken by a copy of this request.
    const earlier = await selectRepeated(database(env), ids, new Date().toISOString()).get();
    if (earlier) return repeated(env, request, ids, wanted, earlier);
    if (host) tried.add(host.id);
    else if (wanted.fallBackToPreference) return submit(env, request, ids);
    else throw slotTaken(availability, wanted.startsAt);
  }
}

/** Undefined when the hour has just been taken, or the request, or another one with its id, is stored already. */
async function store(
  env: Bindings,
  request: DemoRequest,
  ids: RecordIds,
  host: Availability['hosts'][number],
  { startsAt, network, fallBackToPreference }: WantedSlot,
): Promise<Submitted | undefined> {
  const db = database(env);
  const now = new Date().toISOString();
  const row = recordOf(request, ids.id, now, fingerprintOf(request));
  const booking = newBooking(ids.id, host.id, startsAt, now, 'visitor');
  const submission = submissionOf(row);
  const mails = bookedDemoMails(env, submission, booking, host);
  const networkDay = await networkToday(env, network);
  const transaction = db.batch([
    insertSubmission(db, row, ids),
    insertBooking(db, booking, isNew(row)),
    countBooking(db, networkDay, sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${booking.id})`),
    enqueueMailsOnce(db, ids.id, mails),
  ]);
  try {
    const [, [stored] = []] = (await unlessOverlap(transaction)) ?? [];
    return stored && { submission, created: true, mailIds: idsOfDue(mails, now), booking: stored };
  } catch (error) {
    const isLimit = error instanceof ProblemError && error.code === 'too_many_bookings';
    if (isLimit && fallBackToPreference) return submit(env, request, ids);
    throw error;
  }
}

/** Whether the statement before has inserted the record: one that was there has its mails already. */
function isNew({ id, submittedAt, fingerprint }: ReturnType<typeof recordOf>) {
  return sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = ${id} AND submitted_at = ${submittedAt}
      AND fingerprint = ${fingerprint})
    AND NOT EXISTS (SELECT 1 FROM emails WHERE submission_id = ${id})`;
}

/** @throws ProblemError id_already_used when the earlier request was another one, or asked for no booking */
async function repeated(
  env: Bindings,
  request: DemoRequest,
  ids: RecordIds,
  wanted: WantedSlot,
  earlier: typeof formSubmissions.$inferSelect,
): Promise<Submitted> {
  if (earlier.fingerprint !== fingerprintOf(request)) {
    if (ids.fallback) return submitBooked(env, request, ids.fallback, wanted);
    throw new ProblemError('id_already_used');
  }
  const booking = await selectBookingOf(database(env), earlier.id).get();
  if (!booking && !wanted.fallBackToPreference) throw new ProblemError('id_already_used');
  return { submission: submissionOf(earlier), created: false, mailIds: [], ...(booking && { booking }) };
}
