import { timeZone } from '../../src-shared/brand.ts';

/** A date (`YYYY-MM-DD`) as a person reads it: Thursday, 31 December 2026. */
export function longDate(date: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', format);
}

/** An ISO time as the office reads it. */
export function gulfTime(time: string): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
}
