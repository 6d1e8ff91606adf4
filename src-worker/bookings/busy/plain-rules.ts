import type ICAL from 'ical.js';
import { dayLength } from '#shared/time/days.ts';

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * The occurrences of a daily or weekly rule from a time on, without walking through those before it. Undefined for any
 * other rule. Neither has an ordinal such as `2MO`.
 */
export function plainWalls(rule: ICAL.Recur, start: number, begins: number): Generator<number> | undefined {
  const { freq, interval, parts } = rule;
  const { BYDAY: days = [], ...others } = parts as Record<string, unknown[]>;
  const isDaily = freq === 'DAILY' && days.length === 0;
  // A daily rule with weekdays is a weekly one.
  const isWeekly = freq === 'WEEKLY' || (freq === 'DAILY' && interval === 1);
  if ((!isDaily && !isWeekly) || Object.keys(others).length > 0) return undefined;
  const sinceWeekStart = (weekday: number) => (weekday - (rule.wkst - 1) + 7) % 7;
  const own = isDaily ? 0 : sinceWeekStart(new Date(start).getUTCDay());
  const offsets = new Set(days.map((day) => sinceWeekStart(weekdays.indexOf(String(day)))));
  return walls({
    start,
    begins,
    first: start - own * dayLength,
    period: interval * (isDaily ? 1 : 7) * dayLength,
    offsets: days.length === 0 ? [own] : [...offsets].sort((a, b) => a - b),
    count: rule.count || Number.POSITIVE_INFINITY,
  });
}

interface Plain {
  start: number;
  begins: number;
  first: number;
  period: number;
  /** Days from the beginning of each period. */
  offsets: number[];
  count: number;
}

function* walls({ start, begins, first, period, offsets, count }: Plain): Generator<number> {
  const before = offsets.filter((offset) => first + offset * dayLength < start).length;
  // RFC 5545: DTSTART is the first occurrence, and counts, also when it does not match the rule.
  const extra = offsets.some((offset) => first + offset * dayLength === start) ? 0 : 1;
  if (extra && start >= begins) yield start;
  for (let n = Math.max(Math.floor((begins - first) / period), 0); ; n++) {
    for (const [i, offset] of offsets.entries()) {
      const wall = first + n * period + offset * dayLength;
      const index = n * offsets.length + i - before + extra;
      if (index >= count) return;
      if (index >= extra) yield wall;
    }
  }
}
