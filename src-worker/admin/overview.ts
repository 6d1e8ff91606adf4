import { eq, gt } from 'drizzle-orm';
import { Hono } from 'hono';
import type { VisibleActivity, VisibleStats } from '../../src-shared/contracts/admin.ts';
import { type SubmissionType, submissionTypes } from '../../src-shared/forms/options.ts';
import { dayLength, gulfDate } from '../../src-shared/time/days.ts';
import { visibleTypes } from '../auth/records.ts';
import { isAllowed, requireAnyRole } from '../auth/roles.ts';
import { type Database, database } from '../db/client.ts';
import { chatUsage, dailyStats, siteStats } from '../db/schema.ts';
import type { HonoEnv } from '../http/hono-env.ts';

const days = 30;

export function selectStats(db: Database) {
  return db.select().from(siteStats).limit(1);
}

export const adminStats = new Hono<HonoEnv>().get('/', requireAnyRole, async (c) => {
  const db = database(c.env);
  const [[row], [today]] = await db.batch([
    selectStats(db),
    db.select({ capReachedAt: chatUsage.capReachedAt }).from(chatUsage).where(eq(chatUsage.day, gulfDate())),
  ]);
  if (!row) throw new Error('site_stats has no row');
  const seesReaders = isAllowed(c, 'marketing');
  const stats: VisibleStats = {
    submissions: submissionsOf(row, visibleTypes(c)),
    subscribers: seesReaders ? { total: row.subscribers, active: row.activeSubscribers } : null,
    readers: seesReaders
      ? { en: row.activeSubscribers - row.activeArabicSubscribers, ar: row.activeArabicSubscribers }
      : null,
    chatCapReachedAt: (isAllowed(c, 'sales') && today?.capReachedAt) || null,
  };
  return c.json(stats);
});

export const adminActivity = new Hono<HonoEnv>().get('/', requireAnyRole, async (c) => {
  const db = database(c.env);
  const since = gulfDate(new Date(Date.now() - days * dayLength));
  const [rows, [now]] = await db.batch([
    db.select().from(dailyStats).where(gt(dailyStats.day, since)).orderBy(dailyStats.day),
    db.select({ active: siteStats.activeSubscribers }).from(siteStats).limit(1),
  ]);
  const seesReaders = isAllowed(c, 'marketing');
  const types = visibleTypes(c);
  const names = [
    ...types,
    ...(types.length === submissionTypes.length ? (['answered', 'answeredInADay'] as const) : []),
    ...(seesReaders ? (['subscribed', 'unsubscribed'] as const) : []),
  ];
  const visible = fillDays(rows).map((row) => ({
    day: row.day,
    ...Object.fromEntries(names.map((name) => [name, row[name]])),
  }));
  return c.json({
    days: visible,
    activeSubscribers: seesReaders ? (now?.active ?? 0) : null,
  } satisfies VisibleActivity);
});

/** Sales see what is no application. */
function submissionsOf(row: typeof siteStats.$inferSelect, types: SubmissionType[]): VisibleStats['submissions'] {
  if (types.length === 0) return null;
  const { submissions: total, pending, contacted, completed, waiting, demo, partnership, career } = row;
  const all = { total, pending, contacted, completed, waiting };
  const applications = {
    ...{ total: career, pending: row.careerPending, contacted: row.careerContacted },
    ...{ completed: row.careerCompleted, waiting: row.careerWaiting },
  };
  if (types.length === submissionTypes.length) return { ...all, byType: { demo, partnership, career } };
  if (types.includes('career')) return { ...applications, byType: { career } };
  return {
    total: total - applications.total,
    pending: pending - applications.pending,
    contacted: contacted - applications.contacted,
    completed: completed - applications.completed,
    waiting: waiting - applications.waiting,
    byType: { demo, partnership },
  };
}

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
