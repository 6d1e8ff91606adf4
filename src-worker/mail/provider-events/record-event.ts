import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SuppressionReason } from '#shared/mail/cancellation-codes.ts';
import { oneLine } from '#shared/text/one-line.ts';
import { type Database, database } from '../../db/client.ts';
import { insertFrom } from '../../db/insert-if.ts';
import { addressHash, mailboxHash } from '../../db/keys.ts';
import { isMailbox } from '../../db/mailbox.ts';
import { suppressions, webhookEvents } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import type { Bindings } from '../../env.ts';
import { log } from '../../http/log.ts';
import { countForNewsletters, notedAs, noteOnMails } from '../apply-events.ts';
import { recordConsent } from '../consent.ts';
import { leaveNewsletter } from '../leave-newsletter.ts';
import { followReplies } from '../replies.ts';
import { cancelQueuedMailsTo, isOfAddressOnly, suppress } from '../suppressions.ts';

export interface ProviderEvent {
  id: string;
  mailId: string | null;
  recipient: string | null;
  outcome: Outcome;
}

export type Outcome =
  | { kind: 'complaint' }
  | { kind: 'hard_bounce'; reason: string | null }
  | { kind: 'not_delivered'; reason: string | null }
  | { kind: 'delivered' }
  | { kind: 'accepted' };

/**
 * An event may arrive before its email is stored as sent. A known event must not suppress again an address that staff
 * have unblocked.
 */
export async function recordEvent(env: Bindings, event: ProviderEvent): Promise<void> {
  const db = database(env);
  const now = new Date().toISOString();
  const { id, outcome } = event;
  if (outcome.kind === 'accepted') {
    await rememberEvent(db, event, now);
    return;
  }
  const { remembered } = await transaction(db, {
    applied: applyToMail(db, event),
    suppressed: await suppression(env, db, event, now),
    remembered: rememberEvent(db, event, now),
  });
  const isNew = remembered.length > 0;
  if (isNew && outcome.kind !== 'delivered') log('info', 'mail_not_delivered', { eventId: id, outcome: outcome.kind });
}

async function suppression(
  env: Bindings,
  db: Database,
  { id, recipient, outcome }: ProviderEvent,
  now: string,
): Promise<BatchItem<'sqlite'>[]> {
  if (!recipient || (outcome.kind !== 'hard_bounce' && outcome.kind !== 'complaint')) return [];
  const isNew = isNewEvent(id);
  const reason = outcome.kind;
  const detail = outcome.kind === 'hard_bounce' ? outcome.reason : null;
  const hash = await (isOfAddressOnly(recipient, reason) ? addressHash : mailboxHash)(env, recipient);
  return [
    suppress(db, { addressHash: hash, email: recipient, reason, detail, now }, isNew),
    strengthenSuppression(db, { addressHash: hash, reason, detail }, isNew),
    ...cancelQueuedMailsTo(db, recipient, reason, isNew),
    ...(reason === 'complaint' ? withdrawal(db, recipient, await addressHash(env, recipient), isNew, now) : []),
  ];
}

function withdrawal(db: Database, email: string, hash: string, isNew: SQL, now: string): BatchItem<'sqlite'>[] {
  const consent = {
    addressHash: hash,
    purpose: 'newsletter',
    action: 'withdrawn',
    locale: sql`(SELECT locale FROM newsletter_subscribers WHERE ${isMailbox(sql`email`, email)}
      ORDER BY status = 'active' DESC LIMIT 1)`,
    source: 'complaint',
    at: now,
  } as const;
  const isActive = sql`${isMailbox(sql`email`, email)} AND status = 'active' AND ${isNew}`;
  return [
    recordConsent(db, consent, sql`${isNew} AND ${isSubscribed(email)}`),
    ...Object.values(leaveNewsletter(db, isActive)),
  ];
}

function isNewEvent(id: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM webhook_events WHERE id = ${id})`;
}

function applyToMail(db: Database, { id, mailId, outcome }: ProviderEvent) {
  const note = noteOf(outcome);
  const event = sql`SELECT ${mailId} AS mail_id, ${outcome.kind} AS outcome, ${note} AS note WHERE ${isNewEvent(id)}`;
  const noted =
    note === null
      ? []
      : [noteOnMails(db, event), ...followReplies(db, sql`(SELECT id FROM emails WHERE provider_id = ${mailId})`)];
  return [countForNewsletters(db, event), ...noted] as const;
}

function rememberEvent(db: Database, { id, mailId, outcome }: ProviderEvent, now: string) {
  const waits = sql`${outcome.kind} <> 'accepted' AND NOT EXISTS (SELECT 1 FROM emails WHERE provider_id = ${mailId})`;
  const row = sql`SELECT ${mailId} AS mail_id, ${outcome.kind} AS outcome, ${noteOf(outcome)} AS note WHERE ${waits}`;
  return insertFrom(
    db,
    webhookEvents,
    { id, receivedAt: now, mailId: sql`mail_id`, outcome: sql`outcome`, note: sql`note` },
    sql`FROM (SELECT 1) LEFT JOIN (${row}) WHERE true`,
  )
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
}

function noteOf(outcome: Outcome): string | null {
  if (outcome.kind === 'accepted' || outcome.kind === 'delivered') return null;
  const reason = 'reason' in outcome ? outcome.reason : null;
  return reason ? `${notedAs[outcome.kind]}: ${reason}` : notedAs[outcome.kind];
}

const weaker = {
  complaint: ['hard_bounce', 'manual', 'erased'],
  hard_bounce: ['erased'],
} as const satisfies Partial<Record<SuppressionReason, SuppressionReason[]>>;

function strengthenSuppression(
  db: Database,
  { addressHash, reason, detail }: { addressHash: string; reason: keyof typeof weaker; detail: string | null },
  onlyIf: SQL,
) {
  return db
    .update(suppressions)
    .set({ reason, detail: sql`CASE WHEN email IS NULL THEN NULL ELSE ${detail} END` })
    .where(sql`address_hash = ${addressHash} AND reason IN ${weaker[reason]} AND ${onlyIf}`);
}

function isSubscribed(email: string): SQL {
  return sql`EXISTS (SELECT 1 FROM newsletter_subscribers WHERE ${isMailbox(sql`email`, email)} AND status = 'active')`;
}

const maxReasonLength = 200;

const address = /(?<![^\s<>()"':;,])[^\s<>()"':;,]*@[^\s<>()"':;,]*/g;

/** Addresses are removed, because events outlive an erasure. */
export function reasonOf(...words: (string | undefined)[]): string | null {
  const line = oneLine(words.filter(Boolean).join(': ')).replace(address, '…');
  return line.slice(0, maxReasonLength).toWellFormed() || null;
}
