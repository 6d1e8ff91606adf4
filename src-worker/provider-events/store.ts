import { type SQL, sql } from 'drizzle-orm';
import type { SuppressionReason } from '../../src-shared/suppression-reasons.ts';
import type { Database } from '../db/client.ts';
import { emails, newsletterSubscribers, newsletters, suppressions, webhookEvents } from '../db/schema.ts';
import type { Outcome } from './provider-event.ts';

export function isNewEvent(id: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM webhook_events WHERE id = ${id})`;
}

/** Returns a row unless the event is known. In the transaction it comes last. */
export function rememberEvent(db: Database, id: string, now: string) {
  return db
    .insert(webhookEvents)
    .values({ id, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
}

type Failure = Exclude<Outcome, { kind: 'accepted' | 'delivered' }>;

/** The strongest first. */
const notes: Record<Failure['kind'], string> = {
  complaint: 'Reported as spam',
  hard_bounce: 'Bounced',
  not_delivered: 'Not delivered',
};

/** Writes the outcome on the mail, unless a stronger one is there: events arrive in any order. */
export function noteOnMail(db: Database, mailId: string | null, outcome: Failure, onlyIf: SQL) {
  const note = notes[outcome.kind];
  const reason = 'reason' in outcome ? outcome.reason : null;
  const ranked = Object.values(notes);
  const noStronger = ranked
    .slice(0, ranked.indexOf(note))
    .map((stronger) => sql`AND coalesce(last_error, '') NOT LIKE ${`${stronger}%`}`);
  return db
    .update(emails)
    .set({ lastError: reason ? `${note}: ${reason}` : note })
    .where(sql`provider_id = ${mailId} AND ${onlyIf} ${sql.join(noStronger, sql` `)}`);
}

/** Counts what became of a letter for its newsletter. Changes nothing when the mail is no letter. */
export function countForLetter(
  db: Database,
  mailId: string | null,
  count: 'delivered' | 'bounced' | 'complained',
  onlyIf: SQL,
) {
  const letter = sql`(SELECT newsletter_id FROM emails WHERE provider_id = ${mailId})`;
  return db
    .update(newsletters)
    .set({ [count]: sql`${newsletters[count]} + 1` })
    .where(sql`id = ${letter} AND ${onlyIf}`);
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
