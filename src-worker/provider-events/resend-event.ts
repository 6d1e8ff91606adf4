import * as z from 'zod';
import { type Outcome, type ProviderEvent, reasonOf } from './provider-event.ts';

const Text = z.string().optional().catch(undefined);

/** https://resend.com/docs/webhooks/event-types. Only the type is required: an event must not fail for want of a detail. */
const ResendEvent = z.object({
  type: z.string(),
  data: z
    .object({
      email_id: Text,
      to: z.array(z.string()).catch([]),
      bounce: z.object({ type: Text, message: Text }).optional().catch(undefined),
      failed: z.object({ reason: Text }).optional().catch(undefined),
      suppressed: z.object({ message: Text }).optional().catch(undefined),
    })
    .catch({ to: [] }),
});
type ResendEvent = z.infer<typeof ResendEvent>;

/** `id` is the header `svix-id`. Undefined when the body is not an event. */
export function resendEventOf(id: string, body: unknown): ProviderEvent | undefined {
  const { data: event } = ResendEvent.safeParse(body);
  if (!event) return undefined;
  return {
    id,
    mailId: event.data.email_id || null,
    recipient: event.data.to[0]?.trim() || null,
    outcome: outcomeOf(event),
  };
}

function outcomeOf({ type, data: { bounce, failed, suppressed } }: ResendEvent): Outcome {
  switch (type) {
    case 'email.delivered':
      return { kind: 'delivered' };
    case 'email.complained':
      return { kind: 'complaint' };
    case 'email.bounced': {
      const permanent = (bounce?.type ?? 'Permanent') === 'Permanent';
      return { kind: permanent ? 'hard_bounce' : 'not_delivered', reason: reasonOf(bounce?.message) };
    }
    case 'email.failed':
      return { kind: 'not_delivered', reason: reasonOf(failed?.reason) };
    case 'email.suppressed':
      return { kind: 'not_delivered', reason: reasonOf(suppressed?.message ?? 'suppressed by the provider') };
    default:
      return { kind: 'accepted' };
  }
}
