import { eq, type SQL, sql } from 'drizzle-orm';
import { hourLength, minuteLength } from '#shared/time/days.ts';
import type { Database } from '../db/client.ts';
import { type EmailWithRecords, selectRecords, selectSubscribers, withRecords } from '../db/email-records.ts';
import { isPaused } from '../db/heartbeats.ts';
import { inJson } from '../db/in-json.ts';
import { emails } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { type BatchLane, dueIn } from './lanes.ts';
import { showReplyStatus } from './replies.ts';

export const interrupted = 'Sending was interrupted';

export async function claimDue(
  db: Database,
  now: string,
  name: 'urgent' | 'alone',
  count: number,
): Promise<EmailWithRecords[]> {
  return claim(db, now, sql`id IN (SELECT id FROM ${dueIn(name, now)} ORDER BY due_at LIMIT ${count})`);
}

/** A batch is claimed as a whole: its id is the idempotency key of one call. */
export async function claimNextBatch(db: Database, now: string, name: BatchLane): Promise<EmailWithRecords[]> {
  return claimBatch(db, now, sql`(SELECT batch_id FROM ${dueIn(name, now)} ORDER BY due_at LIMIT 1)`);
}

export async function claimBatch(db: Database, now: string, batch: string | SQL): Promise<EmailWithRecords[]> {
  const newsletterEmails = sql`SELECT id FROM emails INDEXED BY emails_by_batch
    WHERE status = 'queued' AND batch_id IS NOT NULL AND batch_id = ${batch} AND due_at <= ${now}`;
  const { rows, records } = await transaction(db, {
    rows: claimMails(db, now, sql`id IN (${newsletterEmails})`),
    records: selectSubscribers(db, claimedMails(now)),
  });
  return withRecords(rows, records);
}

export async function claimThese(db: Database, now: string, ids: string[]): Promise<EmailWithRecords[]> {
  return claim(db, now, sql`id IN ${inJson(ids)} AND due_at <= ${now} AND batch_id IS NULL`);
}

async function claim(db: Database, now: string, isTarget: SQL): Promise<EmailWithRecords[]> {
  const { rows, records } = await transaction(db, {
    rows: claimMails(db, now, isTarget),
    replies: showReplyStatus(db, sql`(SELECT id FROM ${claimedMails(now)})`),
    records: selectRecords(db, claimedMails(now)),
  });
  return withRecords(rows, records);
}

function claimMails(db: Database, now: string, isTarget: SQL) {
  return (
    db
      .update(emails)
      .set({ status: 'sending', attempts: sql`attempts + 1`, claimedAt: now })
      // The unary plus stops SQLite from using the index on `status`, so it finds the emails by their ids.
      .where(sql`${isTarget} AND +status = 'queued' AND NOT ${isPaused}`)
      .returning()
  );
}

function claimedMails(now: string): SQL {
  return sql`emails INDEXED BY emails_claimed WHERE status = 'sending' AND claimed_at = ${now}`;
}

export async function selectItem(db: Database, id: string): Promise<EmailWithRecords | undefined> {
  const { rows, records } = await transaction(db, {
    rows: db.select().from(emails).where(eq(emails.id, id)),
    records: selectRecords(db, sql`emails WHERE id = ${id}`),
  });
  return withRecords(rows, records)[0];
}

const retryDelays = [1 * minuteLength, 5 * minuteLength, 30 * minuteLength, 2 * hourLength, 12 * hourLength];

export const maxAttempts = retryDelays.length + 1;

export function retryDelay(attempt: number): number | undefined {
  return retryDelays[attempt - 1];
}

const defaultRetryAfter = 60;

const maxRetryAfter = 24 * 60 * 60;

/** `now` is in milliseconds, `retryAfter` in seconds. */
export function dueAfterThrottling(now: number, retryAfter: number = defaultRetryAfter): string {
  return new Date(now + Math.min(Math.max(retryAfter, 1), maxRetryAfter) * 1000).toISOString();
}
