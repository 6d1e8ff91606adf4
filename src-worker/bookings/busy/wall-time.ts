import { dayLength } from '#shared/time/days.ts';

/** `wall` is a wall-clock time in milliseconds, as if it were UTC. */
export interface WallTime {
  wall: number;
  isUtc: boolean;
  isDate: boolean;
}

/** No other century matters. */
const years = { first: 1900, last: 2200 };

/** Accepts `20261124`, `20261124T090000` and `20261124T090000Z`. */
export function wallTimeOf(value: string): WallTime | undefined {
  const found = /^\s*(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?\s*$/i.exec(value);
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour <= 24 && minute < 60 && second <= 60;
  if (!isReal || year < years.first || year > years.last) return undefined;
  return { wall, isUtc: found[7] !== undefined, isDate: found[4] === undefined };
}

const maxDuration = 10 * 366 * dayLength;

/** Milliseconds of `PT1H30M`, `P1D`, `P2W`. Undefined if unreadable, negative, or longer than ten years. */
export function durationOf(value: string): number | undefined {
  const found = /^\s*\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?\s*$/i.exec(
    value,
  );
  if (!found) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  const duration = ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  return duration <= maxDuration ? duration : undefined;
}
