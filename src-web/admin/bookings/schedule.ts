import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Host, Period } from '../../../src-shared/contracts/admin-bookings.ts';
import { weekdayOf } from '../../../src-shared/time/days.ts';
import { coversDay, leavesHour } from '../../../src-shared/time/office-hours.ts';
import { formatClock } from '../format.ts';

const { bookings: texts } = admin;

/** What decides when there are demos. */
export interface Schedule {
  hosts: Pick<Host, 'active' | 'hours'>[];
  periods: Period[];
}

/** Why a day (`YYYY-MM-DD`) has no demos, or fewer; empty for an ordinary day. */
export function dayNotes(schedule: Schedule, day: string): string[] {
  const notes = schedule.periods.filter((period) => coversDay(period, day)).map(noteOf);
  const hasHost = schedule.hosts.some(({ active, hours }) => active && hours[weekdayOf(day)]?.length);
  return notes.length > 0 || hasHost ? notes : [texts.noDemos];
}

/** Whether demos can be booked at an hour in Dubai, unless they are booked already. */
export function isOpen(schedule: Schedule, day: string, hour: number): boolean {
  const hasHost = schedule.hosts.some(({ active, hours }) => active && hours[weekdayOf(day)]?.includes(hour));
  return hasHost && schedule.periods.every((period) => leavesHour(period, day, hour));
}

function noteOf(period: Period): string {
  const { kind, nameEn, certainty } = period;
  const note = kind === 'closed' ? texts.closed(nameEn) : texts.short(nameEn, hoursOf(period));
  return certainty === 'expected' ? texts.expected(note) : note;
}

/** The hours of short days: `09:00–15:00`. */
export function hoursOf({ fromHour, toHour }: Pick<Period, 'fromHour' | 'toHour'>): string {
  return `${formatClock(fromHour ?? 0)}–${formatClock(toHour ?? 24)}`;
}
