import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { emails } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { causeOf, log } from '../http/log.ts';
import { dueIn } from './lanes.ts';
import { lettersPerBatch } from './outbox.ts';

/** The platform's limit for one `sendBatch`. */
const messagesPerCall = 100;

/**
 * Tells the queue of batches that are due, one message each. @returns false when there is no queue or it takes no message: the
 * letters stay in the outbox
 */
export async function announceBatches({ MAIL_QUEUE }: Bindings, batchIds: string[]): Promise<boolean> {
  if (!MAIL_QUEUE) return false;
  try {
    for (let from = 0; from < batchIds.length; from += messagesPerCall) {
      const messages = batchIds.slice(from, from + messagesPerCall);
      await MAIL_QUEUE.sendBatch(messages.map((batchId) => ({ body: { batchId }, contentType: 'json' as const })));
    }
    return true;
  } catch (error) {
    log('warn', 'mail_queue_failed', { batches: batchIds.length, cause: causeOf(error) });
    return false;
  }
}

/** The most follow-ups of one run. The next one comes after a minute, in which two calls a second send 12,000. */
const maxBatched = 20_000;

/**
 * Puts the follow-ups that are due into batches, as newsletters are from the start: the batch's id is stored before the provider is
 * called, so that a crash repeats the same call.
 * @returns the ids of the new batches
 */
export async function batchFollowUps(db: Database, now: string): Promise<string[]> {
  const run = crypto.randomUUID();
  const due = sql`SELECT id, row_number() OVER (ORDER BY due_at) - 1 AS number
    FROM (SELECT id, due_at FROM ${dueIn('unbatched', now)} ORDER BY due_at LIMIT ${maxBatched})`;
  const [, batches] = await db.batch([
    db
      .update(emails)
      // D1 binds a number as REAL, and `/` must drop the fraction.
      .set({ batchId: sql`${run} || '/' || (due.number / CAST(${lettersPerBatch} AS INTEGER))` })
      .from(sql`(${due}) AS due`)
      .where(sql`emails.id = due.id`),
    db
      .selectDistinct({ id: sql<string>`batch_id` })
      .from(sql`emails INDEXED BY emails_by_batch`)
      // The character after the slash.
      .where(sql`status = 'queued' AND batch_id > ${`${run}/`} AND batch_id < ${`${run}0`}`),
  ]);
  return batches.map(({ id }) => id);
}
