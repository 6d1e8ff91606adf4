import type { Context } from 'hono';
import type { SubscribeRequest } from '../../src-shared/contracts/newsletter.ts';
import { trapField, turnstileField } from '../../src-shared/forms.ts';
import type { HonoEnv } from '../app.ts';
import { spend } from '../http/rate-limit.ts';
import { requirePerson } from '../http/turnstile.ts';
import { log } from '../log.ts';
import { deliverNow } from '../mail/delivery.ts';
import { type Subscription, subscribe } from './subscribe.ts';

/**
 * Takes a valid subscription: within the rate limit, from a person, stored, its mail on its way. A ticked honeypot looks the
 * same from outside and stores nothing.
 * @throws ProblemError rate_limited, validation_failed, unavailable
 */
export async function acceptSubscription(c: Context<HonoEnv>, request: SubscribeRequest): Promise<Subscription> {
  await spend(c, 'NEWSLETTER_LIMIT');
  if (request[trapField]) {
    log('warn', 'trap_sprung', { requestId: c.get('requestId'), formType: 'newsletter' });
    return { outcome: 'subscribed', mailIds: [] };
  }
  await requirePerson(c, request[turnstileField]);
  const subscription = await subscribe(c.env, request);
  c.executionCtx.waitUntil(deliverNow(c.env, subscription.mailIds));
  return subscription;
}
