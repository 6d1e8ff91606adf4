import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { emails, newsletterSubscribers } from '../db/schema.ts';

/** A mail to one subscriber; the statement reads address and id from the subscriber's row. */
interface MailToSubscriber {
  id: string;
  subject: string;
  now: string;
}

/** Inserts or reactivates a subscriber; returns a row unless the address is active already. */
export function activateSubscriber(
  db: Database,
  { id, email, source, now }: { id: string; email: string; source: string | null; now: string },
) {
  return db
    .insert(newsletterSubscribers)
    .values({ id, email, source, subscribedAt: now })
    .onConflictDoUpdate({
      target: sql`lower(email)`,
      set: { status: 'active', subscribedAt: now, source },
      setWhere: sql`status = 'unsubscribed'`,
    })
    .returning({ id: newsletterSubscribers.id });
}

export function selectByAddress(db: Database, address: string) {
  return db
    .select({ subscribedAt: newsletterSubscribers.subscribedAt })
    .from(newsletterSubscribers)
    .where(sql`lower(email) = lower(${address})`);
}

export function subscriberExists(id: string) {
  return sql`EXISTS (SELECT 1 FROM newsletter_subscribers WHERE id = ${id})`;
}

/** Queues the welcome-back mail for an unsubscribed address. In the transaction it comes before `activateSubscriber`. */
export function enqueueWelcomeBack(db: Database, address: string, mail: MailToSubscriber) {
  return db.insert(emails).select(sql`
    SELECT ${mail.id}, 'newsletter_welcome_back', email, ${mail.subject}, 'queued', 0, ${mail.now},
      NULL, NULL, ${mail.now}, NULL, NULL, id, NULL, NULL
    FROM newsletter_subscribers WHERE lower(email) = lower(${address}) AND status = 'unsubscribed'`);
}

/** Queues the goodbye mail for an active subscriber. In the transaction it comes before `deactivateSubscriber`. */
export function enqueueGoodbye(db: Database, token: string, mail: MailToSubscriber) {
  return db.insert(emails).select(sql`
    SELECT ${mail.id}, 'newsletter_goodbye', email, ${mail.subject}, 'queued', 0, ${mail.now},
      NULL, NULL, ${mail.now}, NULL, NULL, id, NULL, NULL
    FROM newsletter_subscribers WHERE token = ${token} AND status = 'active'`);
}

export function deactivateSubscriber(db: Database, token: string) {
  return db
    .update(newsletterSubscribers)
    .set({ status: 'unsubscribed' })
    .where(sql`token = ${token} AND status = 'active'`)
    .returning({ id: newsletterSubscribers.id });
}

/** Cancels the subscriber's queued mails, except the goodbye. */
export function cancelQueuedMails(db: Database, token: string) {
  return db
    .update(emails)
    .set({ status: 'cancelled' })
    .where(
      sql`subscriber_id = (SELECT id FROM newsletter_subscribers WHERE token = ${token})
        AND status = 'queued' AND kind <> 'newsletter_goodbye'`,
    );
}

export function selectByToken(db: Database, token: string) {
  return db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.token, token));
}
