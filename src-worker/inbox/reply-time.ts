import { sql } from 'drizzle-orm';
import { dayLength, gulfDate, gulfHour } from '#shared/time/days.ts';

export const activityDays = 30;

/** An email or a booking by staff counts, as in the trigger `submissions_count_update`. */
export const isRepliedInADay = sql`coalesce(julianday(answered_at) - julianday(submitted_at) <= 1, 0)`;

/** Requests sent after `until` still have time for a reply. */
export function repliedPeriod(now = Date.now()): { from: string; until: string } {
  const firstDay = gulfDate(new Date(now - (activityDays - 1) * dayLength));
  return { from: gulfHour(firstDay, 0).toISOString(), until: new Date(now - dayLength).toISOString() };
}
