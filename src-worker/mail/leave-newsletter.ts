import { type SQL, sql } from 'drizzle-orm';
import { dayLength } from '#shared/time/days.ts';
import type { Database } from '../db/client.ts';
import { newsletterSubscribers, newsletters } from '../db/schema.ts';

const attributedFor = 30 * dayLength;

/**
 * An unsubscribe counts for the newsletter that an active subscriber got last.
 */
export function leaveNewsletter(db: Database, isTarget: SQL) {
  const last = lastNewsletterOf(sql`(SELECT id FROM newsletter_subscribers WHERE ${isTarget} AND status = 'active')`);
  return {
    counted: db.update(newsletters).set({ unsubscribed: sql`unsubscribed + 1` }).where(sql`id = ${last}`),
    unsubscribed: db
      .update(newsletterSubscribers)
      .set({ status: 'unsubscribed' })
      .where(isTarget)
      .returning({ id: newsletterSubscribers.id }),
  };
}

/** Precedes the change of a subscriber whose unsubscribe is undone. */
export function countReturn(db: Database, isTarget: SQL) {
  const last = lastNewsletterOf(sql`(SELECT id FROM newsletter_subscribers WHERE ${isTarget})`);
  return db.update(newsletters).set({ unsubscribed: sql`max(unsubscribed - 1, 0)` }).where(sql`id = ${last}`);
}

function lastNewsletterOf(subscriber: SQL): SQL {
  const since = new Date(Date.now() - attributedFor).toISOString();
  return sql`(SELECT newsletter_id FROM emails
    WHERE subscriber_id = ${subscriber} AND newsletter_id IS NOT NULL AND status = 'sent' AND sent_at > ${since}
    ORDER BY sent_at DESC LIMIT 1)`;
}
