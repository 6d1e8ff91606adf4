import type ICAL from 'ical.js';
import { timeZone } from '../../../src-shared/time/days.ts';

/**
 * In milliseconds. A time without a zone, with one that does not exist, or of a whole day is that of Dubai, where the hosts are; a
 * zone that the file does not describe is looked up by its name.
 */
export function instantOf(time: ICAL.Time, zoneName?: string): number {
  const { zone } = time;
  if (!time.isDate && zone && zone.tzid !== 'floating') return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const name = time.isDate ? undefined : (zoneName ?? (time as { timezone?: string }).timezone);
  return wall - offsetAt(wall, formatOf(name));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(name: string | undefined): Intl.DateTimeFormat {
  const key = name ?? timeZone;
  const known = formats.get(key);
  if (known) return known;
  const format = formatIn(key) ?? formatIn(timeZone)!;
  // Names come from elsewhere.
  if (formats.size < 100) formats.set(key, format);
  return format;
}

function formatIn(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
  } catch {
    return undefined;
  }
}

/** Twice, because the first guess may be on the other side of a change of clocks. */
function offsetAt(wall: number, format: Intl.DateTimeFormat): number {
  const offset = (instant: number) => Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - instant;
  return offset(wall - offset(wall));
}
