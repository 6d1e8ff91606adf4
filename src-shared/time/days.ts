/** In milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;

/** Whether a text is a day: `YYYY-MM-DD`, and in the calendar. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** Days are `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/** `count` days in a row. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => addDays(first, i));
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** The company's time zone: Gulf Standard Time, UTC+4 all year. */
export const timeZone = 'Asia/Dubai';

const utcOffset = 4 * 60 * 60 * 1000;

/** The date in Dubai as `YYYY-MM-DD`. */
export function gulfDate(time: Date = new Date()): string {
  return new Date(time.getTime() + utcOffset).toISOString().slice(0, 10);
}

/** The moment of a full hour in Dubai; `date` is `YYYY-MM-DD`. */
export function gulfHour(date: string, hour: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + hour * 60 * 60 * 1000 - utcOffset);
}
