import { gt } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Stats } from '../../src-shared/contracts/staff.ts';
import type { HonoEnv } from '../app.ts';
import { type Database, database } from '../db/client.ts';
import { dailyStats, siteStats } from '../db/schema.ts';
import { configOf } from '../env.ts';

/** The dashboard's pictures show this many days. */
const days = 30;
const day = 24 * 60 * 60 * 1000;

/** The counters, in their one row. */
export function selectStats(db: Database) {
  return db.select().from(siteStats).limit(1);
}

export const staffOverview = new Hono<HonoEnv>()
  .get('/me', (c) => c.json({ email: c.get('staff'), newsletterTransport: newsletterTransport(c.env) }))
  .get('/stats', async (c) => {
    const row = await selectStats(database(c.env)).get();
    if (!row) throw new Error('site_stats has lost its row');
    const { pending, contacted, completed, demo, partnership, career } = row;
    const stats: Stats = {
      submissions: { total: row.submissions, pending, contacted, completed, byType: { demo, partnership, career } },
      subscribers: { total: row.subscribers, active: row.activeSubscribers },
    };
    return c.json(stats);
  })
  .get('/activity', async (c) => {
    const db = database(c.env);
    const since = new Date(Date.now() - days * day).toISOString().slice(0, 10);
    const [rows, [now]] = await db.batch([
      db.select().from(dailyStats).where(gt(dailyStats.day, since)).orderBy(dailyStats.day),
      db.select({ active: siteStats.activeSubscribers }).from(siteStats).limit(1),
    ]);
    return c.json({ days: everyDay(rows), activeSubscribers: now?.active ?? 0 });
  });

type Day = typeof dailyStats.$inferSelect;

/** A row for each of the last 30 days, today last; a day on which nothing happened is all zeros. */
function everyDay(rows: Day[]): Day[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  const nothing = {
    demo: 0,
    partnership: 0,
    career: 0,
    answered: 0,
    answeredInADay: 0,
    subscribed: 0,
    unsubscribed: 0,
  };
  return Array.from({ length: days }, (_, i) => {
    const date = new Date(Date.now() - (days - 1 - i) * day).toISOString().slice(0, 10);
    return known.get(date) ?? { day: date, ...nothing };
  });
}

/** Whether newsletters may go out: Cloudflare's binding is for transactional mail only. */
function newsletterTransport(env: HonoEnv['Bindings']): 'resend' | 'binding' {
  return configOf(env).RESEND_API_KEY ? 'resend' : 'binding';
}
