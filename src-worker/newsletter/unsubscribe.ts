import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import { database } from '../db/client.ts';
import { addressHash } from '../db/keys.ts';
import { newsletterSubscribers } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { recordConsent } from '../mail/consent.ts';
import { deliverNow } from '../mail/delivery.ts';
import { leaveNewsletter } from '../mail/leave-newsletter.ts';
import { mailOf } from './mails.tsx';
import { cancelQueuedMails, enqueueTo, selectSubscriber, subscriberExists } from './store.ts';

export async function unsubscribeByToken(
  c: Context<HonoEnv>,
  token: string,
  source: string,
): Promise<{ isKnown: boolean }> {
  const [subscriber] = await selectSubscriber(database(c.env), eq(newsletterSubscribers.token, token));
  if (!subscriber) return { isKnown: false };
  const mailIds = await endSubscription(c.env, subscriber, source);
  if (mailIds.length > 0) c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
  return { isKnown: true };
}

/** English if the token is unknown. */
export async function localeOfSubscriber(env: Bindings, token: string): Promise<Locale> {
  const [subscriber] = await selectSubscriber(database(env), eq(newsletterSubscribers.token, token));
  return subscriber?.locale ?? defaultLocale;
}

type Subscription = Pick<typeof newsletterSubscribers.$inferSelect, 'id' | 'email' | 'locale'>;

export async function endSubscription(
  env: Bindings,
  { id, email, locale }: Subscription,
  source: string,
): Promise<string[]> {
  const db = database(env);
  const now = new Date().toISOString();
  const consent = {
    addressHash: await addressHash(env, email),
    purpose: 'newsletter',
    action: 'withdrawn',
    locale,
    source,
    at: now,
  } as const;
  const goodbye = mailOf('newsletter_goodbye', now);
  const subscribed = sql`id = ${id} AND status <> 'unsubscribed'`;
  const {
    subscription: { unsubscribed },
  } = await transaction(db, {
    consent: recordConsent(db, consent, subscriberExists(subscribed)),
    goodbye: enqueueTo(db, sql`${subscribed} AND status = 'active'`, [goodbye]),
    cancelled: cancelQueuedMails(db, id),
    subscription: leaveNewsletter(db, subscribed),
  });
  return unsubscribed.length > 0 ? [goodbye.id] : [];
}
