import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Bindings } from '#worker/env.ts';
import worker from '#worker/index.ts';

/** Delivers messages, each for the first time, with the ids `0`, `1`, … @returns the ids by outcome */
export async function deliverMessages(queue: string, bodies: unknown[], bindings: Partial<Bindings> = {}) {
  const messages = bodies.map((body, i) => ({ id: String(i), timestamp: new Date(), attempts: 1, body }));
  const batch = createMessageBatch(queue, messages);
  await worker.queue(batch, { ...env, ...bindings });
  const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext());
  return { acknowledged: explicitAcks, retried: retryMessages.map(({ msgId }) => msgId) };
}
