import { sql } from 'drizzle-orm';
import type { DemoRequest } from '../../src-shared/contracts/submissions.ts';
import { type Availability, freeHosts } from '../bookings/availability.ts';
import { newBooking } from '../bookings/book.ts';
import { slotTaken, unlessOverlap } from '../bookings/conflict.ts';
import { loadAllAvailability } from '../bookings/load-availability.ts';
import { insertBooking, selectBookingOf } from '../bookings/store.ts';
import { database } from '../db/client.ts';
import type { formSubmissions } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { idsOfDue } from '../mail/outbox.ts';
import { bookedDemoMails } from './mails.ts';
import { fingerprintOf, recordOf, submissionOf } from './record.ts';
import type { RecordIds } from './record-ids.ts';
import { enqueueMailsOnce, insertSubmission, selectRepeated } from './store.ts';
import { type Submitted, submit } from './submit.ts';

interface Wish {
  /** An ISO time. */
  startsAt: string;
  /** When the hour is not free, the request is stored without a booking instead of being refused. */
  orPreference?: boolean;
}

/**
 * Stores a demo request with its booking and its mails in one transaction. When two requests want the same hour, the database
 * refuses one of them, which then looks for another host. The same request again changes nothing.
 * @throws ProblemError slot_taken, id_already_used
 */
export async function submitBooked(
  env: Bindings,
  request: DemoRequest,
  ids: RecordIds,
  wish: Wish,
): Promise<Submitted> {
  for (;;) {
    const availability = await loadAllAvailability(env);
    const [host] = freeHosts(availability, wish.startsAt);
    const stored = host && (await store(env, request, ids, host, wish.startsAt));
    if (stored) return stored;
    // After the availability: the hour may be taken by a copy of this request.
    const earlier = await selectRepeated(database(env), ids, new Date().toISOString()).get();
    if (earlier) return repeated(env, request, ids, wish, earlier);
    if (host) continue;
    if (wish.orPreference) return submit(env, request, ids);
    throw slotTaken(availability, wish.startsAt);
  }
}

/** Undefined when the hour has just been taken, or the request, or another one with its id, is stored already. */
async function store(
  env: Bindings,
  request: DemoRequest,
  ids: RecordIds,
  host: Availability['hosts'][number],
  startsAt: string,
): Promise<Submitted | undefined> {
  const db = database(env);
  const now = new Date().toISOString();
  const row = recordOf(request, ids.id, now, fingerprintOf(request));
  const booking = newBooking(ids.id, host.id, startsAt, now, 'visitor');
  const submission = submissionOf(row);
  const mails = bookedDemoMails(env, submission, booking, host);
  const transaction = db.batch([
    insertSubmission(db, row, ids),
    insertBooking(db, booking, isNew(row)),
    enqueueMailsOnce(db, ids.id, mails),
  ]);
  const [, [stored] = []] = (await unlessOverlap(transaction)) ?? [];
  return stored && { submission, created: true, mailIds: idsOfDue(mails, now), booking: stored };
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
  wish: Wish,
  earlier: typeof formSubmissions.$inferSelect,
): Promise<Submitted> {
  if (earlier.fingerprint !== fingerprintOf(request)) {
    if (ids.fallback) return submitBooked(env, request, ids.fallback, wish);
    throw new ProblemError('id_already_used');
  }
  const booking = await selectBookingOf(database(env), earlier.id).get();
  if (!booking && !wish.orPreference) throw new ProblemError('id_already_used');
  return { submission: submissionOf(earlier), created: false, mailIds: [], ...(booking && { booking }) };
}
