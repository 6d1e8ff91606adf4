import { SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { insertFrom } from './insert-if.ts';
import { analyticsDays } from './schema.ts';

/** Each day starts with the totals of the day before, so later days get the additions, too. */
export function addCounts(db: Database, day: string, counts: Record<string, number> | SQL, onlyIf = sql`true`) {
  const added = counts instanceof SQL ? counts : sql`${JSON.stringify(counts)}`;
  const totals = sql`json_patch(totals, (
    SELECT json_group_object(key, value + coalesce(totals ->> ('$."' || key || '"'), 0)) FROM json_each(${added})))`;
  const days = sql`(SELECT day, totals FROM analytics_days WHERE day > ${day}
    UNION ALL SELECT ${day}, coalesce((SELECT totals FROM analytics_days WHERE day <= ${day} ORDER BY day DESC LIMIT 1), '{}'))`;
  return insertFrom(db, analyticsDays, { day: sql`day`, totals }, sql`FROM ${days} WHERE ${onlyIf}`).onConflictDoUpdate(
    { target: analyticsDays.day, set: { totals: sql`excluded.totals` } },
  );
}
