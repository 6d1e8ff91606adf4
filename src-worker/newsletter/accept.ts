import type { Context } from 'hono';
import type { SubscribeRequest } from '../../src-shared/contracts/newsletter.ts';
import { honeypotField, turnstileField } from '../../src-shared/forms/fields.ts';
import { configOf } from '../env.ts';
import type { HonoEnv } from '../hono-env.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { verifyTurnstile } from '../http/turnstile.ts';
import { log } from '../log.ts';
import { deliverNow } from '../mail/delivery.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { type Subscription, subscribe } from './subscribe.ts';

/**
 * Accepts a validated subscription: rate limit, honeypot, Turnstile, storage, mail. A ticked honeypot is answered like a
 * success and stores nothing.
 * @throws ProblemError rate_limited, validation_failed, unavailable
 */
export async function acceptSubscription(c: Context<HonoEnv>, request: SubscribeRequest): Promise<Subscription> {
  await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
  if (request[honeypotField]) {
    log('warn', 'honeypot_triggered', { requestId: c.get('requestId'), formType: 'newsletter' });
    return { outcome: 'subscribed', mailIds: [] };
  }
  const { email, source, locale } = request;
  await verifyTurnstile(c, request[turnstileField], JSON.stringify(['newsletter', email, source, locale]));
  const subscription = configOf(c.env).NEWSLETTER_DOUBLE_OPT_IN
    ? await askToConfirm(c.env, request)
    : await subscribe(c.env, request);
  c.executionCtx.waitUntil(deliverNow(c.env, subscription.mailIds));
  return subscription;
}
