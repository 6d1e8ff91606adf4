import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { emails, formSubmissions, newsletterSubscribers, newsletters } from '../db/schema.ts';
import { lastAttempt } from './pauses.ts';

/** A mail with the record it is about. */
export interface OutboxItem {
  email: typeof emails.$inferSelect;
  submission: typeof formSubmissions.$inferSelect | undefined;
  subscriber: typeof newsletterSubscribers.$inferSelect | undefined;
  newsletter: typeof newsletters.$inferSelect | undefined;
}

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
 * A mail is claimed by one conditional update, so nobody else has it. The index is named, because SQLite would take
 * another one: this one's size is what is left to send, so a long queue does not slow down as it drains.
 */
export async function claimDue(db: Database, now: string, count: number): Promise<OutboxItem[]> {
  const due = sql`SELECT id FROM emails INDEXED BY emails_due
    WHERE status = 'queued' AND due_at <= ${now} ORDER BY due_at LIMIT ${count}`;
  return claim(db, now, sql`id IN (${due})`);
}

/** Takes these mails, as far as they are due and nobody else has them. */
export async function claimThese(db: Database, now: string, ids: string[]): Promise<OutboxItem[]> {
  const these = sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;
  return claim(db, now, sql`id IN (${these}) AND due_at <= ${now}`);
}

async function claim(db: Database, now: string, which: SQL): Promise<OutboxItem[]> {
  const claimed = sql`emails INDEXED BY emails_claimed WHERE status = 'sending' AND claimed_at = ${now}`;
  const [rows, ...records] = await db.batch([
    db
      .update(emails)
      .set({ status: 'sending', attempts: sql`attempts + 1`, claimedAt: now })
      // With the plus SQLite looks the mails up by their ids, not through the index of all that are queued.
      .where(sql`${which} AND +status = 'queued'`)
      .returning(),
    ...selectRecords(db, claimed),
  ]);
  return itemsOf(rows, records);
}

/** A mail, whatever its state. */
export async function selectItem(db: Database, id: string): Promise<OutboxItem | undefined> {
  const [rows, ...records] = await db.batch([
    db.select().from(emails).where(eq(emails.id, id)),
    ...selectRecords(db, sql`emails WHERE id = ${id}`),
  ]);
  return itemsOf(rows, records)[0];
}

/** What some mails are about. Not joined: in a D1 batch, columns of one name would overwrite each other. */
function selectRecords(db: Database, from: SQL) {
  return [
    db.select().from(formSubmissions).where(sql`id IN (SELECT submission_id FROM ${from})`),
    db.select().from(newsletterSubscribers).where(sql`id IN (SELECT subscriber_id FROM ${from})`),
    db.select().from(newsletters).where(sql`id IN (SELECT newsletter_id FROM ${from})`),
  ] as const;
}

type Records = [
  (typeof formSubmissions.$inferSelect)[],
  (typeof newsletterSubscribers.$inferSelect)[],
  (typeof newsletters.$inferSelect)[],
];

function itemsOf(rows: OutboxItem['email'][], [submissions, subscribers, letters]: Records): OutboxItem[] {
  const submissionBy = byId(submissions);
  const subscriberBy = byId(subscribers);
  const newsletterBy = byId(letters);
  return rows.map((email) => ({
    email,
    submission: submissionBy.get(email.submissionId),
    subscriber: subscriberBy.get(email.subscriberId),
    newsletter: newsletterBy.get(email.newsletterId),
  }));
}

function byId<Row extends { id: string }>(rows: Row[]): Map<string | null, Row> {
  return new Map(rows.map((row) => [row.id, row]));
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
    .where(sql`emails.id = value ->> 'id' AND +emails.status = 'sending' AND emails.claimed_at = ${claimedAt}`);
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
    .where(
      sql`id IN (SELECT id FROM emails INDEXED BY emails_claimed WHERE status = 'sending' AND claimed_at < ${since})`,
    )
    .returning({ id: emails.id });
  return given.length;
}
