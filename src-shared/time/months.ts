import { addDays, daysFrom, gulfDate, mondayOf } from './days.ts';

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

export function comingDaysOf(month: string): string[] {
  const today = gulfDate();
  return daysOf(month).filter((day) => day >= today);
}

export function dayInMonth(day: string, month: string): string {
  const days = daysOf(month);
  return days[Number(day.slice(8)) - 1] ?? days.at(-1)!;
}

/** The month of today begins with this week and runs on into the next month, so that it is never one of past days. */
export function weeksFrom(month: string, today: string): (string | undefined)[][] {
  if (month !== monthOf(today)) return weeksOf(month);
  return Array.from({ length: 5 }, (_, week) => daysFrom(addDays(mondayOf(today), week * 7), 7));
}

export function weeksOf(month: string): (string | undefined)[][] {
  const mondays = new Set(daysOf(month).map(mondayOf));
  return [...mondays].map((monday) => daysFrom(monday, 7).map((day) => (monthOf(day) === month ? day : undefined)));
}
