import { ProblemError } from '../http/problem.ts';
import { type Availability, nearestSlots } from './availability.ts';

/** How many free hours the answer proposes instead of one that is taken. */
const proposals = 3;

export function slotTaken(availability: Availability, startsAt: string): ProblemError {
  return new ProblemError('slot_taken', { alternatives: nearestSlots(availability, startsAt, proposals) });
}

/** Whether a statement failed because the host has another booking at that hour. */
export function isOverlap(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes('UNIQUE constraint failed: booking_cells')) return true;
  }
  return false;
}
