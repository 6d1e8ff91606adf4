import { desc, lte, type SQL, sql } from 'drizzle-orm';
import { addCounts } from '../db/analytics-counts.ts';
import type { Database } from '../db/client.ts';
import { analyticsDays } from '../db/schema.ts';

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
  const stayed = sql`FROM newsletter_subscribers
    WHERE status = 'active' AND subscribed_at >= ${from.toISOString()} AND subscribed_at < ${to.toISOString()}`;
  const counts = sql`(SELECT json_object('step|newsletter.stayed', count(*)) ${stayed})`;
  return addCounts(db, day, counts, sql`EXISTS (SELECT 1 ${stayed}) AND ${onlyIf}`);
}
