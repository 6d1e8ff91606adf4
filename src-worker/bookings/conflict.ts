import { ProblemError } from '../http/problem.ts';
import { type Availability, nearestSlots } from './availability.ts';

/** How many free hours the answer proposes instead of one that is taken. */
const proposals = 3;

/** `own` is the hour of the booking that is to move: no alternative, although another host may have it free. */
export function slotTaken(availability: Availability, startsAt: string, own?: string): ProblemError {
  return new ProblemError('slot_taken', { alternatives: nearestSlots(availability, startsAt, proposals, own) });
}

/** The results of a transaction; undefined when it failed because the host has another booking at that hour. */
export async function unlessOverlap<Results>(transaction: Promise<Results>): Promise<Results | undefined> {
  try {
    return await transaction;
  } catch (error) {
    if (isOverlap(error)) return undefined;
    throw error;
  }
}

function isOverlap(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes('UNIQUE constraint failed: booking_cells')) return true;
  }
  return false;
}
