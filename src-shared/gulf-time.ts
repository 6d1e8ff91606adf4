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
