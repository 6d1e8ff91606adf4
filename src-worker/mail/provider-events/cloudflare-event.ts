import * as z from 'zod';
import { type Outcome, type ProviderEvent, reasonOf } from './record-event.ts';

const Text = z.string().optional().catch(undefined);
const prefix = 'cf.email.sending.message.';

/** https://developers.cloudflare.com/email-service/platform/event-subscriptions/ */
const CloudflareEvent = z.object({
  type: z.enum([
    `${prefix}bounced`,
    `${prefix}complained`,
    `${prefix}failed`,
    `${prefix}rejected`,
    `${prefix}deferred`,
    `${prefix}delivered`,
  ]),
  payload: z.object({
    eventId: z.string().min(1),
    messageId: Text,
    recipient: Text,
    bounce: z.object({ type: Text, reason: Text }).optional().catch(undefined),
    failure: z.object({ reason: Text }).optional().catch(undefined),
    rejection: z.object({ reason: Text, detail: Text }).optional().catch(undefined),
  }),
});
type CloudflareEvent = z.infer<typeof CloudflareEvent>;

export function cloudflareEventOf(body: unknown): ProviderEvent | undefined {
  const { data: event } = CloudflareEvent.safeParse(body);
  if (!event) return undefined;
  const { eventId, messageId, recipient } = event.payload;
  return {
    id: eventId,
    mailId: messageId || null,
    recipient: recipient?.trim() || null,
    outcome: outcomeOf(event),
  };
}

function outcomeOf({ type, payload: { bounce, failure, rejection } }: CloudflareEvent): Outcome {
  switch (type) {
    case `${prefix}delivered`:
      return { kind: 'delivered' };
    case `${prefix}complained`:
      return { kind: 'complaint' };
    case `${prefix}bounced`:
      return { kind: bounce?.type === 'hard' ? 'hard_bounce' : 'not_delivered', reason: reasonOf(bounce?.reason) };
    case `${prefix}failed`:
      return { kind: 'not_delivered', reason: reasonOf(failure?.reason) };
    case `${prefix}rejected`:
      return { kind: 'not_delivered', reason: reasonOf(rejection?.reason, rejection?.detail) };
    default:
      return { kind: 'accepted' };
  }
}
