import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { database } from '../db/client.ts';
import { parseJson } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { limitTo } from '../http/limit-body.ts';
import { ProblemError } from '../http/problem.ts';
import { deliverWhatsapp } from './deliver.ts';
import { handleReceived } from './handle.ts';
import { readPayload } from './read-payload.ts';
import { whatsappSettings } from './settings.ts';
import { storeReceived, storeUpdates } from './store.ts';

const maxWebhookBytes = 3 * 1024 * 1024;

const off = () => new ProblemError('not_configured', { cause: 'A setting of WhatsApp is missing' });

export const whatsappWebhook = new Hono<HonoEnv>()
  .get('/whatsapp', (c) => {
    const settings = whatsappSettings(c.env);
    if (!settings) throw off();
    const { 'hub.mode': mode, 'hub.verify_token': token = '', 'hub.challenge': challenge = '' } = c.req.query();
    if (mode !== 'subscribe' || !isSameSecret(token, settings.verifyToken)) throw new ProblemError('access_denied');
    return c.text(challenge);
  })
  .post('/whatsapp', limitTo(maxWebhookBytes), async (c) => {
    const settings = whatsappSettings(c.env);
    if (!settings) throw off();
    const body = new Uint8Array(await c.req.arrayBuffer());
    if (!isSigned(body, c.req.header('x-hub-signature-256'), settings.appSecret)) {
      throw new ProblemError('sign_in_required', { detail: 'The signature does not fit the body.' });
    }
    const { received, updates } = readPayload(parseJson(new TextDecoder().decode(body)), settings.phoneId);
    const db = database(c.env);
    await storeReceived(db, received);
    await storeUpdates(db, updates);
    if (received.length > 0) {
      c.executionCtx.waitUntil(handleReceived(c.env).then(() => deliverWhatsapp(c.env)));
    }
    return c.body(null, 200);
  });

/** `X-Hub-Signature-256` is `sha256=` and the HMAC of the raw body, in hexadecimal. */
function isSigned(body: Uint8Array, header: string | undefined, secret: string): boolean {
  const signature = Buffer.from(/^sha256=([0-9a-f]{64})$/.exec(header ?? '')?.[1] ?? '', 'hex');
  const expected = createHmac('sha256', secret).update(body).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** Compares without telling by its time where two texts differ. */
function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
