import ICAL from 'ical.js';
import { dayLength } from '#shared/time/days.ts';
import { type BusyEvent, type BusyWindow, type Moment, zoneMargin } from './busy-event.ts';
import { plainWalls } from './plain-rules.ts';
import { isSafeRule } from './rules.ts';
import { wallTimeOf } from './wall-time.ts';

export interface Steps {
  remaining: number;
}

/** A step of ical.js, and its beginning, take as long as this many occurrences of a plain rule. */
const stepCost = 20;
const beginCost = 60;

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
 * Start and end of each occurrence in the window and two days around it. `unread`: the rule is unsafe. `too_long`: it needs
 * more steps.
 */
export function occurrences(
  { start, length, instantOf, repeats }: BusyEvent,
  replaced: Replacements,
  window: BusyWindow,
  steps: Steps,
): [number, number][] | 'unread' | 'too_long' {
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
    repeats?.rule === undefined ? [start] : wallTimes(repeats.rule, start, length, instantOf, window, steps);
  if (typeof walls === 'string') return walls;
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
  steps: Steps,
): number[] | 'unread' | 'too_long' {
  const parts = text.split(';').filter((part) => part.trim() !== '' && !/^(?:UNTIL|X-)/i.test(part.trim()));
  const last = /(?:^|;)\s*UNTIL=([^;]*)/i.exec(text)?.[1];
  const end = last === undefined ? undefined : wallTimeOf(last);
  if (last !== undefined && !end) return 'unread';
  if (end && end.wall + length + zoneMargin < window.from - dayLength) return [];
  if (steps.remaining <= 0) return 'too_long';
  const rule = ruleOf(parts.join(';'));
  if (!rule || !isSafeRule(rule)) return 'unread';
  const hasEnded = (wall: number) => {
    if (!end || wall < end.wall - zoneMargin) return false;
    if (end.isDate) return dayOf(wall) > dayOf(end.wall);
    return (end.isUtc ? instantOf(wall) : wall) > end.wall;
  };
  const begins = window.from - zoneMargin - length;
  const plain = plainWalls(rule, start, begins);
  if (!plain) steps.remaining -= beginCost;
  if (steps.remaining < 0) return 'too_long';
  const walls: number[] = [];
  for (const wall of plain ?? walked(rule, start, begins)) {
    steps.remaining -= plain ? 1 : stepCost;
    if (steps.remaining < 0) return 'too_long';
    if (wall > window.until + zoneMargin || hasEnded(wall)) break;
    walls.push(wall);
  }
  return walls;
}

function* walked(rule: ICAL.Recur, start: number, begins: number): Generator<number> {
  const iterator = rule.iterator(timeOf(laterStart(rule, start, begins)));
  for (let time = iterator.next(); time; time = iterator.next()) {
    yield Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  }
}

function ruleOf(text: string): ICAL.Recur | undefined {
  try {
    return ICAL.Recur.fromString(text.toUpperCase());
  } catch {
    return undefined;
  }
}

/** A start shortly before the window, so that a monthly meeting of thirty years does not take 360 steps. */
function laterStart({ freq, interval, count, parts }: ICAL.Recur, start: number, begins: number): number {
  if (count || start >= begins) return start;
  if (freq === 'DAILY') return start + Math.floor((begins - start) / (interval * dayLength)) * interval * dayLength;
  const first = new Date(start);
  if (freq === 'MONTHLY' && (parts.BYDAY || parts.BYMONTHDAY)) first.setUTCDate(1);
  // Not every month has the days after the 28th.
  if (first.getUTCDate() > 28) return start;
  const months = freq === 'MONTHLY' ? interval : 12 * interval;
  const passed = Math.floor((begins - start) / (31 * dayLength) / months) - 1;
  return passed > 0 ? first.setUTCMonth(first.getUTCMonth() + passed * months) : start;
}

function timeOf(wall: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(wall), true);
}
