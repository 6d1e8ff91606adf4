import { addDays, daysFrom } from '../../src-shared/days.ts';
import { gulfDate } from '../../src-shared/gulf-time.ts';
import { loadPeriods, longestClosure, openingOf } from '../bookings/opening-hours.ts';
import type { Bindings } from '../env.ts';

/** The next day (`YYYY-MM-DD`) after today in Dubai on which the office opens. `now` is in milliseconds. One query. */
export async function nextWorkingDay(env: Bindings, now: number = Date.now()): Promise<string> {
  const tomorrow = addDays(gulfDate(new Date(now)), 1);
  const days = daysFrom(tomorrow, longestClosure);
  const periods = await loadPeriods(env, tomorrow, addDays(tomorrow, longestClosure));
  const isOpen = (day: string) => {
    const { from, to } = openingOf(periods, day);
    return from < to;
  };
  return days.find(isOpen) ?? tomorrow;
}
