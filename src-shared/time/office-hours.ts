import { formatDay } from './format-date.ts';
import { gulfDate, gulfHour } from './gulf-time.ts';
import type { Locale } from './locales.ts';

const hourLength = 60 * 60 * 1000;

/**
 * A promised time in parts, for a sentence: the day in words, and the hour unless the office is already open. `nextTime` and
 * `askedAt` are ISO times.
 */
export function promisedTime(
  nextTime: string,
  askedAt: string,
  locale: Locale,
): { day: string; hour: number | undefined; today: boolean } {
  const day = gulfDate(new Date(nextTime));
  const hour = Math.floor((Date.parse(nextTime) - gulfHour(day, 0).getTime()) / hourLength);
  return {
    day: formatDay(day, locale),
    hour: Date.parse(nextTime) <= Date.parse(askedAt) ? undefined : hour,
    today: day === gulfDate(new Date(askedAt)),
  };
}
