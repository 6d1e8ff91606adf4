import { coversDay } from '../../src-shared/booking/closed-days.ts';
import { addDays, daysFrom, weekdayOf } from '../../src-shared/days.ts';
import { gulfDate, gulfHour } from '../../src-shared/gulf-time.ts';
import { officeHours } from '../../src-shared/office-hours.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { type CalendarPeriod, periodsOf, selectDecided } from './periods.ts';

const hour = 60 * 60 * 1000;
/** Who writes on Friday evening gets no answer that day: so much of the office's time must be left, in milliseconds. */
const timeToAnswer = 2 * hour;
/** Longer than the office is ever closed, in days. */
const daysAhead = 30;

/** The late days of answers (`lateAnswerDay`) by the ISO times at which the requests arrived. One round trip. */
export async function answerDays(env: Bindings, times: string[]): Promise<Map<string, string | undefined>> {
  const days = times.map((time) => gulfDate(new Date(time))).sort();
  const from = days[0] ?? gulfDate();
  const to = addDays(days.at(-1) ?? from, daysAhead);
  const periods = periodsOf(await selectDecided(database(env), from, to), from, to);
  return new Map(times.map((time) => [time, lateAnswerDay(periods, time)]));
}

/**
 * The day (`YYYY-MM-DD`) on which the office answers what arrives at an ISO time; undefined when that is within 24 hours, as
 * promised.
 */
export function lateAnswerDay(periods: CalendarPeriod[], receivedAt: string): string | undefined {
  const start = Date.parse(receivedAt);
  const days = daysFrom(gulfDate(new Date(start)), daysAhead);
  const open = days.map((day) => ({ day, ...openingOf(periods, day) }));
  const promised = start + 24 * hour;
  const left = open.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, promised) - Math.max(from, start)), 0);
  if (left >= timeToAnswer) return undefined;
  return open.find(({ from, to }) => to - Math.max(from, start) >= timeToAnswer)?.day;
}

/** When the office is open on a day, in milliseconds. */
function openingOf(periods: CalendarPeriod[], day: string): { from: number; to: number } {
  const { weekdays, opens, closes } = officeHours;
  const works = (weekdays as readonly number[]).includes(weekdayOf(day));
  const today = periods.filter((period) => coversDay(period, day));
  if (!works || today.some(({ kind }) => kind === 'closed')) return { from: 0, to: 0 };
  const from = Math.max(opens, ...today.map(({ fromHour }) => fromHour ?? 0));
  const to = Math.min(closes, ...today.map(({ toHour }) => toHour ?? 24));
  return { from: gulfHour(day, from).getTime(), to: gulfHour(day, to).getTime() };
}
