import { eq, gt } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Stats } from '../../src-shared/contracts/admin.ts';
import { dayLength, gulfDate } from '../../src-shared/time/days.ts';
import { type Database, database } from '../db/client.ts';
import { chatUsage, dailyStats, siteStats } from '../db/schema.ts';
import type { HonoEnv } from '../http/hono-env.ts';

const days = 30;

export function selectStats(db: Database) {
  return db.select().from(siteStats).limit(1);
}

export const adminOverview = new Hono<HonoEnv>()
  .get('/stats', async (c) => {
    const db = database(c.env);
    const [[row], [today]] = await db.batch([
      selectStats(db),
      db.select({ capReachedAt: chatUsage.capReachedAt }).from(chatUsage).where(eq(chatUsage.day, gulfDate())),
    ]);
    if (!row) throw new Error('site_stats has no row');
    const { pending, contacted, completed, waiting, demo, partnership, career } = row;
    const stats: Stats = {
      submissions: {
        ...{ total: row.submissions, pending, contacted, completed, waiting },
        byType: { demo, partnership, career },
      },
      subscribers: { total: row.subscribers, active: row.activeSubscribers },
      readers: { en: row.activeSubscribers - row.activeArabicSubscribers, ar: row.activeArabicSubscribers },
      chatCapReachedAt: today?.capReachedAt ?? null,
    };
    return c.json(stats);
  })
  .get('/activity', async (c) => {
    const db = database(c.env);
    const since = gulfDate(new Date(Date.now() - days * dayLength));
    const [rows, [now]] = await db.batch([
      db.select().from(dailyStats).where(gt(dailyStats.day, since)).orderBy(dailyStats.day),
      db.select({ active: siteStats.activeSubscribers }).from(siteStats).limit(1),
    ]);
    return c.json({ days: fillDays(rows), activeSubscribers: now?.active ?? 0 });
  });

type Day = typeof dailyStats.$inferSelect;

function fillDays(rows: Day[]): Day[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  const zeros = {
    demo: 0,
    partnership: 0,
    career: 0,
    other: 0,
    answered: 0,
    answeredInADay: 0,
    subscribed: 0,
    unsubscribed: 0,
  };
  return Array.from({ length: days }, (_, i) => {
    const date = gulfDate(new Date(Date.now() - (days - 1 - i) * dayLength));
    return known.get(date) ?? { day: date, ...zeros };
  });
}
