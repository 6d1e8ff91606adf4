import { eq, gt, type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { VisibleActivity, VisibleStats, VisibleToday } from '#shared/contracts/admin.ts';
import type { SubmissionStatus } from '#shared/contracts/submissions.ts';
import { type SubmissionType, submissionTypes } from '#shared/forms/options.ts';
import { maxCounted } from '#shared/limits.ts';
import { formRoles, type Role } from '#shared/roles.ts';
import { dayLength, gulfDate } from '#shared/time/days.ts';
import { visibleTypes } from '../auth/records.ts';
import { isAllowed, requireAnyRole } from '../auth/roles.ts';
import { countWithoutOutcome } from '../bookings/store.ts';
import { type Database, database } from '../db/client.ts';
import { currentCounts, selectCurrentCounts, sumOf } from '../db/counters.ts';
import { sha256 } from '../db/hash.ts';
import { chatUsage, counters, formSubmissions } from '../db/schema.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { isNotModified } from '../http/not-modified.ts';
import { reply } from '../http/reply.ts';
import { countUnanswered } from '../inbox/list.ts';
import { activityDays, isRepliedInADay, repliedPeriod } from '../inbox/reply-time.ts';

export const adminStats = new Hono<HonoEnv>().get('/', requireAnyRole, async (c) => {
  const db = database(c.env);
  const [[current], [today]] = await db.batch([
    selectCurrentCounts(db),
    db.select({ capReachedAt: chatUsage.capReachedAt }).from(chatUsage).where(eq(chatUsage.day, gulfDate())),
  ]);
  const counts = current?.counts;
  const seesSubscribers = isAllowed(c, 'marketing');
  const stats: VisibleStats = {
    submissions: submissionsOf(counts, visibleTypes(c)),
    subscribers: seesSubscribers
      ? { total: sumOf(counts, 'subscriber'), active: sumOf(counts, 'subscriber', 'active') }
      : null,
    readers: seesSubscribers
      ? { en: sumOf(counts, 'subscriber', 'active', 'en'), ar: sumOf(counts, 'subscriber', 'active', 'ar') }
      : null,
    chatCapReachedAt: (isAllowed(c, 'sales') && today?.capReachedAt) || null,
  };
  return reply<'GET /api/admin/stats'>(c, stats);
});

export const adminActivity = new Hono<HonoEnv>().get('/', requireAnyRole, async (c) => {
  const db = database(c.env);
  const since = gulfDate(new Date(Date.now() - activityDays * dayLength));
  // The row `now` sorts after all days.
  const [rows, [newest]] = await db.batch([
    db.select().from(counters).where(gt(counters.day, since)),
    selectNewestRequests(db),
  ]);
  const countsOf = new Map(rows.map(({ day, counts }) => [day, counts]));
  const seesSubscribers = isAllowed(c, 'marketing');
  const types = visibleTypes(c);
  const seesAll = types.length === submissionTypes.length;
  const names = [
    ...types,
    ...(seesAll ? (['answeredInADay'] as const) : []),
    ...(seesSubscribers ? (['subscribed', 'unsubscribed'] as const) : []),
  ];
  const visible = Array.from({ length: activityDays }, (_, i) => {
    const day = gulfDate(new Date(Date.now() - (activityDays - 1 - i) * dayLength));
    return { day, ...Object.fromEntries(names.map((name) => [name, countsOf.get(day)?.[name] ?? 0])) };
  });
  const total = (...names: string[]) =>
    [...countsOf].reduce((sum, [day, counts]) => (day === currentCounts ? sum : sum + sumNamed(counts, names)), 0);
  return reply<'GET /api/admin/activity'>(c, {
    days: visible,
    activeSubscribers: seesSubscribers ? sumOf(countsOf.get(currentCounts), 'subscriber', 'active') : null,
    replies: seesAll
      ? {
          requests: total(...submissionTypes) - newest!.requests,
          inADay: total('answeredInADay') - newest!.answered,
        }
      : null,
  } satisfies VisibleActivity);
});

/** Requests of the last 24 hours, which still have time for a reply. */
function selectNewestRequests(db: Database) {
  return db
    .select({ requests: sql<number>`count(*)`, answered: sql<number>`coalesce(sum(${isRepliedInADay}), 0)` })
    .from(formSubmissions)
    .where(sql`submitted_at > ${repliedPeriod().until} AND hidden_as IS NULL`);
}

function sumNamed(counts: Record<string, number>, names: string[]): number {
  return names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
}

const newApplications = sql`(SELECT count(*) FROM (
  SELECT 1 FROM form_submissions WHERE stage = 'new' AND hidden_as IS NULL LIMIT ${maxCounted}))`;

export const adminToday = new Hono<HonoEnv>().get('/', requireAnyRole, async (c) => {
  const only = (needed: readonly Role[], count: SQL) => (isAllowed(c, ...needed) ? count : sql`NULL`);
  const counts = await database(c.env).get<VisibleToday>(
    sql`SELECT ${only(['sales'], countUnanswered(maxCounted))} AS unanswered,
      ${only(['recruiting'], newApplications)} AS applications,
      ${only(formRoles, countWithoutOutcome(maxCounted, visibleTypes(c)))} AS outcomes`,
  );
  return reply<'GET /api/admin/today'>(c, counts);
});

/** The newest key of each table that staff see, and the counters, which also change when something is deleted. */
const newest = sql`SELECT
  (SELECT max(seq) FROM form_submissions) AS submissions,
  (SELECT max(id) FROM submission_events) AS events,
  (SELECT max(seq) FROM conversation_entries) AS entries,
  (SELECT max(rowid) FROM emails) AS emails,
  (SELECT max(seq) FROM newsletter_subscribers) AS subscribers,
  (SELECT counts FROM counters WHERE day = 'now') AS counts, refusal
  FROM mail_state WHERE id = 1`;

export const adminLiveUpdates = new Hono<HonoEnv>().get('/', requireAnyRole, async (c) => {
  const row = await database(c.env).get(newest);
  const version = sha256(JSON.stringify(row)).slice(0, 32);
  const etag = `"${version}"`;
  if (isNotModified(c.req.raw, etag)) return c.body(null, 304, { etag });
  c.header('etag', etag);
  return reply<'GET /api/admin/pulse'>(c, { version });
});

function submissionsOf(
  counts: Record<string, number> | undefined,
  types: SubmissionType[],
): VisibleStats['submissions'] {
  if (types.length === 0) return null;
  const sum = (status?: SubmissionStatus, waits?: '1') =>
    types.reduce((total, type) => total + sumOf(counts, 'form', type, status, waits), 0);
  const forms = types.filter((type) => type !== 'other');
  return {
    total: sum(),
    pending: sum('pending'),
    contacted: sum('contacted'),
    completed: sum('completed'),
    waiting: sum(undefined, '1'),
    byType: Object.fromEntries(forms.map((type) => [type, sumOf(counts, 'form', type)])),
  };
}
