import { sql } from 'drizzle-orm';
import type { DemoRequest } from '../../src-shared/contracts/submissions.ts';
import { type Availability, freeHosts } from '../bookings/availability.ts';
import { newBooking } from '../bookings/book.ts';
import { isOverlap, slotTaken } from '../bookings/conflict.ts';
import { loadAllAvailability } from '../bookings/load-availability.ts';
import { addressOf } from '../bookings/mails.ts';
import { insertBooking, selectBookingOf } from '../bookings/store.ts';
import { type Database, database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { bookedDemoMails } from './mails.ts';
import { fingerprintOf, recordOf, submissionOf } from './record.ts';
import type { RecordIds } from './record-ids.ts';
import { enqueueMailsOnce, insertSubmission, selectSubmission } from './store.ts';
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
  const db = database(env);
  for (;;) {
    const [availability, known] = await Promise.all([
      loadAllAvailability(env),
      selectSubmission(db, ids.id, ids.adjacentIds).get(),
    ]);
    if (known && known.fingerprint !== fingerprintOf(request) && ids.fallback) {
      return submitBooked(env, request, ids.fallback, wish);
    }
    if (known) return withBooking(db, await submit(env, request, ids));
    const [host] = freeHosts(availability, wish.startsAt);
    if (!host) {
      if (wish.orPreference) return submit(env, request, ids);
      throw slotTaken(availability, wish.startsAt);
    }
    try {
      const stored = await store(env, request, ids, host, wish.startsAt);
      if (stored) return stored;
    } catch (error) {
      if (!isOverlap(error)) throw error;
    }
  }
}

/** Undefined when another request has stored the submission meanwhile. */
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
  const mails = bookedDemoMails(env, submission, booking, addressOf(env, host));
  const [inserted, [stored]] = await db.batch([
    insertSubmission(db, row, ids),
    insertBooking(db, booking, isNew(row.id, row.submittedAt, row.fingerprint)),
    enqueueMailsOnce(db, ids.id, mails),
  ]);
  if (inserted.length === 0 || !stored) return undefined;
  const due = mails.filter(({ dueAt }) => dueAt <= now);
  return { submission, created: true, mailIds: due.map(({ id }) => id), booking: stored };
}

function isNew(id: string, submittedAt: string, fingerprint: string | undefined) {
  return sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = ${id} AND submitted_at = ${submittedAt} AND fingerprint = ${fingerprint})
    AND NOT EXISTS (SELECT 1 FROM bookings WHERE submission_id = ${id})`;
}

async function withBooking(db: Database, submitted: Submitted): Promise<Submitted> {
  const booking = await selectBookingOf(db, submitted.submission.id).get();
  return { ...submitted, ...(booking && { booking }) };
}
