import { Webhook } from 'standardwebhooks';
import { requestWith } from './faults.ts';

export const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
export const bindings = { RESEND_WEBHOOK_SECRET: webhookSecret };

interface Signing {
  id?: string;
  ageSeconds?: number;
  secret?: string;
}

/** The headers with which Resend signs a body. */
export function signed(
  body: string,
  { id = crypto.randomUUID(), ageSeconds = 0, secret = webhookSecret }: Signing = {},
) {
  const time = new Date(Date.now() - ageSeconds * 1000);
  return {
    'content-type': 'application/json',
    'svix-id': id,
    'svix-timestamp': String(Math.floor(time.getTime() / 1000)),
    'svix-signature': new Webhook(secret).sign(id, time, body),
  };
}

export function postEvent(body: string | Uint8Array, headers: Record<string, string>): Promise<Response> {
  return requestWith(bindings, '/api/webhooks/resend', { method: 'POST', headers, body });
}

/** Delivers an event as Resend does. */
export function deliver(type: string, data: Record<string, unknown>, signing?: Signing): Promise<Response> {
  const body = JSON.stringify({ type, created_at: '2026-11-22T23:41:12.126Z', data });
  return postEvent(body, signed(body, signing));
}
