import { ProblemError } from '../http/problem.ts';
import { type Availability, nearestSlots } from './availability.ts';

/** How many free hours the answer proposes instead of one that is taken. */
const proposals = 3;

/** `own` is the hour of the booking that is to move: no alternative, although another host may have it free. */
export function slotTaken(availability: Availability, startsAt: string, own?: string): ProblemError {
  const everybody = availability.hosts.map(({ id }) => id);
  const taken = own ? new Map(availability.taken).set(own, everybody) : availability.taken;
  return new ProblemError('slot_taken', {
    alternatives: nearestSlots({ ...availability, taken }, startsAt, proposals),
  });
}

/** Whether a statement failed because the host has another booking at that hour. */
export function isOverlap(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes('UNIQUE constraint failed: booking_cells')) return true;
  }
  return false;
}
