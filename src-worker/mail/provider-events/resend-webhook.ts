import { Hono } from 'hono';
import type { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { serviceMessages } from '#shared/staff-texts/messages.ts';
import { configOf } from '../../env.ts';
import { parseJson } from '../../http/body.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { log } from '../../http/log.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Outcome, type ProviderEvent, reasonOf, recordEvent } from './record-event.ts';

export const providerEvents = new Hono<HonoEnv>().post('/resend', async (c) => {
  const { RESEND_WEBHOOK_SECRET } = configOf(c.env);
  if (!RESEND_WEBHOOK_SECRET) throw new ProblemError('not_configured', { cause: 'RESEND_WEBHOOK_SECRET is not set' });
  const { id, text } = await verifiedBody(c.req.raw, RESEND_WEBHOOK_SECRET);
  const event = resendEventOf(id, parseJson(text));
  if (event) await recordEvent(c.env, event);
  else log('warn', 'email_event_unknown', { eventId: id });
  return c.body(null, 204);
});

const Text = z.string().optional().catch(undefined);

/**
 * https://resend.com/docs/webhooks/event-types. Only the type is required, so that no event fails because a detail is
 * missing.
 */
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

function resendEventOf(id: string, body: unknown): ProviderEvent | undefined {
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

async function verifiedBody(request: Request, secret: string): Promise<{ id: string; text: string }> {
  const webhook = await webhookOf(secret);
  const id = request.headers.get('svix-id') ?? '';
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': request.headers.get('svix-timestamp') ?? '',
    'webhook-signature': request.headers.get('svix-signature') ?? '',
  };
  const bytes = await request.arrayBuffer();
  try {
    // Strict, because the signature covers the bytes: `text()` drops a byte order mark and replaces invalid bytes.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    webhook.verify(text, headers, { jsonParse: false });
    return { id, text };
  } catch (cause) {
    throw new ProblemError('access_denied', { detail: serviceMessages.unverifiedEvent, cause });
  }
}

async function webhookOf(secret: string): Promise<Webhook> {
  const { Webhook } = await import('standardwebhooks');
  try {
    return new Webhook(secret);
  } catch (cause) {
    throw new ProblemError('not_configured', { cause: new Error('RESEND_WEBHOOK_SECRET does not parse', { cause }) });
  }
}
