import { gte, inArray, or } from 'drizzle-orm';
import { gulfCalendar as arabic } from '#shared/content/ar/gulf-calendar.ts';
import { gulfCalendar as english } from '#shared/content/en/gulf-calendar.ts';
import type { PeriodRequest } from '#shared/contracts/bookings.ts';
import { addDays, daysFrom, gulfDate } from '#shared/time/days.ts';
import { longestClosure, type OfficeAnswer, openingOf, whenAnswered } from '#shared/time/office-hours.ts';
import { type Database, database } from '../db/client.ts';
import { calendarPeriods } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { type GulfPeriod, gulfPeriods } from './gulf-calendar.ts';

export type CalendarPeriod = PeriodRequest & { id: string };

type Row = typeof calendarPeriods.$inferSelect;

export function selectDecided(db: Database, from: string, to: string) {
  const expected = gulfPeriods(from, to).map(({ id }) => id);
  return db
    .select()
    .from(calendarPeriods)
    .where(or(gte(calendarPeriods.lastDay, from), inArray(calendarPeriods.id, expected)));
}

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

export async function loadPeriods(env: Bindings, from: string, to: string): Promise<CalendarPeriod[]> {
  return periodsOf(await selectDecided(database(env), from, to), from, to);
}

export async function answersTo(env: Bindings, times: string[]): Promise<Map<string, OfficeAnswer>> {
  if (times.length === 0) return new Map();
  const days = times.map((time) => gulfDate(new Date(time))).sort();
  const periods = await loadPeriods(env, days[0]!, addDays(days.at(-1)!, longestClosure));
  return new Map(times.map((time) => [time, whenAnswered(periods, Date.parse(time))]));
}

export async function answerNow(env: Bindings): Promise<OfficeAnswer> {
  const now = new Date().toISOString();
  return (await answersTo(env, [now])).get(now)!;
}

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
