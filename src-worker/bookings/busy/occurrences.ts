import ICAL from 'ical.js';
import { dayLength } from '#shared/time/days.ts';
import { type BusyEvent, type BusyWindow, type Moment, zoneMargin } from './busy-event.ts';
import { isSafeRule } from './rules.ts';
import { wallTimeOf } from './wall-time.ts';

interface Budget {
  steps: number;
}

/** The replaced occurrences of one series, by instant or, for dates, by day. */
export class Replacements {
  readonly instants = new Set<number>();
  readonly days = new Set<number>();
  readonly later: (BusyEvent & { at: number })[] = [];

  add({ wall, isDate, instantOf }: Moment): void {
    if (isDate) this.days.add(dayOf(wall));
    else this.instants.add(instantOf(wall));
  }

  has(wall: number, instant: number): boolean {
    return this.instants.has(instant) || this.days.has(dayOf(wall));
  }
}

/**
 * Start and end of each occurrence in the window and two days around it. `unread`: the rule is unsafe, or the budget is
 * used up.
 */
export function occurrences(
  { start, length, instantOf, repeats }: BusyEvent,
  replaced: Replacements,
  window: BusyWindow,
  budget: Budget,
): [number, number][] | 'unread' {
  const found: [number, number][] = [];
  const omitted = new Replacements();
  for (const moment of repeats?.omitted ?? []) if (isNear(moment.wall, 0, window)) omitted.add(moment);
  function add(wall: number, length: number, zone = instantOf) {
    if (!isNear(wall, length, window)) return;
    const instant = zone(wall);
    if (omitted.has(wall, instant) || replaced.has(wall, instant)) return;
    const change = replaced.later.findLast(({ at }) => at < instant);
    if (!change) found.push([instant, zone(wall + length)]);
    else if (!change.isFree) {
      const begins = instant + change.instantOf(change.start) - change.at;
      found.push([begins, begins + change.length]);
    }
  }
  for (const one of repeats?.added ?? []) add(one.wall, one.length ?? length, one.instantOf);
  const walls =
    repeats?.rule === undefined ? [start] : wallTimes(repeats.rule, start, length, instantOf, window, budget);
  if (walls === 'unread') return 'unread';
  for (const wall of walls) add(wall, length);
  return found;
}

export function isNear(wall: number, length: number, { from, until }: BusyWindow): boolean {
  return wall + length + zoneMargin >= from && wall - zoneMargin <= until;
}

function dayOf(wall: number): number {
  return Math.floor(wall / dayLength);
}

/** ical.js expands only the rule, in wall-clock time; `UNTIL` and a long past are cut off before. */
function wallTimes(
  text: string,
  start: number,
  length: number,
  instantOf: BusyEvent['instantOf'],
  window: BusyWindow,
  budget: Budget,
): number[] | 'unread' {
  const parts = text.split(';').filter((part) => part.trim() !== '' && !/^(?:UNTIL|X-)/i.test(part.trim()));
  const last = /(?:^|;)\s*UNTIL=([^;]*)/i.exec(text)?.[1];
  const end = last === undefined ? undefined : wallTimeOf(last);
  if (last !== undefined && !end) return 'unread';
  if (end && end.wall + length + zoneMargin < window.from - dayLength) return [];
  const rule = ruleOf(parts.join(';'));
  if (!rule || !isSafeRule(rule)) return 'unread';
  const hasEnded = (wall: number) => {
    if (!end || wall < end.wall - zoneMargin) return false;
    if (end.isDate) return dayOf(wall) > dayOf(end.wall);
    return (end.isUtc ? instantOf(wall) : wall) > end.wall;
  };
  const walls: number[] = [];
  const iterator = rule.iterator(timeOf(start + skipped(rule, start, window.from - zoneMargin - length)));
  for (let time = iterator.next(); time; time = iterator.next()) {
    budget.steps -= 1;
    if (budget.steps < 0) return 'unread';
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    if (wall > window.until + zoneMargin || hasEnded(wall)) break;
    walls.push(wall);
  }
  return walls;
}

function ruleOf(text: string): ICAL.Recur | undefined {
  try {
    return ICAL.Recur.fromString(text.toUpperCase());
  } catch {
    return undefined;
  }
}

/**
 * The number of intervals to skip before the window, so that a daily meeting of ten years does not take 3,652 steps.
 */
function skipped({ freq, interval, count }: ICAL.Recur, start: number, until: number): number {
  const days = freq === 'DAILY' ? 1 : freq === 'WEEKLY' ? 7 : undefined;
  if (days === undefined || count || start >= until) return 0;
  const step = days * interval * dayLength;
  return Math.max(Math.floor((until - start) / step) - 1, 0) * step;
}

function timeOf(wall: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(wall), true);
}
