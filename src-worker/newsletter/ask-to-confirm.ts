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

/** An address gets each of the two mails at most once in this time, in milliseconds. */
const mailInterval = 24 * 60 * 60 * 1000;

/**
 * Double opt-in: stores an address as unconfirmed and mails it a link that confirms, in one transaction. An active address
 * stays active and keeps its language, and is told so by mail. Result and statements are the same for every address, so that a stranger learns nothing.
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
  const isMailed = sql`EXISTS (SELECT 1 FROM emails WHERE id = ${confirm.id})`;
  await db.batch([
    insertUnconfirmed(db, { id, email, source, locale, subscribedAt: now }),
    translateQueuedSubjects(db, otherLanguage, texts[locale].mail.subscriberSubjects),
    updateSubscriber(db, otherLanguage, { locale }),
    ...consentGiven(
      db,
      { addressHash: hash, source, locale, now },
      subscriberExists(sql`${inactive} AND (id = ${id} OR status = 'unsubscribed')`),
    ),
    enqueueTo(db, sql`${inactive} AND ${notMailedSince('newsletter_confirm', lately)}`, [confirm]),
    enqueueTo(db, sql`${active} AND ${notMailedSince('newsletter_already_subscribed', lately)}`, [known]),
    // Each mail's link works for the whole time that an unconfirmed address is kept.
    updateSubscriber(db, sql`${inactive} AND (status = 'unsubscribed' OR ${isMailed})`, {
      status: 'unconfirmed',
      subscribedAt: now,
      source,
    }),
  ]);
  return { outcome: 'subscribed', mailIds: [confirm.id, known.id] };
}
