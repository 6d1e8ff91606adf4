export const minuteLength = 60_000;
export const hourLength = 60 * minuteLength;
export const dayLength = 24 * hourLength;

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength;
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => addDays(first, i));
}

export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** Gulf Standard Time, UTC+4 all year. */
export const timeZone = 'Asia/Dubai';

export const gulfOffset = '+04:00';

const utcOffset = 4 * hourLength;

export function gulfDate(time: Date = new Date()): string {
  return new Date(time.getTime() + utcOffset).toISOString().slice(0, 10);
}

export function gulfTime(iso: string): string {
  return new Date(Date.parse(iso) + utcOffset).toISOString().slice(0, 16).replace('T', ' ');
}

export function gulfHour(date: string, hour: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + hour * hourLength - utcOffset);
}
