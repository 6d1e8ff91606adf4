import { Hono } from 'hono';
import { configOf } from '../env.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parseJson } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { log } from '../log.ts';
import { recordEvent } from './record-event.ts';
import { resendEventOf } from './resend-event.ts';
import { verifiedBody } from './verified-body.ts';

export const providerEvents = new Hono<HonoEnv>().post('/webhooks/resend', async (c) => {
  const { RESEND_WEBHOOK_SECRET } = configOf(c.env);
  if (!RESEND_WEBHOOK_SECRET) throw new ProblemError('unavailable', { cause: 'RESEND_WEBHOOK_SECRET is not set' });
  const { id, text } = await verifiedBody(c.req.raw, RESEND_WEBHOOK_SECRET);
  const event = resendEventOf(id, parseJson(text));
  if (event) await recordEvent(c.env, event);
  else log('warn', 'email_event_unknown', { eventId: id });
  return c.body(null, 204);
});
