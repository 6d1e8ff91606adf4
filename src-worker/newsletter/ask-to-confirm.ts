import { sql } from 'drizzle-orm';
import type { SubscribeRequest } from '../../src-shared/contracts/newsletter.ts';
import { addressHash } from '../address-hash.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { texts } from '../texts.ts';
import { consentGiven } from './consent-given.ts';
import { mailOf } from './series.ts';
import {
  enqueueTo,
  hasAddress,
  insertUnconfirmed,
  notMailedSince,
  subscriberExists,
  translateQueuedSubjects,
  updateSubscriber,
} from './store.ts';

/** In this time an address gets each of the two mails once, and another link only after it has unsubscribed. In milliseconds. */
const mailInterval = 24 * 60 * 60 * 1000;

/**
 * Double opt-in: stores an address as unconfirmed and mails it a link that confirms this request, in one transaction. An active address
 * stays as it is, and is told so by mail. Result and statements are the same for every address, so that a stranger learns nothing.
 */
export async function askToConfirm(
  env: Bindings,
  { email, source, locale }: Pick<SubscribeRequest, 'email' | 'source' | 'locale'>,
): Promise<{ outcome: 'subscribed'; mailIds: string[] }> {
  const db = database(env);
  const now = new Date().toISOString();
  const lately = new Date(Date.parse(now) - mailInterval).toISOString();
  const hash = await addressHash(env, email);
  const id = crypto.randomUUID();
  const confirm = mailOf('newsletter_confirm', now);
  const known = mailOf('newsletter_already_subscribed', now);
  const active = sql`${hasAddress(email)} AND status = 'active'`;
  const inactive = sql`${hasAddress(email)} AND status <> 'active'`;
  const otherLanguage = sql`${inactive} AND locale <> ${locale}`;
  // Not when the address may get no more mails (`mail/requested.ts`): then the last link must go on working.
  const isMailed = sql`EXISTS (SELECT 1 FROM emails WHERE id = ${confirm.id} AND status = 'queued')`;
  await db.batch([
    insertUnconfirmed(db, { id, email, source, locale, now }),
    translateQueuedSubjects(db, otherLanguage, texts[locale].mail.subscriberSubjects),
    updateSubscriber(db, otherLanguage, { locale }),
    ...consentGiven(
      db,
      { addressHash: hash, source, locale, now },
      subscriberExists(sql`${inactive} AND (id = ${id} OR status = 'unsubscribed')`),
    ),
    enqueueTo(db, sql`${inactive} AND (status = 'unsubscribed' OR ${notMailedSince('newsletter_confirm', lately)})`, [
      confirm,
    ]),
    enqueueTo(db, sql`${active} AND ${notMailedSince('newsletter_already_subscribed', lately)}`, [known]),
    // The newest mail's link is the one that works, for the whole time that an unconfirmed address is kept.
    updateSubscriber(db, sql`${inactive} AND ${isMailed}`, {
      status: 'unconfirmed',
      subscribedAt: now,
      askedAt: now,
      source,
    }),
  ]);
  return { outcome: 'subscribed', mailIds: [confirm.id, known.id] };
}
