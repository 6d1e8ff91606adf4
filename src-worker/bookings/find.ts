import type { Booking } from '../../src-shared/contracts/bookings.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { type BookingRow, selectBooking } from './store.ts';
import { bookingIdOf } from './token.ts';

/** The booking of a token; undefined when the token is not one of ours or the booking is gone. */
export async function openBooking(env: Bindings, token: string): Promise<BookingRow | undefined> {
  const id = await bookingIdOf(env, token);
  return id === undefined ? undefined : selectBooking(database(env), id).get();
}

/** A row as JSON. */
export function bookingOf({ id, startsAt, endsAt, status }: BookingRow): Booking {
  return { id, startsAt, endsAt, status };
}
