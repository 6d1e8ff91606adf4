import type { Bindings } from '../env.ts';
import { causeOf, log } from '../log.ts';
import { deliverBatch } from './delivery.ts';

/** In seconds, after the first, second, … failure. */
const retryDelays = [10, 60, 300];

/**
 * Sends the batches of these messages, one after the other. The claim of a batch makes a message that is delivered twice harmless.
 */
export async function deliverMessages({ messages }: MessageBatch<unknown>, env: Bindings): Promise<void> {
  for (const message of messages) {
    try {
      await deliverBatch(env, batchIdOf(message.body));
      message.ack();
    } catch (error) {
      log('error', 'mail_message_failed', { messageId: message.id, cause: causeOf(error) });
      message.retry({ delaySeconds: retryDelays[message.attempts - 1] ?? 0 });
    }
  }
}

function batchIdOf(body: unknown): string {
  if (typeof body === 'object' && body && 'batchId' in body && typeof body.batchId === 'string') return body.batchId;
  throw new Error('The message names no batch');
}
