import { gulfDate } from '../time/days.ts';

/** The earliest date of a demo: today in Dubai, as `YYYY-MM-DD`. */
export function earliestDemoDate(now: Date = new Date()): string {
  return gulfDate(now);
}

/** The latest date of a demo: the same day of the next year. */
export function latestDemoDate(now: Date = new Date()): string {
  const date = new Date(`${gulfDate(now)}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}
