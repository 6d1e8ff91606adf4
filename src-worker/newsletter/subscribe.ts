import { type SQL, sql } from 'drizzle-orm';
import type { SubscribeRequest } from '#shared/contracts/subscribers.ts';
import type { Locale } from '#shared/locales.ts';
import { dayLength } from '#shared/time/days.ts';
import { type Database, database } from '../db/client.ts';
import { addressHash, suppressionHashes } from '../db/keys.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { texts } from '../http/texts.ts';
import { keepWording, recordConsent, type Wording, wordingOf } from '../mail/consent.ts';
import { isErased, liftErasure } from '../mail/suppressions.ts';
import { mailOf, welcomeSeries } from './mails.tsx';
import {
  enqueueTo,
  hasAddress,
  insertUnconfirmed,
  namedCampaign,
  notMailedSince,
  selectSubscriber,
  startSubscription,
  subscriberExists,
  translateQueuedSubjects,
  updateSubscriber,
} from './store.ts';

export type Subscription =
  | { outcome: 'subscribed' | 'resubscribed'; mailIds: string[] }
  | { outcome: 'already_subscribed'; since: string; mailIds: [] };

type Subscribing = Pick<SubscribeRequest, 'email' | 'source' | 'campaign' | 'locale'>;

/** After an erasure the owner is asked by email, unless `isOwner` says that they have opened an emailed link. */
export async function subscribe(env: Bindings, request: Subscribing, { isOwner = false } = {}): Promise<Subscription> {
  const { email, source, campaign: campaignText = '', locale } = request;
  const db = database(env);
  const now = new Date().toISOString();
  const hash = await addressHash(env, email);
  const hashes = await suppressionHashes(env, email);
  const campaign = namedCampaign(campaignText);
  const welcome = welcomeSeries(now);
  const welcomeBack = mailOf('newsletter_welcome_back', now);
  const allowed = isOwner ? sql`true` : sql`NOT ${isErased(hashes)}`;
  const inactive = sql`${hasAddress(email)} AND status <> 'active' AND ${allowed}`;
  const otherLanguage = sql`${isOwner ? hasAddress(email) : inactive} AND locale <> ${locale}`;
  // The last step also activates a new subscriber, so that the steps before it see the earlier state.
  const {
    before: [before],
    subscription: { started },
  } = await transaction(db, {
    inserted: insertUnconfirmed(db, { id: crypto.randomUUID(), email, source, campaign, locale, now }, allowed),
    translated: translateQueuedSubjects(db, otherLanguage, texts[locale].mail.subscriberSubjects),
    language: updateSubscriber(db, otherLanguage, { locale }),
    before: selectSubscriber(db, hasAddress(email)),
    consent: consentGiven(db, { addressHash: hash, source, locale, now }, subscriberExists(inactive)),
    erasureLifted: liftErasure(db, hashes, subscriberExists(inactive)),
    welcome: enqueueTo(db, sql`${inactive} AND welcomed_at IS NULL`, welcome),
    welcomeBack: enqueueTo(db, sql`${inactive} AND welcomed_at IS NOT NULL`, [welcomeBack]),
    subscription: startSubscription(db, inactive, {
      status: 'active',
      subscribedAt: now,
      welcomedAt: now,
      source,
      campaign,
    }),
  });
  if (before?.status === 'active') return { outcome: 'already_subscribed', since: before.subscribedAt, mailIds: [] };
  if (!before || started.length === 0) return askToConfirm(env, request);
  if (before.welcomedAt !== null) return { outcome: 'resubscribed', mailIds: [welcomeBack.id] };
  return { outcome: 'subscribed', mailIds: [welcome[0]!.id] };
}

const mailInterval = dayLength;

/** Result and statements are the same for every address, so that a stranger learns nothing. */
export async function askToConfirm(
  env: Bindings,
  { email, source, campaign: campaignText = '', locale }: Subscribing,
): Promise<{ outcome: 'subscribed'; mailIds: string[] }> {
  const db = database(env);
  const now = new Date().toISOString();
  const lately = new Date(Date.parse(now) - mailInterval).toISOString();
  const hash = await addressHash(env, email);
  const campaign = namedCampaign(campaignText);
  const id = crypto.randomUUID();
  const confirm = mailOf('newsletter_confirm', now);
  const reminder = mailOf('newsletter_already_subscribed', now);
  const active = sql`${hasAddress(email)} AND status = 'active'`;
  const inactive = sql`${hasAddress(email)} AND status <> 'active'`;
  const otherLanguage = sql`${inactive} AND locale <> ${locale}`;
  // If the address may get no more emails (`mail/outbox.ts`), the last link must stay valid.
  const isMailed = sql`EXISTS (SELECT 1 FROM emails WHERE id = ${confirm.id} AND status = 'queued')`;
  await transaction(db, {
    inserted: insertUnconfirmed(db, { id, email, source, campaign, locale, now }),
    translated: translateQueuedSubjects(db, otherLanguage, texts[locale].mail.subscriberSubjects),
    language: updateSubscriber(db, otherLanguage, { locale }),
    confirmation: enqueueTo(
      db,
      sql`${inactive} AND (status = 'unsubscribed' OR ${notMailedSince('newsletter_confirm', lately)})`,
      [confirm],
    ),
    alreadySubscribed: enqueueTo(db, sql`${active} AND ${notMailedSince('newsletter_already_subscribed', lately)}`, [
      reminder,
    ]),
    consent: consentGiven(
      db,
      { addressHash: hash, source, locale, now },
      subscriberExists(sql`${inactive} AND (id = ${id} OR (status = 'unsubscribed' AND ${isMailed}))`),
    ),
    // Only the newest link works, for as long as an unconfirmed address is kept.
    subscription: startSubscription(db, sql`${inactive} AND ${isMailed}`, {
      status: 'unconfirmed',
      subscribedAt: now,
      askedAt: now,
      source,
      campaign,
    }),
  });
  return { outcome: 'subscribed', mailIds: [confirm.id, reminder.id] };
}

/** Any other source could contain an address, and the record must name no one. */
const plainSource = /^[\w-]{1,40}$/;

function consentGiven(
  db: Database,
  { addressHash, source, locale, now }: { addressHash: string; source: string | null; locale: Locale; now: string },
  onlyIf: SQL,
) {
  const wording = newsletterWording(locale);
  const consent = {
    addressHash,
    purpose: 'newsletter',
    action: 'given',
    wordingId: wording.id,
    locale: wording.locale,
    source: source === null ? 'footer' : plainSource.test(source) ? source : 'other',
    at: now,
  } as const;
  return [keepWording(db, wording), recordConsent(db, consent, onlyIf)] as const;
}

export function newsletterWording(locale: Locale): Wording {
  const { title, text, submit } = texts[locale].newsletterForm;
  return wordingOf(locale, [title, text, submit].join('\n'));
}
