import type { Bindings } from '../env.ts';
import { type Availability, freeHosts } from './availability.ts';
import { slotTaken } from './conflict.ts';
import { loadAllAvailability } from './load-availability.ts';

/** The host for an hour: the preferred one if free, else the one with the fewest demos that week. @throws ProblemError slot_taken */
export async function chooseHost(
  env: Bindings,
  startsAt: string,
  { isStaff = false, preferred }: { isStaff?: boolean; preferred?: string } = {},
): Promise<Availability['hosts'][number]> {
  const availability = await loadAllAvailability(env, { isStaff });
  const free = freeHosts(availability, startsAt);
  const host = free.find(({ id }) => id === preferred) ?? free[0];
  if (!host) throw slotTaken(availability, startsAt);
  return host;
}
