import { gulfDate } from '../time/days.ts';

export function earliestDemoDate(now: Date = new Date()): string {
  return gulfDate(now);
}

export function latestDemoDate(now: Date = new Date()): string {
  const date = new Date(`${gulfDate(now)}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}
