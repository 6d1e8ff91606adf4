import { desc, lte, type SQL, sql } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Database } from '../db/client.ts';
import { analyticsDays } from '../db/schema.ts';
import type { Counts } from './counts.ts';

/** A view: a trigger adds what is inserted to the totals of its day and of all later ones. */
const analyticsAdditions = sqliteTable('analytics_additions', {
  day: text('day').notNull(),
  counts: text('counts', { mode: 'json' }).$type<Counts>().notNull(),
});

export function addCounts(db: Database, day: string, counts: Counts) {
  return db.insert(analyticsAdditions).values({ day, counts });
}

export function selectTotals(db: Database, day: string) {
  return db
    .select({ totals: analyticsDays.totals })
    .from(analyticsDays)
    .where(lte(analyticsDays.day, day))
    .orderBy(desc(analyticsDays.day))
    .limit(1);
}

export function selectVisits(db: Database, day: string) {
  return db
    .select({
      views: sql<number>`coalesce(totals ->> '$.views', 0)`,
      visits: sql<number>`coalesce(totals ->> '$.visits', 0)`,
    })
    .from(analyticsDays)
    .where(lte(analyticsDays.day, day))
    .orderBy(desc(analyticsDays.day))
    .limit(1);
}

export function addStayed(db: Database, { day, from, to }: { day: string; from: Date; to: Date }, onlyIf: SQL) {
  return db.insert(analyticsAdditions).select(sql`
    SELECT ${day}, json_object('step|newsletter.stayed', stayed) FROM (
      SELECT count(*) AS stayed FROM newsletter_subscribers
      WHERE status = 'active' AND subscribed_at >= ${from.toISOString()} AND subscribed_at < ${to.toISOString()}
    )
    WHERE stayed > 0 AND ${onlyIf}`);
}
