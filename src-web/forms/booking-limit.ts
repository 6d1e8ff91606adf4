import { ApiProblem } from '../lib/api.ts';
import type { BookingLimit } from './form-store.ts';

export function bookingLimitOf(error: unknown): BookingLimit | undefined {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'too_many_bookings') return undefined;
  return { reason: error.problem.detail };
}
