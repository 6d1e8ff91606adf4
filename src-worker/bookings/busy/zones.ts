import { dayLength, timeZone } from '#shared/time/days.ts';
import type { ZoneDescription } from './read-calendar.ts';
import { wallTimeOf } from './wall-time.ts';
import { windowsZones } from './windows-zones.ts';

/** Converts a wall-clock time to its instant; both in milliseconds, the wall-clock time as if it were UTC. */
export type Zone = (wall: number) => number;

/** Each zone costs a conversion for each day of the window. Invitations bring zones that the host does not use. */
const maxZones = 200;

/** Looks up a calendar's zones by name; undefined if the name is unknown. The default is Dubai, where the hosts are. */
export function zonesOf(
  descriptions: ReadonlyMap<string, ZoneDescription>,
): (name: string | undefined) => Zone | undefined {
  const zones = new Map<string, Zone | undefined>();
  return (name = timeZone) => {
    if (!zones.has(name) && zones.size < maxZones)
      zones.set(name, namedZone(name) ?? describedZone(descriptions.get(name)));
    return zones.get(name);
  };
}

/**
 * Names may have Outlook's form (`W. Europe Standard Time`, `tzone://Microsoft/Utc`) or Mozilla's
 * (`/mozilla.org/20050126_1/Europe/Berlin`).
 */
function namedZone(name: string): Zone | undefined {
  const bare = name.replace(/^tzone:\/\/Microsoft\//i, '').slice(0, 100);
  const path = bare.split('/');
  const ends = [path, path.slice(-3), path.slice(-2)].map((parts) => parts.join('/'));
  for (const candidate of [windowsZones.get(bare) ?? '', ...ends]) {
    const format = formatIn(candidate);
    if (format) return zoneOf((instant) => Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - instant);
  }
  return undefined;
}

function formatIn(zone: string): Intl.DateTimeFormat | undefined {
  // `Intl` reads `+05:30` as a zone, too.
  if (zone === '') return undefined;
  try {
    return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
  } catch {
    return undefined;
  }
}

/**
 * A day whose two ends have the same offset has that offset. Otherwise the offset is looked up twice, because the first
 * guess may be on the other side of the change.
 */
function zoneOf(offsetAt: (instant: number) => number): Zone {
  const ofDays = new Map<number, number>();
  function ofDay(day: number): number {
    const offset = ofDays.get(day) ?? offsetAt(day * dayLength);
    ofDays.set(day, offset);
    return offset;
  }
  return (wall) => {
    const day = Math.floor(wall / dayLength);
    const [before, after] = [ofDay(day - 1), ofDay(day + 2)];
    return wall - (before === after ? before : offsetAt(wall - offsetAt(wall - before)));
  };
}

interface Observance {
  offsetMs: number;
  begins: number;
  /** The day of the yearly change, such as the last Sunday (-1, 0) of March. */
  yearly: { month: number; nth: number; weekday: number } | undefined;
}

const maxObservances = 20;

/** ical.js would walk through every change since DTSTART; the changes of this year and the last are enough. */
function describedZone(description: ZoneDescription | undefined): Zone | undefined {
  const location = description?.lines.get('X-LIC-LOCATION')?.[0];
  const byLocation = location && namedZone(location.value);
  if (!description || byLocation) return byLocation;
  const observances = description.observances.slice(0, maxObservances).flatMap(observanceOf);
  const [first] = observances;
  if (!first) return undefined;
  return zoneOf((instant) => {
    const year = new Date(instant).getUTCFullYear();
    const begun = observances
      .flatMap((one) => beginningsOf(one, year).map((at) => ({ at: at - one.offsetMs, offsetMs: one.offsetMs })))
      .filter(({ at }) => at <= instant)
      .sort((a, b) => a.at - b.at);
    return (begun.at(-1) ?? first).offsetMs;
  });
}

function observanceOf(lines: ZoneDescription['lines']): Observance[] {
  const textOf = (name: string) => lines.get(name)?.[0]?.value ?? '';
  const [, sign, hours, minutes] = /^([+-])(\d{2})(\d{2})/.exec(textOf('TZOFFSETTO')) ?? [];
  const begins = wallTimeOf(textOf('DTSTART'))?.wall;
  if (!sign || begins === undefined) return [];
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  const rule = textOf('RRULE').toUpperCase();
  const month = /BYMONTH=(\d{1,2})/.exec(rule)?.[1];
  const [, nth, day] = /BYDAY=(-?\d)(SU|MO|TU|WE|TH|FR|SA)/.exec(rule) ?? [];
  const yearly =
    month && day ? { month: Number(month) - 1, nth: Number(nth), weekday: weekdays.indexOf(day) } : undefined;
  return [{ offsetMs, begins, yearly }];
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

function beginningsOf({ begins, yearly }: Observance, year: number): number[] {
  if (!yearly) return [begins];
  const { month, nth, weekday } = yearly;
  return [year - 1, year]
    .map((one) => {
      const edge = new Date(Date.UTC(one, nth < 0 ? month + 1 : month, nth < 0 ? 0 : 1));
      const toWeekday = nth < 0 ? -((edge.getUTCDay() - weekday + 7) % 7) : (weekday - edge.getUTCDay() + 7) % 7;
      const weeks = nth < 0 ? nth + 1 : nth - 1;
      return edge.getTime() + (toWeekday + 7 * weeks) * dayLength + (begins % dayLength);
    })
    .filter((at) => at >= begins);
}
