import { eq, sql } from 'drizzle-orm';
import type { HostCalendar } from '#shared/contracts/hosts.ts';
import { hourLength } from '#shared/time/days.ts';
import type { Database } from '../../db/client.ts';
import { busyCalendars, hosts } from '../../db/schema.ts';

export type CalendarRow = typeof busyCalendars.$inferSelect;

export function setCalendar(db: Database, hostId: string, url: string | null, at: string) {
  if (url === null) return db.delete(busyCalendars).where(eq(busyCalendars.hostId, hostId));
  const row = { url, addedAt: at, intervals: [], unread: 0 };
  const unknown = { etag: null, lastModified: null, triedAt: null, fetchedAt: null, expandedAt: null, error: null };
  return db
    .insert(busyCalendars)
    .values({ hostId, ...row })
    .onConflictDoUpdate({ target: busyCalendars.hostId, set: { ...row, ...unknown }, setWhere: sql`url <> ${url}` });
}

/**
 * The attempt is stored before the calendar is read, so that a calendar that crashes the Worker is not first in every
 * run, and no two runs share one.
 */
export async function claimDueCalendar(db: Database, before: string, now: string): Promise<CalendarRow | undefined> {
  const due = sql`SELECT host_id FROM busy_calendars WHERE coalesce(tried_at, '') <= ${before}
    ORDER BY coalesce(tried_at, '') LIMIT 1`;
  const [claimed] = await db.update(busyCalendars).set({ triedAt: now }).where(sql`host_id = (${due})`).returning();
  return claimed;
}

export async function selectHostAddress(db: Database, hostId: string): Promise<string | null> {
  const host = await db.select({ email: hosts.email }).from(hosts).where(eq(hosts.id, hostId)).get();
  return host?.email ?? null;
}

export function updateCalendar(db: Database, { hostId, url }: CalendarRow, change: Partial<CalendarRow>) {
  return db.update(busyCalendars).set(change).where(sql`host_id = ${hostId} AND url = ${url}`);
}

export function selectCalendars(db: Database) {
  const { hostId, url, addedAt, fetchedAt, error, unread } = busyCalendars;
  return db.select({ hostId, url, addedAt, fetchedAt, error, unread }).from(busyCalendars);
}
export type ShownCalendar = Awaited<ReturnType<typeof selectCalendars>>[number];

export function selectBusy(db: Database, from: string, before: string) {
  return db
    .select({ hostId: sql<string>`host_id`, startsAt: sql<string>`value ->> 0`, endsAt: sql<string>`value ->> 1` })
    .from(sql`busy_calendars, json_each(busy_calendars.intervals)`)
    .where(sql`value ->> 0 < ${before} AND value ->> 1 > ${from}`);
}

const staleAfter = 2 * hourLength;

export function calendarOf({ url, addedAt, fetchedAt, error, unread }: ShownCalendar): HostCalendar {
  const isStale = Date.now() - Date.parse(fetchedAt ?? addedAt) > staleAfter;
  return { hostname: new URL(url).hostname, fetchedAt, error, isStale, unread };
}
