import type { Booking } from '../../src-shared/contracts/bookings.ts';
import { database } from '../db/client.ts';
import { bookings } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { type BookingRow, isLinkedFrom } from './store.ts';
import { bookingIdOf } from './token.ts';

/** The booking that a token leads to; undefined when the token is not one of ours or the booking is gone. */
export async function openBooking(env: Bindings, token: string): Promise<BookingRow | undefined> {
  const id = await bookingIdOf(env, token);
  return id === undefined ? undefined : database(env).select().from(bookings).where(isLinkedFrom(id)).get();
}

/** A row as JSON. */
export function bookingOf({ id, startsAt, endsAt, status }: BookingRow): Booking {
  return { id, startsAt, endsAt, status };
}
