import ICAL from 'ical.js';
import { cellLength } from '../availability.ts';
import { isSafeRule } from './rules.ts';
import { instantOf } from './zones.ts';

/** Of one calendar: a daily event of ten years has 3,652. 50,000 take about two seconds of CPU. */
const maxSteps = 50_000;

interface BusyTimes {
  /** Begin and end, on half hours, in order and apart. */
  intervals: [string, string][];
  unread: number;
}

/** @throws Error when the text is no calendar, or repeats too often. */
export function busyTimes(text: string, from: number, until: number): BusyTimes {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  if (calendar.name !== 'vcalendar') throw new Error('It is no calendar');
  const ranges: [number, number][] = [];
  let steps = 0;
  let unread = 0;

  function add(item: ICAL.Event, start: ICAL.Time, end: ICAL.Time) {
    if (isFree(item.component)) return;
    const zone = item.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
    const [begins, ends] = [instantOf(start, zone), instantOf(end, zone)];
    const first = Math.floor(Math.max(begins, from) / cellLength);
    const last = Math.ceil(Math.min(Math.max(ends, begins + 1), until) / cellLength);
    if (first < last) ranges.push([first, last]);
  }

  for (const group of eventsByUid(calendar)) {
    const [event] = group;
    const rule = event?.component.getFirstPropertyValue('rrule') as ICAL.Recur | null;
    if (!event) continue;
    if (!event.isRecurring() || (rule && !isSafeRule(rule))) {
      if (event.isRecurring()) unread += 1;
      for (const one of group) add(one, one.startDate, one.endDate);
      continue;
    }
    if (rule && hasEnded(event, rule, from)) continue;
    const iterator = event.iterator();
    for (let time = iterator.next(); time; time = iterator.next()) {
      steps += 1;
      if (steps > maxSteps) throw new Error('Its events repeat too often');
      // A day's margin, because an exception may have moved it.
      if (instantOf(time) > until + margin) break;
      const { item, startDate, endDate } = event.getOccurrenceDetails(time);
      add(item, startDate, endDate);
    }
  }
  return { intervals: merged(ranges), unread };
}

const margin = 24 * 60 * 60 * 1000;

/** Most series of an old calendar. One with exceptions or further dates may have times after its end. */
function hasEnded({ component, exceptions, duration }: ICAL.Event, { until }: ICAL.Recur, from: number): boolean {
  if (!until || Object.keys(exceptions).length > 0 || component.getFirstProperty('rdate')) return false;
  return instantOf(until) + duration.toSeconds() * 1000 < from - 2 * margin;
}

/** Each with its exceptions first related to it; an exception without its event stands alone. */
function eventsByUid(calendar: ICAL.Component): ICAL.Event[][] {
  const events = calendar.getAllSubcomponents('vevent').flatMap((component) => {
    if (!component.getFirstProperty('dtstart')) return [];
    return [new ICAL.Event(component, { strictExceptions: true, exceptions: [] })];
  });
  return [...Map.groupBy(events, ({ uid }) => uid).values()].flatMap((group) => {
    const [main, ...others] = group.filter((event) => !event.isRecurrenceException());
    if (!main) return [group];
    const exceptions = group.filter((event) => event.isRecurrenceException());
    for (const exception of exceptions) main.relateException(exception);
    return [[main], ...others.map((event) => [event])];
  });
}

function isFree(event: ICAL.Component): boolean {
  const textOf = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    textOf('transp') === 'TRANSPARENT' ||
    textOf('status') === 'CANCELLED' ||
    textOf('x-microsoft-cdo-busystatus') === 'FREE'
  );
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
