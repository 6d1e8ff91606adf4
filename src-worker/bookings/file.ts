import { bookingPath, localizedPath } from '../../src-shared/paths.ts';
import { database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { type BookingRow, selectVisitor } from './store.ts';
import { bookingToken } from './token.ts';

/** The calendar file that a visitor downloads, in the visitor's language. @throws ProblemError not_found */
export async function bookingFileOf(env: Bindings, booking: BookingRow): Promise<string> {
  const visitor = await selectVisitor(database(env), booking.submissionId).get();
  if (!visitor) throw new ProblemError('not_found');
  const path = localizedPath(bookingPath(await bookingToken(env, booking.id)), visitor.locale);
  // Loaded when it is needed: ical-generator is large.
  const { visitorFile } = await import('./calendar-files.ts');
  return visitorFile(booking, visitor.locale, configOf(env).SITE_URL + path);
}
