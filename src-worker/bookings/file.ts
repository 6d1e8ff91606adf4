import { bookingPath, localizedPath } from '../../src-shared/paths.ts';
import { database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { hourOf } from '../mail/booked-hour.ts';
import { type BookingRow, selectVisitor } from './store.ts';
import { bookingToken } from './token.ts';

/** The calendar file of a booking as it is now, with the same event as in the latest mail. @throws ProblemError not_found */
export async function bookingFileOf(env: Bindings, booking: BookingRow): Promise<string> {
  const visitor = await selectVisitor(database(env), booking.submissionId).get();
  if (!visitor) throw new ProblemError('not_found');
  const path = localizedPath(bookingPath(await bookingToken(env, booking.id)), visitor.locale);
  // Loaded when it is needed: ical-generator is large.
  const { invitation } = await import('../mail/booking-calendar.ts');
  const link = configOf(env).SITE_URL + path;
  return invitation({ visitor, booking: hourOf(booking), stamp: booking.changedAt, link });
}
