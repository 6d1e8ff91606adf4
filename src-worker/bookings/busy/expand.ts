import { cellLength } from '../availability.ts';
import { type BusyEvent, busyEventOf } from './busy-event.ts';
import { isNear, occurrences, Replacements } from './occurrences.ts';
import { readCalendar } from './read-calendar.ts';
import { zonesOf } from './zones.ts';

interface BusyTimes {
  /** Starts and ends on half hours, sorted and without overlaps. */
  intervals: [string, string][];
  /** The number of events that were not understood, wholly or in part. */
  unread: number;
}

/** Limit for all rules of one calendar together. */
const maxSteps = 4_000;
/** Limit for series that change from an occurrence on: each needs two zone conversions of a distant time. */
const maxChanges = 100;

/**
 * The owner's busy times; events that the owner declined are left out. Any input takes at most half a second of CPU and
 * 32 MiB. @throws Error when the text is not a calendar
 */
export function busyTimes(text: string, from: number, until: number, owner: string | null = null): BusyTimes {
  const { events, zones } = readCalendar(text);
  const window = { from, until };
  const zoneOf = zonesOf(zones);
  const ranges: [number, number][] = [];
  const series: BusyEvent[] = [];
  const replacements = new Map<string, Replacements>();
  const budget = { steps: maxSteps, changes: maxChanges };
  let unread = 0;

  function add(begins: number, ends: number) {
    const first = Math.floor(Math.max(begins, from) / cellLength);
    const last = Math.ceil(Math.min(Math.max(ends, begins + 1), until) / cellLength);
    if (first < last) ranges.push([first, last]);
  }
  function addOnce({ isFree, start, length, instantOf }: BusyEvent) {
    if (!isFree && isNear(start, length, window)) add(instantOf(start), instantOf(start + length));
  }

  for (const lines of events) {
    const event = lines.has('DTSTART') ? busyEventOf(lines, window, zoneOf, owner) : 'outside';
    if (event === 'outside') continue;
    if (event === 'unread') unread += 1;
    else if (event.replaces) {
      const { wall, andLater, instantOf } = event.replaces;
      const replaced = replacements.get(event.uid) ?? new Replacements();
      replacements.set(event.uid, replaced);
      if (isNear(wall, 0, window)) replaced.add(event.replaces);
      if (andLater && budget.changes-- > 0) replaced.later.push({ ...event, at: instantOf(wall) });
      else if (andLater) unread += 1;
      addOnce(event);
    } else if (event.repeats) series.push(event);
    else addOnce(event);
  }
  for (const { later } of replacements.values()) later.sort((a, b) => a.at - b.at);
  for (const event of series) {
    if (event.isFree) continue;
    const found = occurrences(event, replacements.get(event.uid) ?? new Replacements(), window, budget);
    if (found === 'unread') {
      unread += 1;
      addOnce(event);
    } else for (const [begins, ends] of found) add(begins, ends);
  }
  return { intervals: merged(ranges), unread };
}

function merged(ranges: [number, number][]): [string, string][] {
  const apart: [number, number][] = [];
  for (const [first, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = apart.at(-1);
    if (last && first <= last[1]) last[1] = Math.max(last[1], end);
    else apart.push([first, end]);
  }
  const iso = (cell: number) => new Date(cell * cellLength).toISOString();
  return apart.map(([first, end]) => [iso(first), iso(end)]);
}
