import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { database } from '../db/client.ts';
import { addressHash } from '../db/keys.ts';
import { newsletterSubscribers } from '../db/schema.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { recordConsent } from '../mail/consent.ts';
import { deliverNow } from '../mail/delivery.ts';
import { mailOf } from './mails.tsx';
import { cancelQueuedMails, enqueueTo, selectSubscriber, subscriberExists, updateSubscriber } from './store.ts';

export async function unsubscribeByToken(
  c: Context<HonoEnv>,
  token: string,
  source: string,
): Promise<{ known: boolean }> {
  const db = database(c.env);
  const [subscriber] = await selectSubscriber(db, eq(newsletterSubscribers.token, token));
  if (!subscriber) return { known: false };
  const now = new Date().toISOString();
  const consent = {
    addressHash: await addressHash(c.env, subscriber.email),
    purpose: 'newsletter',
    action: 'withdrawn',
    locale: subscriber.locale,
    source,
    at: now,
  } as const;
  const goodbye = mailOf('newsletter_goodbye', now);
  const subscribed = sql`id = ${subscriber.id} AND status <> 'unsubscribed'`;
  const [, , , unsubscribed] = await db.batch([
    recordConsent(db, consent, subscriberExists(subscribed)),
    enqueueTo(db, sql`${subscribed} AND status = 'active'`, [goodbye]),
    cancelQueuedMails(db, subscriber.id),
    updateSubscriber(db, subscribed, { status: 'unsubscribed' }),
  ]);
  if (unsubscribed.length > 0) c.executionCtx.waitUntil(deliverNow(c.env, [goodbye.id]));
  return { known: true };
}
