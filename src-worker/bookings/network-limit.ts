import { type SQL, sql } from 'drizzle-orm';
import { gulfDate } from '../../src-shared/gulf-time.ts';
import type { Database } from '../db/client.ts';
import { networkBookings } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { hmac } from '../hash.ts';
import { hmacKey } from '../hmac-key.ts';

/** A network (`http/network-of.ts`) on one day, without its address. */
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
