import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { addressHash } from '../address-hash.ts';
import { recordConsent } from '../consent/store.ts';
import { type Database, database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { log } from '../log.ts';
import { cancelQueuedMailsTo, suppress } from '../mail/suppressions.ts';
import type { ProviderEvent } from './provider-event.ts';
import { applyToMail, isNewEvent, isSubscribed, rememberEvent, strengthenSuppression, unsubscribe } from './store.ts';

/**
 * Stores what follows from an event, in one transaction. A hard bounce or a complaint suppresses the address. An event may come before
 * its mail is stored as sent. One that is known changes nothing: it must not suppress an address again that staff have removed.
 */
export async function recordEvent(env: Bindings, event: ProviderEvent): Promise<void> {
  const db = database(env);
  const now = new Date().toISOString();
  const { id, outcome } = event;
  if (outcome.kind === 'accepted') {
    await rememberEvent(db, event, now);
    return;
  }
  const results = await db.batch([
    applyToMail(db, event),
    ...(await suppression(env, db, event, now)),
    rememberEvent(db, event, now),
  ]);
  const isNew = (results.at(-1) as unknown[]).length > 0;
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
  const hash = await addressHash(env, recipient);
  return [
    suppress(db, { addressHash: hash, email: recipient, reason, detail, now }, isNew),
    strengthenSuppression(db, { addressHash: hash, reason, detail }, isNew),
    cancelQueuedMailsTo(db, recipient, reason, isNew),
    ...(reason === 'complaint' ? withdrawal(db, recipient, hash, isNew, now) : []),
  ];
}

/** Who reports a mail as spam does not want the newsletter. */
function withdrawal(db: Database, email: string, hash: string, isNew: SQL, now: string): BatchItem<'sqlite'>[] {
  const consent = {
    addressHash: hash,
    purpose: 'newsletter',
    action: 'withdrawn',
    locale: sql`(SELECT locale FROM newsletter_subscribers WHERE lower(email) = lower(${email}))`,
    source: 'complaint',
    at: now,
  } as const;
  return [recordConsent(db, consent, sql`${isNew} AND ${isSubscribed(email)}`), unsubscribe(db, email, isNew)];
}
