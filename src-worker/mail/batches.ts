import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { emails } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { log } from '../http/log.ts';
import { dueIn } from './lanes.ts';
import { emailsPerBatch } from './outbox.ts';
import { maxPerStatement } from './retry.ts';

const messagesPerCall = 100;

export async function announceBatches({ MAIL_QUEUE }: Bindings, batchIds: string[]): Promise<boolean> {
  if (!MAIL_QUEUE) return false;
  try {
    for (let from = 0; from < batchIds.length; from += messagesPerCall) {
      const messages = batchIds.slice(from, from + messagesPerCall);
      await MAIL_QUEUE.sendBatch(messages.map((batchId) => ({ body: { batchId }, contentType: 'json' as const })));
    }
    return true;
  } catch (error) {
    log('warn', 'mail_queue_failed', { batches: batchIds.length, cause: error });
    return false;
  }
}

/** The batch's id is stored before the provider is called, so that a retry after a crash repeats the same call. */
export async function batchFollowUps(db: Database, now: string): Promise<string[]> {
  const run = crypto.randomUUID();
  const due = sql`SELECT id, row_number() OVER (ORDER BY due_at) - 1 AS number
    FROM (SELECT id, due_at FROM ${dueIn('unbatched', now)} ORDER BY due_at LIMIT ${maxPerStatement})`;
  const { batches } = await transaction(db, {
    batched: db
      .update(emails)
      // D1 binds a number as REAL, and `/` must drop the fraction.
      .set({ batchId: sql`${run} || '/' || (due.number / CAST(${emailsPerBatch} AS INTEGER))` })
      .from(sql`(${due}) AS due`)
      .where(sql`emails.id = due.id`),
    batches: db
      .selectDistinct({ id: sql<string>`batch_id` })
      .from(sql`emails INDEXED BY emails_by_batch`)
      // `0` is the character after the slash.
      .where(sql`status = 'queued' AND batch_id > ${`${run}/`} AND batch_id < ${`${run}0`}`),
  });
  return batches.map(({ id }) => id);
}
