import { timeZone } from '../../src-shared/gulf-time.ts';

/** `2026-12-31` as `Thursday, 31 December 2026`. */
export function longDate(date: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', format);
}

/** An ISO time as `31 January 2026 at 12:00`, in Dubai. */
export function gulfTime(time: string): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
}
