import type { Bindings } from '../env.ts';
import { causeOf, log } from '../log.ts';
import { deliverBatch } from './delivery.ts';

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

/** In seconds, after the first, second, … failure. */
const retryDelays = [10, 60, 300];

/** Sends the batches of these messages. The claim of a batch makes a message that is delivered twice harmless. */
export async function deliverMessages(messages: MessageBatch<unknown>, env: Bindings): Promise<void> {
  await Promise.all(
    messages.messages.map(async (message) => {
      try {
        await deliverBatch(env, batchIdOf(message.body));
        message.ack();
      } catch (error) {
        log('error', 'mail_message_failed', { messageId: message.id, cause: causeOf(error) });
        message.retry({ delaySeconds: retryDelays[message.attempts - 1] ?? 0 });
      }
    }),
  );
}

function batchIdOf(body: unknown): string {
  if (typeof body === 'object' && body && 'batchId' in body && typeof body.batchId === 'string') return body.batchId;
  throw new Error('The message names no batch');
}
