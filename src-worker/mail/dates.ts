import { timeZone } from '../../src-shared/gulf-time.ts';

/** `2026-12-31` as `Thursday, 31 December 2026`. */
export function formatDate(date: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', format);
}

/** An ISO time as `31 January 2026 at 12:00 (Dubai)`. */
export function formatGulfTime(time: string): string {
  const text = new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${text} (Dubai)`;
}
