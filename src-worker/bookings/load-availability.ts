import { addDays, dayLength, gulfDate, gulfHour, hourLength, mondayOf } from '#shared/time/days.ts';
import { database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { type Availability, freeHosts, ofHost } from './availability.ts';
import { selectBusy } from './busy/store.ts';
import { slotTaken } from './conflict.ts';
import { periodsOf, selectDecided } from './opening-hours.ts';
import { type BookingRow, selectActiveHosts, selectTaken } from './store.ts';

interface Range {
  firstDay: string;
  lastDay: string;
  isStaff?: boolean;
}

export async function loadAvailability(
  env: Bindings,
  { firstDay, lastDay, isStaff = false }: Range,
): Promise<Availability> {
  const { BOOKING_NOTICE_HOURS, BOOKING_HORIZON_DAYS } = configOf(env);
  const now = Date.now();
  const db = database(env);
  const [from, before] = [startOf(firstDay), startOf(addDays(lastDay, 1))];
  const [hosts, decided, taken, busy] = await db.batch([
    selectActiveHosts(db),
    selectDecided(db, firstDay, lastDay),
    selectTaken(db, from, before),
    selectBusy(db, from, before),
  ]);
  return {
    hosts,
    periods: periodsOf(decided, firstDay, lastDay),
    taken: taken.flatMap(({ secondHostId, ...one }) =>
      secondHostId ? [one, { ...one, hostId: secondHostId }] : [one],
    ),
    busy,
    earliest: new Date(now + (isStaff ? 0 : BOOKING_NOTICE_HOURS * hourLength)).toISOString(),
    latest: new Date(now + BOOKING_HORIZON_DAYS * dayLength).toISOString(),
  };
}

export function loadAllAvailability(env: Bindings, by: Pick<Range, 'isStaff'> = {}): Promise<Availability> {
  const today = gulfDate();
  const lastDay = addDays(today, configOf(env).BOOKING_HORIZON_DAYS);
  // Starts on Monday, to count each host's demos of the week.
  const firstDay = mondayOf(today);
  return loadAvailability(env, { firstDay, lastDay, ...by });
}

function startOf(day: string): string {
  return gulfHour(day, 0).toISOString();
}

interface Options {
  isStaff: boolean;
  moved?: BookingRow;
  hostId?: string | undefined;
}

export async function chooseHost(
  env: Bindings,
  startsAt: string,
  { isStaff, moved, hostId }: Options,
): Promise<Availability['hosts'][number]> {
  const everyone = await loadAllAvailability(env, { isStaff });
  // A host who takes no demos any longer cannot keep one.
  const hasEnded = hostId === moved?.hostId && everyone.hosts.every(({ id }) => id !== hostId);
  const availability = hasEnded ? everyone : ofHost(everyone, hostId);
  const free = freeHosts(availability, startsAt);
  const host = free.find(({ id }) => id === moved?.hostId) ?? free[0];
  if (!host) throw slotTaken(availability, startsAt, moved?.startsAt);
  return host;
}
