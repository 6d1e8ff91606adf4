import { gte, inArray, or } from 'drizzle-orm';
import { gulfCalendar as arabic } from '../../src-shared/content/ar/gulf-calendar.ts';
import { gulfCalendar as english } from '../../src-shared/content/en/gulf-calendar.ts';
import type { PeriodRequest } from '../../src-shared/contracts/admin-bookings.ts';
import type { Database } from '../db/client.ts';
import { calendarPeriods } from '../db/schema.ts';
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
