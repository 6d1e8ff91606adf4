import { sql } from 'drizzle-orm';
import type { SubscribeRequest } from '../../src-shared/contracts/newsletter.ts';
import { addressHash } from '../address-hash.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { liftErasure } from '../mail/suppressions.ts';
import { texts } from '../texts.ts';
import { consentGiven } from './consent-given.ts';
import { mailOf, welcomeSeries } from './series.ts';
import {
  enqueueTo,
  hasAddress,
  insertUnconfirmed,
  selectSubscriber,
  subscriberExists,
  translateQueuedSubjects,
  updateSubscriber,
} from './store.ts';

/** `since` is the time of the existing subscription, `mailIds` are the mails that are due now. */
export type Subscription =
  | { outcome: 'subscribed' | 'resubscribed'; mailIds: string[] }
  | { outcome: 'already_subscribed'; since: string; mailIds: [] };

/**
 * Subscribes an address, records the consent and queues the mails, in one transaction. Who subscribes again in another language
 * gets the mails in that language from then on.
 */
export async function subscribe(
  env: Bindings,
  { email, source, locale }: Pick<SubscribeRequest, 'email' | 'source' | 'locale'>,
): Promise<Subscription> {
  const db = database(env);
  const now = new Date().toISOString();
  const hash = await addressHash(env, email);
  const welcome = welcomeSeries(now);
  const welcomeBack = mailOf('newsletter_welcome_back', now);
  const inactive = sql`${hasAddress(email)} AND status <> 'active'`;
  // The last statement activates a new subscriber too, so that all before it see what the address was.
  const otherLanguage = sql`${hasAddress(email)} AND locale <> ${locale}`;
  const [, , , [before]] = await db.batch([
    insertUnconfirmed(db, { id: crypto.randomUUID(), email, source, locale, subscribedAt: now }),
    translateQueuedSubjects(db, otherLanguage, texts[locale].mail.subscriberSubjects),
    updateSubscriber(db, otherLanguage, { locale }),
    selectSubscriber(db, hasAddress(email)),
    ...consentGiven(db, { addressHash: hash, source, locale, now }, subscriberExists(inactive)),
    liftErasure(db, hash, subscriberExists(inactive)),
    enqueueTo(db, sql`${inactive} AND status = 'unconfirmed'`, welcome),
    enqueueTo(db, sql`${inactive} AND status = 'unsubscribed'`, [welcomeBack]),
    updateSubscriber(db, inactive, { status: 'active', subscribedAt: now, source }),
  ]);
  const { status, subscribedAt } = before!;
  if (status === 'active') return { outcome: 'already_subscribed', since: subscribedAt, mailIds: [] };
  if (status === 'unsubscribed') return { outcome: 'resubscribed', mailIds: [welcomeBack.id] };
  return { outcome: 'subscribed', mailIds: [welcome[0]!.id] };
}
