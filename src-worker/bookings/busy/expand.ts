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

/** Limit for all rules of one calendar together, in occurrences of plain rules. */
const maxSteps = 200_000;
/** Limit for series that change from an occurrence on: each needs two zone conversions of a distant time. */
const maxChanges = 1_000;
const maxChangesOfSeries = 20;

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
  let changes = maxChanges;
  let unread = 0;

  function add(begins: number, ends: number) {
    const first = Math.floor(Math.max(begins, from) / cellLength);
    const last = Math.ceil(Math.min(Math.max(ends, begins + 1), until) / cellLength);
    if (first < last) ranges.push([first, last]);
  }
  function addOnce({ isFree, start, length, instantOf }: BusyEvent) {
    if (!isFree && isNear(start, length, window)) add(instantOf(start), instantOf(start + length));
  }

  function addUnread(event: BusyEvent) {
    unread += 1;
    addOnce(event);
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
      if (andLater && replaced.later.length < maxChangesOfSeries && changes-- > 0)
        replaced.later.push({ ...event, at: instantOf(wall) });
      else if (andLater) unread += 1;
      addOnce(event);
    } else if (!event.repeats) addOnce(event);
    else if (!event.isFree) series.push(event);
  }
  for (const { later } of replacements.values()) later.sort((a, b) => a.at - b.at);
  const budget = { remaining: maxSteps };
  /** The series that need more steps than that, and have added nothing. */
  function expand(events: BusyEvent[], most: number): BusyEvent[] {
    return events.filter((event) => {
      const steps = { remaining: Math.min(most, budget.remaining) };
      budget.remaining -= steps.remaining;
      const found = occurrences(event, replacements.get(event.uid) ?? new Replacements(), window, steps);
      budget.remaining += Math.max(steps.remaining, 0);
      if (found === 'unread') addUnread(event);
      else if (found !== 'too_long') for (const [begins, ends] of found) add(begins, ends);
      return found === 'too_long';
    });
  }
  // Equal shares come first, so that no series uses up the steps of another, whatever the order of the file.
  let waiting = expand(series, Math.floor(maxSteps / 2 / series.length));
  waiting = expand(waiting, Math.floor(budget.remaining / 2 / waiting.length));
  for (const event of expand(waiting, maxSteps)) addUnread(event);
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
