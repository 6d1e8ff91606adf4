import type ICAL from 'ical.js';

type Parts = Record<string, (string | number)[]>;

/**
 * ical.js looks for the next occurrence without end when there is none, such as 30 February. This allows the rules that calendars
 * make and that surely have one.
 */
export function isSafeRule(rule: ICAL.Recur): boolean {
  const { freq, interval, parts } = rule as unknown as { freq: string; interval: number; parts: Parts };
  const { BYDAY = [], BYMONTHDAY = [], BYMONTH = [], BYSETPOS = [], ...others } = parts;
  if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq) || Object.keys(others).length > 0) return false;
  if (interval > 1000 || (BYMONTH.length > 0 && freq !== 'YEARLY' && interval > 1)) return false;
  if (BYDAY.length > 0 && BYMONTHDAY.length > 0) return false;
  const isInEachMonth = (day: string | number) => Math.abs(Number(day)) <= 28;
  if (BYMONTHDAY.length > 0 && !BYMONTHDAY.some(isInEachMonth)) {
    if (
      interval > 1 ||
      (BYMONTH.length > 0 && !BYMONTH.some((month) => [1, 3, 5, 7, 8, 10, 12].includes(Number(month))))
    ) {
      return false;
    }
  }
  const ordinals = BYDAY.map((day) => Math.abs(Number.parseInt(String(day), 10) || 0));
  if (ordinals.some((ordinal) => ordinal > 4)) return false;
  if (ordinals.some((ordinal) => ordinal > 0) && !['MONTHLY', 'YEARLY'].includes(freq)) return false;
  if (BYSETPOS.length === 0) return true;
  return (
    freq === 'MONTHLY' &&
    BYDAY.length > 0 &&
    BYSETPOS.every((n) => Math.abs(Number(n)) <= (ordinals[0] ? 1 : 4) * BYDAY.length)
  );
}
