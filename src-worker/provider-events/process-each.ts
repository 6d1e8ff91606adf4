import { causeOf, log } from '../log.ts';

/** In seconds: ten tries take about an hour. */
const retryDelay = 60;

/** Acknowledges each message that `handle` has processed, and lets the queue deliver the others again. */
export async function processEach<Body>(
  batch: MessageBatch<Body>,
  handle: (message: Message<Body>) => Promise<void>,
): Promise<void> {
  for (const message of batch.messages) {
    try {
      await handle(message);
      message.ack();
    } catch (error) {
      log('error', 'queue_message_failed', { queue: batch.queue, messageId: message.id, cause: causeOf(error) });
      message.retry({ delaySeconds: retryDelay * message.attempts });
    }
  }
}
