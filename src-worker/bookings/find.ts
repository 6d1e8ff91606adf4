import type { BookingState } from '#shared/content/en/booking-view.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { fullName } from '#shared/text/full-name.ts';
import { database } from '../db/client.ts';
import { idOfToken, signedToken } from '../db/keys.ts';
import { bookings } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { meetingUrlOf } from './booked-slot.ts';
import { type BookingRow, isLinkedFrom, selectBookingWithRecords } from './store.ts';

export function bookingToken(env: Pick<Bindings, 'DB'>, id: string): Promise<string> {
  return signedToken(env, 'bookings', id);
}

export async function openBooking(env: Bindings, token: string): Promise<BookingRow | undefined> {
  const id = await idOfToken(env, 'bookings', token);
  return id === undefined ? undefined : database(env).select().from(bookings).where(isLinkedFrom(id)).get();
}

export function bookingOf({ id, startsAt, endsAt, status }: BookingRow): Booking {
  return { id, startsAt, endsAt, status };
}

export interface BookedDemo {
  token: string;
  booking: BookingRow;
  state: BookingState;
  meetingUrl: string | null;
  isInterview: boolean;
  visitor: { name: string; company: string | null; timezone: string | null };
}

export async function openDemo(env: Bindings, token: string): Promise<BookedDemo | undefined> {
  const id = await idOfToken(env, 'bookings', token);
  if (id === undefined) return undefined;
  const row = await selectBookingWithRecords(database(env), isLinkedFrom(id)).get();
  if (!row) return undefined;
  const { company, timezone, form_type } = row.visitor;
  return {
    token,
    booking: row.booking,
    state: stateOf(row.booking, new Date().toISOString()),
    meetingUrl: meetingUrlOf([row.host, row.secondHost]),
    isInterview: form_type === 'career',
    visitor: { name: fullName(row.visitor), company, timezone },
  };
}

function stateOf({ status, startsAt, endsAt }: BookingRow, now: string): BookingState {
  if (status === 'cancelled') return 'cancelled';
  if (startsAt > now) return 'upcoming';
  return endsAt > now ? 'begun' : 'over';
}
