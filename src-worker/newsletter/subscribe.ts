import { sql } from 'drizzle-orm';
import type { SubscribeRequest } from '../../src-shared/contracts/newsletter.ts';
import { addressHash } from '../address-hash.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { isErased, liftErasure } from '../mail/suppressions.ts';
import { texts } from '../texts.ts';
import { askToConfirm } from './ask-to-confirm.ts';
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
 * Subscribes an address, records the consent and queues the mails, in one transaction. Of an active reader it changes nothing, and an
 * address whose owner had all data erased is asked by mail, unless `isOwner` says that the owner has opened a mailed link: who
 * subscribes again in another language then gets the mails in that language.
 */
export async function subscribe(
  env: Bindings,
  request: Pick<SubscribeRequest, 'email' | 'source' | 'locale'>,
  { isOwner = false } = {},
): Promise<Subscription> {
  const { email, source, locale } = request;
  const db = database(env);
  const now = new Date().toISOString();
  const hash = await addressHash(env, email);
  const welcome = welcomeSeries(now);
  const welcomeBack = mailOf('newsletter_welcome_back', now);
  const allowed = isOwner ? sql`true` : sql`NOT ${isErased(hash)}`;
  const inactive = sql`${hasAddress(email)} AND status <> 'active' AND ${allowed}`;
  const otherLanguage = sql`${isOwner ? hasAddress(email) : inactive} AND locale <> ${locale}`;
  // The last statement activates a new subscriber too, so that all before it see what the address was.
  const [, , , [before], , , , , , activated] = await db.batch([
    insertUnconfirmed(db, { id: crypto.randomUUID(), email, source, locale, now }, allowed),
    translateQueuedSubjects(db, otherLanguage, texts[locale].mail.subscriberSubjects),
    updateSubscriber(db, otherLanguage, { locale }),
    selectSubscriber(db, hasAddress(email)),
    ...consentGiven(db, { addressHash: hash, source, locale, now }, subscriberExists(inactive)),
    liftErasure(db, hash, subscriberExists(inactive)),
    enqueueTo(db, sql`${inactive} AND welcomed_at IS NULL`, welcome),
    enqueueTo(db, sql`${inactive} AND welcomed_at IS NOT NULL`, [welcomeBack]),
    updateSubscriber(db, inactive, { status: 'active', subscribedAt: now, welcomedAt: now, source }),
  ]);
  if (before?.status === 'active') return { outcome: 'already_subscribed', since: before.subscribedAt, mailIds: [] };
  if (!before || activated.length === 0) return askToConfirm(env, request);
  if (before.welcomedAt !== null) return { outcome: 'resubscribed', mailIds: [welcomeBack.id] };
  return { outcome: 'subscribed', mailIds: [welcome[0]!.id] };
}
