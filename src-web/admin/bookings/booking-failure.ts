import { admin } from '../../../src-shared/content/en/admin.ts';
import { alternativesOf } from '../../lib/alternatives.ts';
import { ApiProblem } from '../../lib/api.ts';
import { failureText } from '../components/failure-text.ts';

export function hasBookingChanged(error: Error | null): boolean {
  return error instanceof ApiProblem && error.problem.code === 'status_changed';
}

export function bookingFailure(error: Error | null): string | undefined {
  return alternativesOf(error) ? admin.bookings.slotTaken : failureText(error);
}
