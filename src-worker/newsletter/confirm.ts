import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { database } from '../db/client.ts';
import { addressHash, suppressionHashes } from '../db/keys.ts';
import { transaction } from '../db/transaction.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { recordConsent } from '../mail/consent.ts';
import { deliverNow } from '../mail/delivery.ts';
import { liftErasure } from '../mail/suppressions.ts';
import { mailOf, requestOfToken, welcomeSeries } from './mails.tsx';
import { enqueueTo, selectSubscriber, startSubscription, subscriberExists } from './store.ts';

export async function confirmByToken(c: Context<HonoEnv>, token: string): Promise<{ valid: boolean }> {
  const db = database(c.env);
  const request = await requestOfToken(c.env, token);
  if (!request) return { valid: false };
  const asked = sql`id = ${request.subscriberId} AND asked_at = ${request.askedAt}`;
  const [subscriber] = await selectSubscriber(db, asked);
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
  const welcomeBack = mailOf('newsletter_welcome_back', now);
  const unconfirmed = sql`${asked} AND status = 'unconfirmed'`;
  const hashes = await suppressionHashes(c.env, subscriber.email);
  const {
    subscription: { started },
    after: [after],
  } = await transaction(db, {
    consent: recordConsent(db, consent, subscriberExists(unconfirmed)),
    erasureLifted: liftErasure(db, hashes, subscriberExists(unconfirmed)),
    welcome: enqueueTo(db, sql`${unconfirmed} AND welcomed_at IS NULL`, welcome),
    welcomeBack: enqueueTo(db, sql`${unconfirmed} AND welcomed_at IS NOT NULL`, [welcomeBack]),
    subscription: startSubscription(db, unconfirmed, { status: 'active', subscribedAt: now, welcomedAt: now }),
    after: selectSubscriber(db, asked),
  });
  if (started.length > 0) c.executionCtx.waitUntil(deliverNow(c.env, [welcome[0]!.id, welcomeBack.id]));
  return { valid: after?.status === 'active' };
}
