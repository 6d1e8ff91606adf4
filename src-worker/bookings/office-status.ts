import { addDays, daysFrom } from '../../src-shared/days.ts';
import { gulfDate } from '../../src-shared/gulf-time.ts';
import type { Bindings } from '../env.ts';
import { timeToAnswer } from './answer-day.ts';
import { loadPeriods, longestClosure, openingOf } from './opening-hours.ts';
import type { CalendarPeriod } from './periods.ts';

/** `nextTime` is an ISO time: when the office has time for an answer, now or when it opens. */
export interface OfficeStatus {
  open: boolean;
  nextTime: string;
}

/** Whether the office is open, and from when on it answers what arrives at a time in milliseconds. */
export function officeStatus(periods: CalendarPeriod[], now: number): OfficeStatus {
  const hours = daysFrom(gulfDate(new Date(now)), longestClosure).map((day) => openingOf(periods, day));
  const next = hours.find(({ from, to }) => to - Math.max(from, now) >= timeToAnswer);
  return {
    open: hours.some(({ from, to }) => from <= now && now < to),
    nextTime: new Date(Math.max(next?.from ?? now, now)).toISOString(),
  };
}

/** The status of the office at ISO times. One query, and none without times. */
export async function officeStatuses(env: Bindings, times: string[]): Promise<Map<string, OfficeStatus>> {
  if (times.length === 0) return new Map();
  const days = times.map((time) => gulfDate(new Date(time))).sort();
  const from = days[0] ?? gulfDate();
  const periods = await loadPeriods(env, from, addDays(days.at(-1) ?? from, longestClosure));
  return new Map(times.map((time) => [time, officeStatus(periods, Date.parse(time))]));
}

/** The status of the office now. One query. */
export async function officeStatusNow(env: Bindings): Promise<OfficeStatus> {
  const now = Date.now();
  const today = gulfDate(new Date(now));
  return officeStatus(await loadPeriods(env, today, addDays(today, longestClosure)), now);
}
