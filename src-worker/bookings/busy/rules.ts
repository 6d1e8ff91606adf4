import type ICAL from 'ical.js';

type Part = (string | number)[];

interface Rule {
  freq: string;
  interval: number;
  parts: Record<string, Part>;
}

/**
 * ical.js searches endlessly for the next occurrence of a rule that has none, such as 30 February, or each seventh day
 * that is a Monday, counted from a Tuesday. So only rules that calendars write, and that surely have one, are allowed.
 */
export function isSafeRule(rule: ICAL.Recur): boolean {
  const { freq, interval, parts } = rule as unknown as Rule;
  const { BYDAY = [], BYMONTHDAY = [], BYMONTH = [], BYSETPOS = [], ...others } = parts;
  if (Object.keys(others).length > 0 || interval > 1000) return false;
  const isEach = interval === 1;
  const ordinals = BYDAY.map((day) => Math.abs(Number.parseInt(String(day), 10) || 0));
  const hasOrdinals = ordinals.some((ordinal) => ordinal > 0);
  const hasEarlyDay = BYMONTHDAY.some((day) => Number(day) !== 0 && Math.abs(Number(day)) <= 28);
  switch (freq) {
    case 'DAILY':
      return !hasOrdinals && isEmpty(BYMONTHDAY, BYSETPOS) && (isEach || isEmpty(BYDAY, BYMONTH));
    case 'WEEKLY':
      return !hasOrdinals && isEmpty(BYMONTHDAY, BYMONTH, BYSETPOS);
    case 'MONTHLY':
      if (!isEmpty(BYMONTH) && !isEach) return false;
      if (!isEmpty(BYMONTHDAY)) return isEmpty(BYDAY, BYSETPOS) && (hasEarlyDay || (isEach && isEmpty(BYMONTH)));
      return isInMonth(ordinals) && BYSETPOS.every((n) => Math.abs(Number(n)) <= (hasOrdinals ? 1 : 4 * BYDAY.length));
    case 'YEARLY':
      if (!isEmpty(BYSETPOS)) return false;
      if (isEmpty(BYMONTHDAY)) return isInMonth(ordinals);
      return isEmpty(BYDAY) && (hasEarlyDay || (isEach && BYMONTH.some((month) => longMonths.has(Number(month)))));
    default:
      return false;
  }
}

const longMonths = new Set([1, 3, 5, 7, 8, 10, 12]);

/** Not every month has a fifth Monday. */
function isInMonth(ordinals: number[]): boolean {
  return ordinals.every((ordinal) => ordinal <= 4);
}

function isEmpty(...lists: Part[]): boolean {
  return lists.every((list) => list.length === 0);
}
