import type { Bindings } from '../env.ts';
import { type Availability, freeHosts } from './availability.ts';
import { slotTaken } from './conflict.ts';
import { loadAllAvailability } from './load-availability.ts';
import type { BookingRow } from './store.ts';

interface Options {
  isStaff?: boolean;
  /** The booking that is to have the hour instead of its own. */
  moved?: BookingRow;
}

/**
 * The host for an hour: the one of the moved booking if free, else the one with the fewest demos that week.
 * @throws ProblemError slot_taken
 */
export async function chooseHost(
  env: Bindings,
  startsAt: string,
  { isStaff = false, moved }: Options = {},
): Promise<Availability['hosts'][number]> {
  const availability = await loadAllAvailability(env, { isStaff });
  const free = freeHosts(availability, startsAt);
  const host = free.find(({ id }) => id === moved?.hostId) ?? free[0];
  if (!host) throw slotTaken(availability, startsAt, moved?.startsAt);
  return host;
}
