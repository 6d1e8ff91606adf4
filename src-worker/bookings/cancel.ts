import type { Bindings } from '../env.ts';
import { applyChange, type Changed, requireOpen } from './change.ts';

/**
 * Cancels a booking; a second time changes nothing. `by` is a staff address, or `visitor`.
 * @throws ProblemError status_changed when it has begun, not_found
 */
export function cancelBooking(env: Bindings, id: string, by: string): Promise<Changed> {
  return applyChange(env, id, {
    kind: 'booking_cancelled',
    by,
    async decide({ booking }, now) {
      if (booking.status === 'cancelled') return undefined;
      requireOpen(booking, now);
      return { status: 'cancelled' };
    },
  });
}
