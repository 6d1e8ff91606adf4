import { dayLength } from '#shared/time/days.ts';
import { type Line, parameterOf } from './read-calendar.ts';
import { durationOf, type WallTime, wallTimeOf } from './wall-time.ts';
import type { Zone } from './zones.ts';

export interface BusyWindow {
  from: number;
  until: number;
}

export interface BusyEvent {
  uid: string;
  isFree: boolean;
  /** Wall-clock time of the first occurrence in the zone of the event. */
  start: number;
  length: number;
  instantOf: Zone;
  repeats: { rule: string | undefined; added: Moment[]; omitted: Moment[] } | undefined;
  /** The occurrence of a series that this event replaces. */
  replaces: (Moment & { andLater: boolean }) | undefined;
}

/** A moment that is only a date stands for every occurrence on that day. */
export interface Moment {
  wall: number;
  isDate: boolean;
  instantOf: Zone;
  length?: number | undefined;
}

type Zones = (name: string | undefined) => Zone | undefined;

/** A zone differs from another by 26 hours at most. */
export const zoneMargin = 2 * dayLength;

const maxDates = 1_000;
const maxRule = 500;

/** `unread`: the event cannot be parsed. `outside`: it is over, or begins after the window. */
export function busyEventOf(
  lines: ReadonlyMap<string, Line[]>,
  window: BusyWindow,
  zoneOf: Zones,
  owner: string | null,
): BusyEvent | 'unread' | 'outside' {
  const first = (name: string) => lines.get(name)?.[0];
  const [startLine, endLine, rule] = [first('DTSTART'), first('DTEND'), first('RRULE')?.value];
  const start = startLine && wallTimeOf(startLine.value);
  const end = endLine && wallTimeOf(endLine.value);
  const duration = durationOf(first('DURATION')?.value ?? 'PT0S');
  if (!startLine || !start || (endLine && !end) || duration === undefined) return 'unread';
  const isSeries = rule !== undefined || lines.has('RDATE');
  const roughEnd = (end?.wall ?? start.wall + duration) + zoneMargin;
  const isOutside = start.wall > window.until + zoneMargin || roughEnd + dayLength < window.from;
  if (isOutside && !isSeries && !lines.has('RECURRENCE-ID')) return 'outside';
  const zone = zoneIn(startLine, start, zoneOf);
  const endZone = end && zoneIn(endLine!, end, zoneOf, zone);
  const moments = (name: string) => momentsOf(lines.get(name) ?? [], zoneOf, zone);
  const [added, omitted, replaced] = [moments('RDATE'), moments('EXDATE'), moments('RECURRENCE-ID')];
  if (!zone || (end && !endZone) || !added || !omitted || !replaced || (rule?.length ?? 0) > maxRule) return 'unread';
  // The zones' difference is taken at the start of the window.
  const apart = end && endZone !== zone ? endZone!(window.from) - zone(window.from) : 0;
  const length = end ? end.wall - start.wall + apart : duration || (start.isDate ? dayLength : 0);
  const range = first('RECURRENCE-ID') && parameterOf(first('RECURRENCE-ID')!, 'RANGE');
  return {
    uid: first('UID')?.value ?? '',
    isFree: isFree(lines, owner),
    start: start.wall,
    length: Math.max(length, 0),
    instantOf: zone,
    repeats: isSeries ? { rule, added, omitted } : undefined,
    replaces: replaced[0] && { ...replaced[0], andLater: range?.toUpperCase() === 'THISANDFUTURE' },
  };
}

/** A date has no zone: it is a day in Dubai, where the hosts are. */
function zoneIn(line: Line, { isUtc, isDate }: WallTime, zoneOf: Zones, otherwise?: Zone): Zone | undefined {
  if (isUtc) return utc;
  const name = isDate ? undefined : parameterOf(line, 'TZID');
  return name === undefined && otherwise ? otherwise : zoneOf(name);
}

function utc(wall: number): number {
  return wall;
}

/** Undefined if a line cannot be parsed or there are too many dates. */
function momentsOf(lines: Line[], zoneOf: Zones, zone: Zone | undefined): Moment[] | undefined {
  const moments: Moment[] = [];
  for (const line of lines) {
    for (const text of line.value.split(',', maxDates + 1)) {
      // An added occurrence may be a period with its own end.
      const [begin = '', end = ''] = text.split('/');
      const time = wallTimeOf(begin);
      const instantOf = time && zoneIn(line, time, zoneOf, zone);
      if (!time || !instantOf || moments.length === maxDates) return undefined;
      const endWall = wallTimeOf(end)?.wall;
      const length = end === '' ? undefined : endWall === undefined ? durationOf(end) : endWall - time.wall;
      moments.push({ wall: time.wall, isDate: time.isDate, instantOf, length });
    }
  }
  return moments;
}

const freeStates = new Set(['FREE', 'WORKINGELSEWHERE']);

function isFree(lines: ReadonlyMap<string, Line[]>, owner: string | null): boolean {
  const textOf = (name: string) => (lines.get(name)?.[0]?.value ?? '').trim().toUpperCase();
  return (
    textOf('TRANSP') === 'TRANSPARENT' ||
    textOf('STATUS') === 'CANCELLED' ||
    freeStates.has(textOf('X-MICROSOFT-CDO-BUSYSTATUS')) ||
    (owner !== null && (lines.get('ATTENDEE') ?? []).some((attendee) => hasDeclined(attendee, owner)))
  );
}

function hasDeclined(attendee: Line, owner: string): boolean {
  const address = attendee.value.trim().replace(/^mailto:/i, '');
  return (
    parameterOf(attendee, 'PARTSTAT')?.toUpperCase() === 'DECLINED' && address.toLowerCase() === owner.toLowerCase()
  );
}
