import { type SQL, sql } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SuppressionReason } from '../../src-shared/suppression-reasons.ts';
import type { Database } from '../db/client.ts';
import { newsletterSubscribers, suppressions, webhookEvents } from '../db/schema.ts';
import type { Outcome, ProviderEvent } from './provider-event.ts';

/** A view: a trigger writes what is inserted on the mail, and counts it for the mail's newsletter. */
const mailEvents = sqliteTable('mail_events', {
  mailId: text('mail_id'),
  outcome: text('outcome').notNull(),
  note: text('note'),
});

export function isNewEvent(id: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM webhook_events WHERE id = ${id})`;
}

/** Applies an event to its mail. Changes nothing when the outbox does not know the mail yet. */
export function applyToMail(db: Database, { id, mailId, outcome }: ProviderEvent) {
  return db
    .insert(mailEvents)
    .select(sql`SELECT ${mailId}, ${outcome.kind}, ${noteOf(outcome)} WHERE ${isNewEvent(id)}`);
}

/**
 * Remembers an event; one whose mail the outbox does not know yet waits for it with what it says. Returns a row unless the event is
 * known. In the transaction it comes last.
 */
export function rememberEvent(db: Database, { id, mailId, outcome }: ProviderEvent, now: string) {
  const waits = sql`${outcome.kind} <> 'accepted' AND NOT EXISTS (SELECT 1 FROM emails WHERE provider_id = ${mailId})`;
  const said = sql`SELECT ${mailId} AS mail_id, ${outcome.kind} AS outcome, ${noteOf(outcome)} AS note WHERE ${waits}`;
  return db
    .insert(webhookEvents)
    .select(sql`SELECT ${id}, ${now}, mail_id, outcome, note FROM (SELECT 1) LEFT JOIN (${said}) WHERE true`)
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
}

/** The trigger on `mail_events` knows them by their first words. */
const notes = { complaint: 'Reported as spam', hard_bounce: 'Bounced', not_delivered: 'Not delivered' } as const;

function noteOf(outcome: Outcome): string | null {
  if (outcome.kind === 'accepted' || outcome.kind === 'delivered') return null;
  const reason = 'reason' in outcome ? outcome.reason : null;
  return reason ? `${notes[outcome.kind]}: ${reason}` : notes[outcome.kind];
}

/** An erased address may subscribe again, but not after a bounce or a complaint. */
const weaker = {
  complaint: ['hard_bounce', 'manual', 'erased'],
  hard_bounce: ['erased'],
} as const satisfies Partial<Record<SuppressionReason, SuppressionReason[]>>;

/** Replaces a weaker reason of an address that is suppressed already. Of an erased address it stores no words. */
export function strengthenSuppression(
  db: Database,
  { addressHash, reason, detail }: { addressHash: string; reason: keyof typeof weaker; detail: string | null },
  onlyIf: SQL,
) {
  return db
    .update(suppressions)
    .set({ reason, detail: sql`CASE WHEN email IS NULL THEN NULL ELSE ${detail} END` })
    .where(sql`address_hash = ${addressHash} AND reason IN ${weaker[reason]} AND ${onlyIf}`);
}

export function isSubscribed(email: string): SQL {
  return sql`EXISTS (SELECT 1 FROM newsletter_subscribers WHERE lower(email) = lower(${email}) AND status = 'active')`;
}

export function unsubscribe(db: Database, email: string, onlyIf: SQL) {
  return db
    .update(newsletterSubscribers)
    .set({ status: 'unsubscribed' })
    .where(sql`lower(email) = lower(${email}) AND status = 'active' AND ${onlyIf}`);
}
