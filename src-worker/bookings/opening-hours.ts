import { gte, inArray, or } from 'drizzle-orm';
import { coversDay } from '../../src-shared/booking/closed-days.ts';
import { gulfCalendar as arabic } from '../../src-shared/content/ar/gulf-calendar.ts';
import { gulfCalendar as english } from '../../src-shared/content/en/gulf-calendar.ts';
import type { PeriodRequest } from '../../src-shared/contracts/admin-bookings.ts';
import { addDays, daysFrom, weekdayOf } from '../../src-shared/days.ts';
import { gulfDate, gulfHour } from '../../src-shared/gulf-time.ts';
import { officeHours } from '../../src-shared/office-hours.ts';
import { type Database, database } from '../db/client.ts';
import { calendarPeriods } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { type GulfPeriod, gulfPeriods } from './gulf-calendar.ts';

/** Closed or short days, in both languages. */
export type CalendarPeriod = PeriodRequest & { id: string };

type Row = typeof calendarPeriods.$inferSelect;

/** What staff have decided about the days from `from` on, and about the expected periods until `to`. */
export function selectDecided(db: Database, from: string, to: string) {
  const expected = gulfPeriods(from, to).map(({ id }) => id);
  return db
    .select()
    .from(calendarPeriods)
    .where(or(gte(calendarPeriods.lastDay, from), inArray(calendarPeriods.id, expected)));
}

/** The expected periods as staff have changed them, and those that staff have added, of the days from `from` to `to`. */
export function periodsOf(decided: Row[], from: string, to: string): CalendarPeriod[] {
  const expected = gulfPeriods(from, to).map(named);
  const rows = decided
    .filter(({ removed }) => !removed)
    .map(({ removed: _, changedBy: _by, changedAt: _at, ...row }) => row);
  const replaced = new Set(decided.map(({ id }) => id));
  return [...expected.filter(({ id }) => !replaced.has(id)), ...rows]
    .filter(({ firstDay, lastDay }) => firstDay <= to && lastDay >= from)
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
}

function named({ name, ...period }: GulfPeriod): CalendarPeriod {
  return { ...period, nameEn: english.holidays[name], nameAr: arabic.holidays[name] };
}

/** Longer than the office is ever closed, in days. */
export const longestClosure = 30;

/** The closed and short days from `from` to `to` (`YYYY-MM-DD`). One query. */
export async function loadPeriods(env: Bindings, from: string, to: string): Promise<CalendarPeriod[]> {
  return periodsOf(await selectDecided(database(env), from, to), from, to);
}

/** When the office is open on a day, in milliseconds. On a day on which it is not, it closes before it opens, or at once. */
export function openingOf(periods: CalendarPeriod[], day: string): { from: number; to: number } {
  const { weekdays, opens, closes } = officeHours;
  const works = (weekdays as readonly number[]).includes(weekdayOf(day));
  const today = periods.filter((period) => coversDay(period, day));
  if (!works || today.some(({ kind }) => kind === 'closed')) return { from: 0, to: 0 };
  const from = Math.max(opens, ...today.map(({ fromHour }) => fromHour ?? 0));
  const to = Math.min(closes, ...today.map(({ toHour }) => toHour ?? 24));
  return { from: gulfHour(day, from).getTime(), to: gulfHour(day, to).getTime() };
}

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

/** The next day (`YYYY-MM-DD`) after today in Dubai on which the office opens. `now` is in milliseconds. One query. */
export async function nextWorkingDay(env: Bindings, now: number = Date.now()): Promise<string> {
  const tomorrow = addDays(gulfDate(new Date(now)), 1);
  const days = daysFrom(tomorrow, longestClosure);
  const periods = await loadPeriods(env, tomorrow, addDays(tomorrow, longestClosure));
  const isOpen = (day: string) => {
    const { from, to } = openingOf(periods, day);
    return from < to;
  };
  return days.find(isOpen) ?? tomorrow;
}
