import { and, eq, sql } from 'drizzle-orm';
import { stayedDays } from '#shared/analytics/steps.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { addDays, daysFrom, gulfDate, gulfHour, weekdayOf } from '#shared/time/days.ts';
import { addressHasRole } from '../auth/roles.ts';
import { type Database, database } from '../db/client.ts';
import { hasNotRun, lastRun, markRun } from '../db/daily-run.ts';
import { staff, type WeeklySummary } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { enqueue, type NewEmail } from '../mail/outbox.ts';
import { countOf, loadCounts, percentilesOf, sumByName } from './compared-counts.ts';
import { stepsOf } from './report.ts';
import { addStayed } from './store.ts';

export async function countStayed(env: Bindings, now: number = Date.now()): Promise<void> {
  const db = database(env);
  const day = gulfDate(new Date(now));
  const counted = (await lastRun(db, 'stayed')) ?? addDays(day, -1);
  if (counted >= day) return;
  const startOf = (date: string) => gulfHour(addDays(date, 1 - stayedDays), 0);
  await db.batch([
    addStayed(db, { day, from: startOf(counted), to: startOf(day) }, hasNotRun('stayed', day)),
    markRun(db, 'stayed', day),
  ]);
}

const sentAt = 9;
const listedSources = 5;

export async function sendSummaries(env: Bindings, now: number = Date.now()): Promise<void> {
  const today = gulfDate(new Date(now));
  const sunday = addDays(today, -weekdayOf(today));
  if (now < gulfHour(sunday, sentAt).getTime()) return;
  const db = database(env);
  if (((await lastRun(db, 'summary')) ?? '') >= sunday) return;
  const mails = await summaryMails(db, sunday, new Date(now).toISOString());
  await db.batch([enqueue(db, mails, hasNotRun('summary', sunday)), markRun(db, 'summary', sunday)]);
}

async function summaryMails(db: Database, sunday: string, now: string): Promise<NewEmail[]> {
  const recipients = await db
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.summary, true), addressHasRole(sql`staff.email`, sql`'marketing'`)));
  if (recipients.length === 0) return [];
  const summary = await loadSummary(db, addDays(sunday, -7));
  return recipients.map(({ email }) => ({
    id: crypto.randomUUID(),
    kind: 'staff_summary',
    to: email,
    subject: staffMail.summary.subject(summary.visits.now),
    payload: { summary },
    dueAt: now,
    createdAt: now,
  }));
}

async function loadSummary(db: Database, from: string): Promise<WeeklySummary> {
  const parts = daysFrom(from, 7).map((day) => ({ day, length: 1 }));
  const { counts, days } = await loadCounts(db, parts, addDays(from, -7));
  const { now, before } = percentilesOf(counts, 'phone').lcp;
  return {
    from,
    to: addDays(from, 6),
    visits: countOf(counts, 'visits'),
    visitsByDay: days.map(({ visits }) => visits),
    demo: stepsOf(counts, 'demo'),
    subscribers: countOf(counts, 'step|newsletter.confirmed'),
    chats: countOf(counts, 'step|chat.asked'),
    sources: [...sumByName(counts, 'source')].slice(0, listedSources).map(([source, count]) => ({ source, ...count })),
    phoneLcp: { now, before },
  };
}
