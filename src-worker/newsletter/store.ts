import { type SQL, sql } from 'drizzle-orm';
import type { EmailKind } from '../../src-shared/email-kinds.ts';
import type { Database } from '../db/client.ts';
import { emails, newsletterSubscribers } from '../db/schema.ts';
import type { NewEmail } from '../mail/outbox.ts';

/** A mail to one subscriber, whose row has the address and the id. */
export type SubscriberMail = Omit<NewEmail, 'to' | 'subscriberId'>;

export function hasAddress(address: string): SQL {
  return sql`lower(email) = lower(${address})`;
}

/** Whether there is a subscriber for whom `which` is true. */
export function subscriberExists(which: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM newsletter_subscribers WHERE ${which})`;
}

/** Whether the subscriber of the surrounding statement got no mail of this kind, and will get none, since an ISO time. */
export function notMailedSince(kind: EmailKind, time: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM emails WHERE subscriber_id = newsletter_subscribers.id
    AND kind = ${kind} AND created_at > ${time} AND status IN ('queued', 'sending', 'sent'))`;
}

/** Inserts an address that is not known yet, as unconfirmed. */
export function insertUnconfirmed(
  db: Database,
  subscriber: { id: string; email: string; source: string | null; subscribedAt: string },
) {
  return db
    .insert(newsletterSubscribers)
    .values({ ...subscriber, status: 'unconfirmed' })
    .onConflictDoNothing();
}

export function selectSubscriber(db: Database, which: SQL) {
  const { id, email, status, subscribedAt } = newsletterSubscribers;
  return db.select({ id, email, status, subscribedAt }).from(newsletterSubscribers).where(which);
}

/** Queues mails to the subscriber that `which` selects. */
export function enqueueTo(db: Database, which: SQL, mails: SubscriberMail[]) {
  return db.insert(emails).select(sql`
    SELECT mail ->> 'id', mail ->> 'kind', email, mail ->> 'subject', 'queued', 0, mail ->> 'dueAt',
      NULL, NULL, mail ->> 'createdAt', NULL, NULL, id, NULL, NULL, NULL, NULL
    FROM newsletter_subscribers, (SELECT value AS mail FROM json_each(${JSON.stringify(mails)}))
    WHERE ${which}`);
}

/** Changes the subscriber that `which` selects. */
export function updateSubscriber(
  db: Database,
  which: SQL,
  change: Partial<Pick<typeof newsletterSubscribers.$inferSelect, 'status' | 'subscribedAt' | 'source'>>,
) {
  return db.update(newsletterSubscribers).set(change).where(which).returning({ id: newsletterSubscribers.id });
}

/** Cancels the subscriber's queued mails, except the goodbye. */
export function cancelQueuedMails(db: Database, subscriberId: string) {
  return db
    .update(emails)
    .set({ status: 'cancelled' })
    .where(sql`subscriber_id = ${subscriberId} AND status = 'queued' AND kind <> 'newsletter_goodbye'`);
}
