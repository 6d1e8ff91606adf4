import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { emails } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { interrupted, maxAttempts } from './claims.ts';
import { emailsPerBatch } from './outbox.ts';
import { followReplies, showReplyStatus } from './replies.ts';

const claimTimeoutMs = 10 * 60_000;

export async function releaseStaleClaims(db: Database, now: number): Promise<number> {
  const staleBefore = new Date(now - claimTimeoutMs).toISOString();
  const stale = sql`emails INDEXED BY emails_claimed WHERE status = 'sending' AND claimed_at < ${staleBefore}`;
  const found = await db.select({ id: sql`id` }).from(stale).limit(1);
  if (found.length === 0) return 0;
  const { released } = await transaction(db, {
    released: db
      .update(emails)
      .set({
        status: sql`CASE WHEN attempts >= ${maxAttempts} THEN 'failed' ELSE 'queued' END`,
        claimedAt: null,
        lastError: interrupted,
      })
      .where(sql`id IN (SELECT id FROM ${stale})`)
      .returning({ id: emails.id }),
    replies: followReplies(db, repliesThat(sql`status IN ('queued', 'failed') AND last_error = ${interrupted}`)),
  });
  return released.length;
}

function repliesThat(condition: SQL): SQL {
  return sql`(SELECT id FROM emails WHERE kind = 'staff_reply' AND ${condition})`;
}

/** More emails would exceed the time limit of a statement. */
export const maxPerStatement = 10_000;

export function countFailed(isTarget: SQL = sql`true`): SQL<number> {
  return sql`(SELECT count(*) FROM (SELECT 1 FROM emails WHERE status = 'failed' AND ${isTarget} LIMIT ${maxPerStatement}))`;
}

export function retryFailed(db: Database, now: string) {
  // D1 binds a number as REAL, and `/` must drop the fraction.
  const perBatch = sql`CAST(${emailsPerBatch} AS INTEGER)`;
  const oldest = sql`
    SELECT id, ${crypto.randomUUID()} || '/' || ((row_number() OVER (
        PARTITION BY newsletter_id IS NULL ORDER BY created_at, id) - 1) / ${perBatch}) AS batch
    FROM (SELECT id, newsletter_id, created_at FROM emails WHERE status = 'failed'
      ORDER BY created_at, id LIMIT ${maxPerStatement})`;
  return {
    retried: db
      .update(emails)
      .set({
        status: 'queued',
        dueAt: now,
        attempts: 0,
        batchId: sql`CASE WHEN newsletter_id IS NULL THEN NULL ELSE oldest.batch END`,
      })
      .from(sql`(${oldest}) AS oldest`)
      .where(sql`emails.id = oldest.id`)
      .returning({ id: sql<string>`emails.id`, batchId: sql<string | null>`batch_id` }),
    replies: showReplyStatus(db, repliesThat(sql`status = 'queued'`)),
  };
}

export function retryMail(db: Database, id: string, now: string) {
  const batch = sql`(SELECT batch_id FROM emails WHERE id = ${id} AND status = 'queued')`;
  return {
    retried: db
      .update(emails)
      .set({
        status: 'queued',
        dueAt: now,
        attempts: 0,
        batchId: sql`CASE status WHEN 'failed' THEN NULL ELSE batch_id END`,
      })
      .where(sql`id = ${id} AND status IN ('failed', 'queued') OR status = 'queued' AND batch_id = ${batch}`)
      .returning(),
    replies: showReplyStatus(db, sql`(${id})`),
  };
}
