import { demoEnd, demoHours } from '../../src-shared/booking/demo-hours.ts';
import type { WeeklyHours } from '../../src-shared/contracts/admin-bookings.ts';
import type { Slot } from '../../src-shared/contracts/bookings.ts';
import { daysFrom, mondayOf, weekdayOf } from '../../src-shared/days.ts';
import { gulfDate, gulfHour } from '../../src-shared/gulf-time.ts';
import type { CalendarPeriod } from './periods.ts';

/** All that decides which hours are free. */
export interface Availability {
  /** The hosts who take new demos. */
  hosts: { id: string; hours: WeeklyHours; email: string | null }[];
  periods: CalendarPeriod[];
  /** The hosts who have a demo, by the ISO time at which it begins. */
  taken: Map<string, string[]>;
  /** The first and the last time at which a demo may begin, as ISO times. */
  earliest: string;
  latest: string;
}

/** The hours that at least one host has free, of some days (`YYYY-MM-DD`), in order. */
export function openSlots(availability: Availability, days: string[]): Slot[] {
  return days.flatMap((day) =>
    demoHours
      .filter((hour) => hostsAt(availability, day, hour).length > 0)
      .map((hour) => gulfHour(day, hour).toISOString())
      .map((startsAt) => ({ startsAt, endsAt: demoEnd(startsAt) })),
  );
}

/** The hosts who have an hour free, the one with the fewest demos in that week first. */
export function freeHosts(availability: Availability, startsAt: string): Availability['hosts'] {
  const day = gulfDate(new Date(startsAt));
  const hour = demoHours.find((candidate) => gulfHour(day, candidate).toISOString() === startsAt);
  if (hour === undefined) return [];
  const week = mondayOf(day);
  const thatWeek = [...availability.taken].filter(([time]) => mondayOf(gulfDate(new Date(time))) === week);
  const demosOf = (id: string) => thatWeek.filter(([, hosts]) => hosts.includes(id)).length;
  return hostsAt(availability, day, hour)
    .map((host) => ({ host, demos: demosOf(host.id) }))
    .sort((a, b) => a.demos - b.demos)
    .map(({ host }) => host);
}

function hostsAt({ hosts, periods, taken, earliest, latest }: Availability, day: string, hour: number) {
  const weekday = weekdayOf(day);
  const working = hosts.filter(({ hours }) => hours[weekday]?.includes(hour));
  if (working.length === 0 || !periods.every((period) => allows(period, day, hour))) return [];
  const startsAt = gulfHour(day, hour).toISOString();
  if (startsAt < earliest || startsAt > latest) return [];
  return working.filter(({ id }) => !taken.get(startsAt)?.includes(id));
}

/** Whether a period leaves a demo at this hour in Dubai. */
export function allows(
  { firstDay, lastDay, kind, fromHour, toHour }: CalendarPeriod,
  day: string,
  hour: number,
): boolean {
  if (day < firstDay || day > lastDay) return true;
  return kind === 'short' && hour >= (fromHour ?? 0) && hour + 1 <= (toHour ?? 24);
}

/** The free hours that are nearest to a time, in order of time. */
export function nearestSlots(availability: Availability, startsAt: string, count: number): string[] {
  const wanted = Date.parse(startsAt);
  const [first, last] = [availability.earliest, availability.latest].map((time) => gulfDate(new Date(time))) as [
    string,
    string,
  ];
  const days = daysFrom(first, 1 + (Date.parse(last) - Date.parse(first)) / dayLength);
  return openSlots(availability, days)
    .map((slot) => ({ time: slot.startsAt, distance: Math.abs(Date.parse(slot.startsAt) - wanted) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ time }) => time)
    .sort();
}

const dayLength = 24 * 60 * 60 * 1000;
