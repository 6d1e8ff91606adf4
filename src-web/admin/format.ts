import { timeZone } from '../../src-shared/gulf-time.ts';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en');

/** In Gulf time: `4 Mar 2026, 14:05`. */
export function formatTime(iso: string): string {
  return when.format(new Date(iso));
}

/** Formats `2026-03-04` as `4 Mar`. */
export function formatDay(day: string): string {
  return shortDay.format(new Date(day));
}

export function formatNumber(value: number): string {
  return number.format(value);
}
