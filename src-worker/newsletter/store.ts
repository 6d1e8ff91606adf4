import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { emails, newsletterSubscribers } from '../db/schema.ts';

/** A mail to one subscriber, whose address and id the statement reads from the subscriber's row. */
interface MailToSubscriber {
  id: string;
  subject: string;
  now: string;
}

/** Makes somebody a subscriber, or one again; returns the row unless they are one already. */
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

/** Holds when this very subscriber was stored. */
export function subscriberExists(id: string) {
  return sql`EXISTS (SELECT 1 FROM newsletter_subscribers WHERE id = ${id})`;
}

/** Welcomes somebody back. Goes before `activateSubscriber` in the transaction: only who has left is welcomed back. */
export function enqueueWelcomeBack(db: Database, address: string, mail: MailToSubscriber) {
  return db.insert(emails).select(sql`
    SELECT ${mail.id}, 'newsletter_welcome_back', email, ${mail.subject}, 'queued', 0, ${mail.now},
      NULL, NULL, ${mail.now}, NULL, NULL, id, NULL, NULL
    FROM newsletter_subscribers WHERE lower(email) = lower(${address}) AND status = 'unsubscribed'`);
}

/** Says goodbye. Goes before `deactivateSubscriber` in the transaction: only who is here can leave. */
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

/** Drops what still waits for a subscriber (follow-ups, newsletters), all but the goodbye. */
export function cancelWaitingMails(db: Database, token: string) {
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
