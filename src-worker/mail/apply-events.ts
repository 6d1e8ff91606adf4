import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { emails, newsletters, webhookEvents } from '../db/schema.ts';

/** The start of the note on an email. Events come in any order, and the strongest note stays. */
export const notedAs = {
  complaint: 'Reported as spam',
  hard_bounce: 'Bounced',
  not_delivered: 'Not delivered',
} as const;

const strength = sql`CASE outcome WHEN 'complaint' THEN 3 WHEN 'hard_bounce' THEN 2 ELSE 1 END`;
const notedStrength = sql`CASE
  WHEN emails.last_error LIKE ${`${notedAs.complaint}%`} THEN 3
  WHEN emails.last_error LIKE ${`${notedAs.hard_bounce}%`} THEN 2
  ELSE 1 END`;

/** `events` selects `mail_id`, `outcome` and `note`. */
export function noteOnMails(db: Database, events: SQL) {
  const strongest = sql`SELECT mail_id, note, max(${strength}) AS strength
    FROM (${events}) WHERE note IS NOT NULL GROUP BY mail_id`;
  return db
    .update(emails)
    .set({ lastError: sql`event.note` })
    .from(sql`(${strongest}) AS event`)
    .where(sql`provider_id = event.mail_id AND event.strength >= ${notedStrength}`);
}

export function countForNewsletters(db: Database, events: SQL) {
  const counted = sql`SELECT newsletter_id, sum(outcome = 'delivered') AS new_delivered,
      sum(outcome = 'hard_bounce') AS new_bounced, sum(outcome = 'complaint') AS new_complained
    FROM (${events}) JOIN emails ON provider_id = mail_id
    WHERE outcome <> 'not_delivered' AND newsletter_id IS NOT NULL GROUP BY newsletter_id`;
  return db
    .update(newsletters)
    .set({
      delivered: sql`delivered + new_delivered`,
      bounced: sql`bounced + new_bounced`,
      complained: sql`complained + new_complained`,
    })
    .from(sql`(${counted}) AS counted`)
    .where(sql`newsletters.id = counted.newsletter_id`);
}

/** Applies events that arrived before the outcome of their emails. */
export function applyEarlyEvents(db: Database, mailIds: string[]): BatchItem<'sqlite'>[] {
  // A join, because `IN` would copy the list.
  const events = sql`SELECT mail_id, outcome, note
    FROM json_each(${JSON.stringify(mailIds)}) CROSS JOIN webhook_events WHERE mail_id = value`;
  return [
    noteOnMails(db, events),
    countForNewsletters(db, events),
    db
      .update(webhookEvents)
      .set({ mailId: null, outcome: null, note: null })
      .where(sql`mail_id IN ${inJson(mailIds)} AND EXISTS (SELECT 1 FROM emails WHERE provider_id = mail_id)`),
  ];
}
