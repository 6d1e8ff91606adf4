import { coversDay } from '../../src-shared/booking/closed-days.ts';
import { weekdayOf } from '../../src-shared/days.ts';
import { gulfHour } from '../../src-shared/gulf-time.ts';
import { officeHours } from '../../src-shared/office-hours.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { type CalendarPeriod, periodsOf, selectDecided } from './periods.ts';

/** Longer than the office is ever closed, in days. */
export const longestClosure = 30;

/** The closed and short days from `from` to `to` (`YYYY-MM-DD`). One query. */
export async function loadPeriods(env: Bindings, from: string, to: string): Promise<CalendarPeriod[]> {
  return periodsOf(await selectDecided(database(env), from, to), from, to);
}

/** When the office is open on a day, in milliseconds. On a day on which it is not, it closes before it opens, or at once. */
export function openingOf(periods: CalendarPeriod[], day: string): { from: number; to: number } {
  const { weekdays, opens, closes } = officeHours;
  const works = (weekdays as readonly number[]).includes(weekdayOf(day));
  const today = periods.filter((period) => coversDay(period, day));
  if (!works || today.some(({ kind }) => kind === 'closed')) return { from: 0, to: 0 };
  const from = Math.max(opens, ...today.map(({ fromHour }) => fromHour ?? 0));
  const to = Math.min(closes, ...today.map(({ toHour }) => toHour ?? 24));
  return { from: gulfHour(day, from).getTime(), to: gulfHour(day, to).getTime() };
}
