import { addDays, daysFrom } from '../../src-shared/days.ts';
import { gulfDate } from '../../src-shared/gulf-time.ts';
import type { Bindings } from '../env.ts';
import { loadPeriods, longestClosure, openingOf } from './opening-hours.ts';
import type { CalendarPeriod } from './periods.ts';

const hour = 60 * 60 * 1000;
/** Who writes on Friday evening gets no answer that day: so much of the office's time must be left, in milliseconds. */
export const timeToAnswer = 2 * hour;

/** The late days of answers (`lateAnswerDay`) by the ISO times at which the requests arrived. One round trip, and none without times. */
export async function answerDays(env: Bindings, times: string[]): Promise<Map<string, string | undefined>> {
  if (times.length === 0) return new Map();
  const days = times.map((time) => gulfDate(new Date(time))).sort();
  const from = days[0] ?? gulfDate();
  const periods = await loadPeriods(env, from, addDays(days.at(-1) ?? from, longestClosure));
  return new Map(times.map((time) => [time, lateAnswerDay(periods, time)]));
}

/**
 * The day (`YYYY-MM-DD`) on which the office answers what arrives at an ISO time; undefined when that is within 24 hours, as
 * promised.
 */
export function lateAnswerDay(periods: CalendarPeriod[], receivedAt: string): string | undefined {
  const start = Date.parse(receivedAt);
  const days = daysFrom(gulfDate(new Date(start)), longestClosure);
  const open = days.map((day) => ({ day, ...openingOf(periods, day) }));
  const promised = start + 24 * hour;
  const left = open.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, promised) - Math.max(from, start)), 0);
  if (left >= timeToAnswer) return undefined;
  return open.find(({ from, to }) => to - Math.max(from, start) >= timeToAnswer)?.day;
}
