import { type SQL, sql } from 'drizzle-orm';
import { gulfDate } from '../../src-shared/time/days.ts';
import type { Database } from '../db/client.ts';
import { hmac } from '../db/hash.ts';
import { hmacKey } from '../db/keys.ts';
import { networkBookings } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { type Availability, nearestSlots } from './availability.ts';

/** How many free hours the answer proposes instead of one that is taken. */
const proposals = 3;
/** How often a change is decided again because of what others do at the same time. */
const maxAttempts = 5;

/** `own` is the hour of the booking that is to move: no alternative, although another host may have it free. */
export function slotTaken(availability: Availability, startsAt: string, own = startsAt): ProblemError {
  return new ProblemError('slot_taken', {
    alternatives: nearestSlots(availability, startsAt, proposals, [startsAt, own]),
  });
}

/**
 * The result of the first attempt that nobody else has disturbed.
 * @throws ProblemError unavailable when all are disturbed, and what an attempt throws
 */
export async function retryOnConflict<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new ProblemError('unavailable', { cause: new Error(`A booking failed ${maxAttempts} times`) });
}

/**
 * The results of a transaction; undefined when it failed because the host has another booking at that hour.
 * @throws ProblemError too_many_bookings
 */
export async function unlessOverlap<Results>(transaction: Promise<Results>): Promise<Results | undefined> {
  try {
    return await transaction;
  } catch (error) {
    if (failedBy(error, 'UNIQUE constraint failed: booking_cells')) return undefined;
    if (failedBy(error, 'too many bookings of an address')) throw new ProblemError('too_many_bookings');
    if (failedBy(error, 'CHECK constraint failed: network_bookings_limit')) {
      throw new ProblemError('too_many_bookings', { detail: ({ problemDetails }) => problemDetails.networkBookings });
    }
    throw error;
  }
}

function failedBy(error: unknown, message: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(message)) return true;
  }
  return false;
}

/** A network (`http/client.ts`) on one day, without its address. */
export interface NetworkDay {
  hash: string;
  /** `YYYY-MM-DD` in Dubai. */
  day: string;
}

export async function networkToday(env: Bindings, network: string): Promise<NetworkDay> {
  const day = gulfDate();
  return { hash: hmac(await hmacKey(env, 'networks'), `${day}\n${network}`), day };
}

/** Counts a booking of a network when `onlyIf` is true. Fails on the check of its table when the network has booked ten that day. */
export function countBooking(db: Database, { hash, day }: NetworkDay, onlyIf: SQL) {
  return db
    .insert(networkBookings)
    .select(sql`SELECT ${hash}, ${day}, 1 WHERE ${onlyIf}`)
    .onConflictDoUpdate({ target: networkBookings.networkHash, set: { bookings: sql`bookings + 1` } });
}
