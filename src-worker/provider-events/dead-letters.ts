import * as z from 'zod';
import { database } from '../db/client.ts';
import { deadLetters } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { log } from '../log.ts';
import { processEach } from './process-each.ts';

const Id = z.string().max(200);
/** Only types and ids, and no other key: an event also names a recipient. */
const MailMessage = z.object({ batchId: Id });
const EmailEvent = z
  .object({ type: Id.startsWith('cf.'), payload: z.object({ eventId: Id, messageId: Id.optional() }) })
  .transform(({ type, payload }) => ({ type, ...payload }));
const Storable = z.union([MailMessage, EmailEvent]);

/** Stores what no consumer could process, for staff. */
export async function receiveDeadLetters(batch: MessageBatch<unknown>, env: Bindings): Promise<void> {
  await processEach(batch, async ({ id, body }) => {
    const letter = {
      id,
      queue: batch.queue,
      body: JSON.stringify(Storable.safeParse(body).data ?? null),
      failedAt: new Date().toISOString(),
    };
    await database(env).insert(deadLetters).values(letter).onConflictDoNothing();
    log('error', 'dead_letter', { messageId: id, queue: batch.queue });
  });
}
