import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { database } from '../../db/client.ts';
import { deadLetters } from '../../db/schema.ts';
import type { Bindings } from '../../env.ts';
import { log } from '../../http/log.ts';
import { cloudflareEventOf } from './cloudflare-event.ts';
import { recordEvent } from './record-event.ts';

const retryDelaySeconds = 60;

export async function receiveEmailEvents(batch: MessageBatch<unknown>, env: Bindings): Promise<void> {
  await processEach(batch, async ({ id, body }) => {
    const event = cloudflareEventOf(body);
    if (event) await recordEvent(env, event);
    else log('warn', 'email_event_unknown', { messageId: id });
  });
}

const Id = z.string().max(200);
const MailMessage = z.object({ batchId: Id });
const EmailEvent = z
  .object({ type: Id.startsWith('cf.'), payload: z.object({ eventId: Id, messageId: Id.optional() }) })
  .transform(({ type, payload }) => ({ type, ...payload }));
const Storable = z.union([MailMessage, EmailEvent]);

export async function receiveDeadLetters(batch: MessageBatch<unknown>, env: Bindings): Promise<void> {
  await processEach(batch, async ({ id, body }) => {
    const deadLetter = {
      id,
      queue: batch.queue,
      body: JSON.stringify(Storable.safeParse(body).data ?? null),
      failedAt: new Date().toISOString(),
    };
    await database(env).insert(deadLetters).values(deadLetter).onConflictDoNothing();
    log('error', 'dead_letter', { messageId: id, queue: batch.queue });
  });
}

const maxCount = 10_000;

/** A limited count reads few rows, and no one needs more than that there are very many. */
export const deadLetterCount = sql<number>`(SELECT count(*) FROM (SELECT 1 FROM dead_letters LIMIT ${maxCount}))`;

async function processEach<Body>(
  batch: MessageBatch<Body>,
  handle: (message: Message<Body>) => Promise<void>,
): Promise<void> {
  for (const message of batch.messages) {
    try {
      await handle(message);
      message.ack();
    } catch (error) {
      log('error', 'queue_message_failed', { queue: batch.queue, messageId: message.id, cause: error });
      message.retry({ delaySeconds: retryDelaySeconds * message.attempts });
    }
  }
}
