import { ApiProblem } from '../lib/api.ts';
import type { BookingLimit } from './form-store.ts';

/** The limit of bookings that an answer tells of; undefined for any other error. */
export function bookingLimitOf(error: unknown): BookingLimit | undefined {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'too_many_bookings') return undefined;
  return { reason: error.problem.detail };
}
