import { demoEnd, demoHours } from '#shared/bookings/demo-hours.ts';
import type { Slot } from '#shared/contracts/bookings.ts';
import type { WeeklyHours } from '#shared/contracts/hosts.ts';
import { dayLength, daysFrom, gulfDate, gulfHour, mondayOf, weekdayOf } from '#shared/time/days.ts';
import { leavesHour } from '#shared/time/office-hours.ts';
import type { CalendarPeriod } from './opening-hours.ts';

export interface Availability {
  hosts: AvailableHost[];
  periods: CalendarPeriod[];
  taken: TakenTime[];
  busy: TakenTime[];
  earliest: string;
  latest: string;
  /** All of the hosts must be free; otherwise one is enough. */
  together?: true;
}

interface AvailableHost {
  id: string;
  name: string;
  hours: WeeklyHours;
  email: string | null;
  /** The first day back. */
  awayUntil: string | null;
}

export interface TakenTime extends Slot {
  hostId: string;
}

export function ofHost(availability: Availability, hostId: string | undefined): Availability {
  return hostId === undefined
    ? availability
    : { ...availability, hosts: availability.hosts.filter(({ id }) => id === hostId) };
}

export function openSlots(availability: Availability, days: string[]): Slot[] {
  const { earliest, latest, taken, busy, together } = availability;
  const occupied = occupiedCells([...taken, ...busy]);
  const needed = together ? availability.hosts.length : 1;
  return days
    .flatMap((day) => workingHours(availability, day))
    .filter(({ startsAt }) => earliest <= startsAt && startsAt <= latest)
    .filter(({ hosts, ...slot }) => hosts.filter(({ id }) => isFree(occupied, id, slot)).length >= needed)
    .map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
}

export function freeHosts(availability: Availability, startsAt: string): Availability['hosts'] {
  const { earliest, latest, taken, busy } = availability;
  const day = gulfDate(new Date(startsAt));
  const hour = workingHours(availability, day).find((candidate) => candidate.startsAt === startsAt);
  if (!hour || startsAt < earliest || startsAt > latest) return [];
  const week = mondayOf(day);
  const thatWeek = taken.filter((demo) => mondayOf(gulfDate(new Date(demo.startsAt))) === week);
  const demosOf = (id: string) => thatWeek.filter(({ hostId }) => hostId === id).length;
  const occupied = occupiedCells([...taken, ...busy]);
  return hour.hosts
    .filter(({ id }) => isFree(occupied, id, hour))
    .map((host) => ({ host, demos: demosOf(host.id) }))
    .sort((a, b) => a.demos - b.demos)
    .map(({ host }) => host);
}

/** True outside the host's hours too. */
export function isUnoccupied({ taken, busy }: Availability, hostId: string, slot: Slot): boolean {
  return isFree(occupiedCells([...taken, ...busy]), hostId, slot);
}

export function nearestSlots(
  availability: Availability,
  startsAt: string,
  count: number,
  except: string[] = [],
): string[] {
  const wanted = Date.parse(startsAt);
  const [first, last] = [availability.earliest, availability.latest].map((time) => gulfDate(new Date(time))) as [
    string,
    string,
  ];
  const days = daysFrom(first, 1 + (Date.parse(last) - Date.parse(first)) / dayLength);
  return openSlots(availability, days)
    .filter((slot) => !except.includes(slot.startsAt))
    .map((slot) => ({ time: slot.startsAt, distance: Math.abs(Date.parse(slot.startsAt) - wanted) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ time }) => time)
    .sort();
}

export function hoursOn({ hours, awayUntil }: Pick<AvailableHost, 'hours' | 'awayUntil'>, day: string): number[] {
  return awayUntil && day < awayUntil ? [] : (hours[weekdayOf(day)] ?? []);
}

function workingHours({ hosts, periods }: Availability, day: string) {
  const there = hosts.map((host) => ({ host, hours: hoursOn(host, day) }));
  return demoHours
    .map((hour) => ({ hour, hosts: there.filter(({ hours }) => hours.includes(hour)).map(({ host }) => host) }))
    .filter((working) => working.hosts.length > 0 && periods.every((period) => leavesHour(period, day, working.hour)))
    .map((working) => ({ startsAt: gulfHour(day, working.hour).toISOString(), hosts: working.hosts }))
    .map((working) => ({ ...working, endsAt: demoEnd(working.startsAt) }));
}

function occupiedCells(taken: TakenTime[]): ReadonlyMap<string, ReadonlySet<number>> {
  const demosOf = Map.groupBy(taken, ({ hostId }) => hostId);
  return new Map([...demosOf].map(([hostId, demos]) => [hostId, new Set(demos.flatMap(cellsOf))]));
}

function isFree(occupied: ReturnType<typeof occupiedCells>, hostId: string, slot: Slot): boolean {
  return !cellsOf(slot).some((cell) => occupied.get(hostId)?.has(cell));
}

export const cellLength = 30 * 60 * 1000;

function cellsOf({ startsAt, endsAt }: Slot): number[] {
  const first = Date.parse(startsAt) / cellLength;
  return Array.from({ length: Math.ceil(Date.parse(endsAt) / cellLength - first) }, (_, i) => first + i);
}
