import { demoEnd } from '../../src-shared/booking/demo-hours.ts';
import type { Bindings } from '../env.ts';
import { applyChange, type Changed, requireOpen } from './change.ts';
import { chooseHost } from './choose-host.ts';

/**
 * Moves a booking to another hour, of the same host when that host is free. `by` is a staff address, or `visitor`.
 * @throws ProblemError slot_taken, status_changed, not_found
 */
export function moveBooking(
  env: Bindings,
  id: string,
  startsAt: string,
  by: string,
  { isStaff = false } = {},
): Promise<Changed> {
  return applyChange(env, id, {
    kind: 'booking_moved',
    by,
    async decide({ booking }, now) {
      requireOpen(booking, now);
      if (booking.startsAt === startsAt) return undefined;
      const host = await chooseHost(env, startsAt, { isStaff, moved: booking });
      return { host, startsAt, endsAt: demoEnd(startsAt) };
    },
  });
}
