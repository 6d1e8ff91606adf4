import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { emails, formSubmissions, newsletterSubscribers, newsletters } from '../db/schema.ts';
import { lastAttempt } from './pauses.ts';

/** A mail with the record it is about. */
export type OutboxItem = Awaited<ReturnType<typeof selectItems>>[number];

/** How long a claim holds before its Worker counts as dead, in milliseconds. */
const claimHolds = 10 * 60_000;

/** What became of a claimed mail. */
export interface Outcome {
  id: string;
  status: 'sent' | 'queued' | 'failed' | 'cancelled';
  attempts: number;
  dueAt: string;
  sentAt: string | null;
  lastError: string | null;
}

/**
 * Takes up to `count` due mails and returns them with their records, in one round trip.
 * A mail is claimed by one conditional update, so nobody else has it. `status = 'queued'` is spelled out,
 * not bound: only then does SQLite use the partial index, whose size is what is left to send.
 */
export async function claimDue(db: Database, now: string, count: number): Promise<OutboxItem[]> {
  const due = sql`SELECT id FROM emails WHERE status = 'queued' AND due_at <= ${now} ORDER BY due_at LIMIT ${count}`;
  return claim(db, now, sql`${emails.id} IN (${due})`);
}

/** Takes these mails, as far as they are due and nobody else has them. */
export async function claimThese(db: Database, now: string, ids: string[]): Promise<OutboxItem[]> {
  const these = sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;
  return claim(db, now, sql`${emails.id} IN (${these}) AND ${emails.dueAt} <= ${now}`);
}

async function claim(db: Database, now: string, which: SQL): Promise<OutboxItem[]> {
  const [claimed, items] = await db.batch([
    db
      .update(emails)
      .set({ status: 'sending', attempts: sql`attempts + 1`, claimedAt: now })
      .where(sql`${which} AND status = 'queued'`)
      .returning({ id: emails.id }),
    selectItems(db).where(sql`${emails.status} = 'sending' AND ${emails.claimedAt} = ${now}`),
  ]);
  // Another round may have claimed in the same millisecond: only the update's own rows are ours.
  const ours = new Set(claimed.map(({ id }) => id));
  return items.filter(({ email }) => ours.has(email.id));
}

/** Mails with what they are about; add a condition. */
export function selectItems(db: Database) {
  return db
    .select({ email: emails, submission: formSubmissions, subscriber: newsletterSubscribers, newsletter: newsletters })
    .from(emails)
    .leftJoin(formSubmissions, eq(formSubmissions.id, emails.submissionId))
    .leftJoin(newsletterSubscribers, eq(newsletterSubscribers.id, emails.subscriberId))
    .leftJoin(newsletters, eq(newsletters.id, emails.newsletterId));
}

/** Writes down what became of claimed mails, each only if the claim still holds. One statement for all of them. */
export async function settle(db: Database, claimedAt: string, outcomes: Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  await db
    .update(emails)
    .set({
      status: sql`value ->> 'status'`,
      attempts: sql`value ->> 'attempts'`,
      dueAt: sql`value ->> 'dueAt'`,
      sentAt: sql`value ->> 'sentAt'`,
      lastError: sql`value ->> 'lastError'`,
      claimedAt: null,
    })
    .from(sql`json_each(${JSON.stringify(outcomes)})`)
    .where(sql`emails.id = value ->> 'id' AND emails.status = 'sending' AND emails.claimed_at = ${claimedAt}`);
}

/** Gives back the mails of Workers that died while sending; who has died with a mail on its last attempt fails it. */
export async function giveBackAbandoned(db: Database, now: number): Promise<number> {
  const since = new Date(now - claimHolds).toISOString();
  const given = await db
    .update(emails)
    .set({
      status: sql`CASE WHEN attempts >= ${lastAttempt} THEN 'failed' ELSE 'queued' END`,
      claimedAt: null,
      lastError: 'The Worker stopped while it was sending this mail',
    })
    .where(sql`status = 'sending' AND claimed_at < ${since}`)
    .returning({ id: emails.id });
  return given.length;
}
