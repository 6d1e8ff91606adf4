import { admin } from '../../../src-shared/content/en/admin.ts';
import { ApiProblem } from '../../lib/api.ts';
import { failureText } from '../components/failure-text.ts';

const { bookings: texts } = admin;

export function hasBookingChanged(error: Error | null): boolean {
  return error instanceof ApiProblem && error.problem.code === 'status_changed';
}

export function bookingFailure(error: Error | null): string | undefined {
  const code = error instanceof ApiProblem ? error.problem.code : undefined;
  if (code === 'slot_taken') return texts.slotTaken;
  return code === 'status_changed' ? texts.statusChanged : failureText(error);
}

/** The free hours that the API proposes instead, as ISO times. */
export function alternativesOf(error: Error | null): string[] {
  return (error instanceof ApiProblem && error.problem.alternatives) || [];
}
