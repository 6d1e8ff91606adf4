import type { Bindings } from '../env.ts';
import { log } from '../log.ts';
import { cloudflareEventOf } from './cloudflare-event.ts';
import { processEach } from './process-each.ts';
import { recordEvent } from './record-event.ts';

/** Takes the events of Cloudflare Email Service from their queue. What is no such event is dropped. */
export async function receiveEmailEvents(batch: MessageBatch<unknown>, env: Bindings): Promise<void> {
  await processEach(batch, async ({ id, body }) => {
    const event = cloudflareEventOf(body);
    if (event) await recordEvent(env, event);
    else log('warn', 'email_event_unknown', { messageId: id });
  });
}
