import { hourLength, timeZone } from './days.ts';

/** A browser's time zone, or Gulf Standard Time if it is unknown. */
export function knownZone(zone: unknown): string {
  try {
    if (typeof zone === 'string') return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    // The name is of no zone.
  }
  return timeZone;
}

export function dateIn(zone: string, time: Date = new Date()): string {
  return wallClock(zone, time).slice(0, 10);
}

/** The second pass counts when the offset changes between midnight UTC and the hour. */
export function hourIn(zone: string, day: string, hour: number): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * hourLength;
  const offsetAt = (time: number) => Date.parse(`${wallClock(zone, new Date(time))}Z`) - time;
  const first = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(first));
}

/** The time on a clock in the zone, such as `2026-03-04T09:30:00`. */
function wallClock(zone: string, time: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
    .format(time)
    .replace(' ', 'T');
}
