import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#shared/locales.ts';
import type { EmailKind } from '#shared/mail/email-kinds.ts';
import { gulfDate } from '#shared/time/days.ts';
import { addCounts } from '../db/analytics-counts.ts';
import type { Database } from '../db/client.ts';
import { insertIf } from '../db/insert-if.ts';
import { emails, newsletterSubscribers } from '../db/schema.ts';
import { subscriberSearchText } from '../db/search-text.ts';
import { insertMails, type NewEmail, queuedAs } from '../mail/outbox.ts';

export type SubscriberMail = Omit<NewEmail, 'to' | 'subject' | 'subscriberId'> & { subjects: Record<Locale, string> };

export function hasAddress(address: string): SQL {
  return sql`lower(email) = lower(${address})`;
}

export function subscriberExists(isTarget: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM newsletter_subscribers WHERE ${isTarget})`;
}

export function notMailedSince(kind: EmailKind, time: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM emails WHERE subscriber_id = newsletter_subscribers.id
    AND kind = ${kind} AND created_at > ${time} AND status IN ('queued', 'sending', 'sent'))`;
}

export function insertUnconfirmed(
  db: Database,
  subscriber: {
    id: string;
    email: string;
    source: string | null;
    campaign: SQL;
    locale: Locale;
    now: string;
  },
  onlyIf: SQL = sql`true`,
) {
  const { now, ...columns } = subscriber;
  const isNew = sql`${onlyIf} AND NOT ${subscriberExists(hasAddress(subscriber.email))}`;
  const row = {
    ...columns,
    status: 'unconfirmed',
    subscribedAt: now,
    askedAt: now,
    searchText: subscriberSearchText(subscriber),
  } as const;
  return [
    addCounts(db, gulfDate(), { 'step|newsletter.sent': 1 }, isNew),
    insertIf(db, newsletterSubscribers, row, isNew),
  ] as const;
}

/** Only a campaign that staff have named: no other value from a visitor's link is stored. */
export function namedCampaign(campaign: string): SQL {
  return sql`(SELECT name FROM campaigns WHERE name = ${campaign.toLowerCase()})`;
}

/** The last steps of a subscription. A returning subscriber has sent the form again. */
export function startSubscription(
  db: Database,
  isTarget: SQL,
  change: SubscriberChange & { status: 'active' | 'unconfirmed' },
) {
  const { status } = change;
  const changing = sql`FROM newsletter_subscribers WHERE ${isTarget} AND status <> ${status}`;
  const counts = sql`(SELECT json_object('step|newsletter.sent', sum(status = 'unsubscribed'),
    'step|newsletter.confirmed', ${status === 'active' ? sql`count(*)` : sql`0`}) ${changing})`;
  return {
    counted: addCounts(db, gulfDate(), counts, sql`EXISTS (SELECT 1 ${changing})`),
    started: updateSubscriber(db, isTarget, change),
  };
}

export function selectSubscriber(db: Database, isTarget: SQL) {
  const { id, email, status, subscribedAt, locale, welcomedAt } = newsletterSubscribers;
  return db.select({ id, email, status, subscribedAt, locale, welcomedAt }).from(newsletterSubscribers).where(isTarget);
}

export function enqueueTo(db: Database, isTarget: SQL, mails: SubscriberMail[]) {
  const { status, lastError } = queuedAs({
    kind: sql`mail ->> 'kind'`,
    to: sql`newsletter_subscribers.email`,
    at: sql`mail ->> 'createdAt'`,
    payload: sql`NULL`,
  });
  return insertMails(
    db,
    {
      id: sql`mail ->> 'id'`,
      kind: sql`mail ->> 'kind'`,
      to: sql`email`,
      subject: sql`mail -> 'subjects' ->> locale`,
      status,
      dueAt: sql`mail ->> 'dueAt'`,
      lastError,
      createdAt: sql`mail ->> 'createdAt'`,
      subscriberId: sql`id`,
    },
    sql`FROM newsletter_subscribers, (SELECT value AS mail FROM json_each(${JSON.stringify(mails)})) WHERE ${isTarget}`,
  );
}

type SubscriberChange = Partial<
  Omit<typeof newsletterSubscribers.$inferSelect, 'seq' | 'id' | 'email' | 'token' | 'searchText' | 'campaign'>
> & { campaign?: SQL };

export function updateSubscriber(db: Database, isTarget: SQL, change: SubscriberChange) {
  return db.update(newsletterSubscribers).set(change).where(isTarget).returning({ id: newsletterSubscribers.id });
}

export function translateQueuedSubjects(db: Database, isTarget: SQL, subjects: Record<string, string>) {
  const translated = sql`${JSON.stringify(subjects)} ->> kind`;
  return db
    .update(emails)
    .set({ subject: translated })
    .where(
      sql`subscriber_id = (SELECT id FROM newsletter_subscribers WHERE ${isTarget}) AND status = 'queued' AND ${translated} IS NOT NULL`,
    );
}

export function cancelQueuedMails(db: Database, subscriberId: string) {
  return db
    .update(emails)
    .set({ status: 'cancelled' })
    .where(sql`subscriber_id = ${subscriberId} AND status = 'queued' AND kind <> 'newsletter_goodbye'`);
}
