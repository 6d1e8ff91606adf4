import { type SQL, sql } from 'drizzle-orm';
import { gulfDate } from '#shared/time/days.ts';
import type { Database } from '../db/client.ts';
import { hmac } from '../db/hash.ts';
import { insertIf } from '../db/insert-if.ts';
import { hmacKey } from '../db/keys.ts';
import { networkBookings } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { type Availability, nearestSlots } from './availability.ts';

const proposals = 3;

export function slotTaken(availability: Availability, startsAt: string, own = startsAt): ProblemError {
  return new ProblemError('slot_taken', {
    alternatives: nearestSlots(availability, startsAt, proposals, [startsAt, own]),
  });
}

export function overtaken(): ProblemError {
  return new ProblemError('unavailable', { cause: new Error('Other bookings overtook each attempt') });
}

export async function unlessOverlap<Results>(transaction: Promise<Results>): Promise<Results | undefined> {
  try {
    return await transaction;
  } catch (error) {
    if (failedBy(error, 'UNIQUE constraint failed: booking_cells')) return undefined;
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

export interface NetworkDay {
  hash: string;
  day: string;
}

export async function networkToday(env: Bindings, network: string): Promise<NetworkDay> {
  const day = gulfDate();
  return { hash: hmac(await hmacKey(env, 'networks'), `${day}\n${network}`), day };
}

/** A network's eleventh booking of a day violates a table check, which fails the transaction. */
export function countBooking(db: Database, { hash, day }: NetworkDay, onlyIf: SQL) {
  return insertIf(db, networkBookings, { networkHash: hash, day, bookings: 1 }, onlyIf).onConflictDoUpdate({
    target: networkBookings.networkHash,
    set: { bookings: sql`bookings + 1` },
  });
}
