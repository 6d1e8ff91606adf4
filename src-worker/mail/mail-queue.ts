import type { Bindings } from '../env.ts';
import { causeOf, log } from '../log.ts';

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
