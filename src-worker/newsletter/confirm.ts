import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { addressHash } from '../address-hash.ts';
import { recordConsent } from '../consent/store.ts';
import { database } from '../db/client.ts';
import { newsletterSubscribers } from '../db/schema.ts';
import type { HonoEnv } from '../hono-env.ts';
import { deliverNow } from '../mail/delivery.ts';
import { liftErasure } from '../mail/suppressions.ts';
import { welcomeSeries } from './series.ts';
import { enqueueTo, selectSubscriber, subscriberExists, updateSubscriber } from './store.ts';

/**
 * Makes the unconfirmed subscriber with this token active and sends the welcome. A second call changes nothing.
 * @returns whether the subscriber is active now: a link that is unknown, or older than an unsubscribe, is not valid
 */
export async function confirmByToken(c: Context<HonoEnv>, token: string): Promise<{ valid: boolean }> {
  const db = database(c.env);
  const [subscriber] = await selectSubscriber(db, eq(newsletterSubscribers.token, token));
  if (!subscriber) return { valid: false };
  const now = new Date().toISOString();
  const hash = await addressHash(c.env, subscriber.email);
  const consent = {
    addressHash: hash,
    purpose: 'newsletter',
    action: 'confirmed',
    locale: subscriber.locale,
    source: 'confirmation_link',
    at: now,
  } as const;
  const welcome = welcomeSeries(now);
  const unconfirmed = sql`id = ${subscriber.id} AND status = 'unconfirmed'`;
  const [, , , activated, [after]] = await db.batch([
    recordConsent(db, consent, subscriberExists(unconfirmed)),
    liftErasure(db, hash, subscriberExists(unconfirmed)),
    enqueueTo(db, unconfirmed, welcome),
    updateSubscriber(db, unconfirmed, { status: 'active', subscribedAt: now }),
    selectSubscriber(db, eq(newsletterSubscribers.id, subscriber.id)),
  ]);
  if (activated.length > 0) c.executionCtx.waitUntil(deliverNow(c.env, [welcome[0]!.id]));
  return { valid: after?.status === 'active' };
}
