import { direction, type Locale } from '../../../src-shared/locales.ts';
import { addDays, daysFrom, mondayOf } from '../../../src-shared/time/days.ts';

/** Months are `YYYY-MM`, days `YYYY-MM-DD`: both sort as text. */

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

export function daysOf(month: string): string[] {
  return daysFrom(`${month}-01`, 31).filter((day) => monthOf(day) === month);
}

export function dayInMonth(day: string, month: string): string {
  const days = daysOf(month);
  return days[Number(day.slice(8)) - 1] ?? days.at(-1)!;
}

export function weeksOf(month: string): (string | undefined)[][] {
  const mondays = new Set(daysOf(month).map(mondayOf));
  return [...mondays].map((monday) => daysFrom(monday, 7).map((day) => (monthOf(day) === month ? day : undefined)));
}

/** The keys of the ARIA date grid; undefined for others. */
export function dayForKey(key: string, day: string, locale: Locale): string | undefined {
  const [backward, forward] = direction[locale] === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const monthsAway = (count: number) => dayInMonth(day, addMonths(monthOf(day), count));
  switch (key) {
    case backward:
      return addDays(day, -1);
    case forward:
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageUp':
      return monthsAway(-1);
    case 'PageDown':
      return monthsAway(1);
    default:
      return undefined;
  }
}
