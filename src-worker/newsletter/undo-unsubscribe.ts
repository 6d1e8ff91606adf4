import { sql } from 'drizzle-orm';
import type { Subscriber } from '#shared/contracts/subscribers.ts';
import { subscriberMessages } from '#shared/staff-texts/messages.ts';
import { dayLength } from '#shared/time/days.ts';
import { audit } from '../db/audit.ts';
import { type Database, database } from '../db/client.ts';
import { addressHash, suppressionHashes } from '../db/keys.ts';
import { emails, type newsletterSubscribers } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { recordConsent } from '../mail/consent.ts';
import { countReturn } from '../mail/leave-newsletter.ts';
import { mailOf } from './mails.tsx';
import { enqueueTo, updateSubscriber } from './store.ts';

type Row = typeof newsletterSubscribers.$inferSelect;

function dayAgo(): string {
  return new Date(Date.now() - dayLength).toISOString();
}

/** The source of the newest consent says who ended the subscription: no one undoes what the subscriber did. */
function endedByStaff(hash: unknown) {
  return sql`EXISTS (SELECT 1 FROM consents WHERE id = (SELECT max(id) FROM consents WHERE address_hash = ${hash})
    AND action = 'withdrawn' AND source = 'staff' AND at > ${dayAgo()})`;
}

export async function restorableAmong(env: Bindings, db: Database, subscribers: Subscriber[]): Promise<string[]> {
  const unsubscribed = subscribers.filter(({ status }) => status === 'unsubscribed');
  if (unsubscribed.length === 0) return [];
  const hashes = await Promise.all(
    unsubscribed.map(async ({ id, email }) => ({ id, hash: await addressHash(env, email) })),
  );
  const rows = await db.all<{ id: string }>(sql`SELECT value ->> 'id' AS id FROM json_each(${JSON.stringify(hashes)})
    WHERE ${endedByStaff(sql`value ->> 'hash'`)} AND ${hadGoodbye(sql`value ->> 'id'`)}`);
  return rows.map(({ id }) => id);
}

/** Only an active subscriber is sent one. */
function hadGoodbye(id: unknown) {
  return sql`EXISTS (SELECT 1 FROM emails
    WHERE subscriber_id = ${id} AND kind = 'newsletter_goodbye' AND created_at > ${dayAgo()})`;
}

/** @throws ProblemError `status_changed` unless staff ended the subscription within a day */
export async function undoUnsubscribe(
  env: Bindings,
  { id, email, locale }: Row,
  by: string,
): Promise<{ mailIds: string[] }> {
  const db = database(env);
  const at = new Date().toISOString();
  const hash = await addressHash(env, email);
  const isTarget = sql`id = ${id} AND status = 'unsubscribed' AND ${endedByStaff(hash)} AND ${hadGoodbye(id)}
    AND NOT EXISTS (SELECT 1 FROM suppressions WHERE address_hash IN ${await suppressionHashes(env, email)})`;
  const allowed = sql`EXISTS (SELECT 1 FROM newsletter_subscribers WHERE ${isTarget})`;
  const goodbye = sql`subscriber_id = ${id} AND kind = 'newsletter_goodbye' AND created_at > ${dayAgo()}`;
  const welcomeBack = mailOf('newsletter_welcome_back', at);
  const isRestored = sql`EXISTS (SELECT 1 FROM newsletter_subscribers
    WHERE id = ${id} AND status = 'active' AND subscribed_at = ${at})`;
  const consent = {
    addressHash: hash,
    purpose: 'newsletter',
    action: 'given',
    wordingId: sql`(
      SELECT wording_id FROM consents WHERE address_hash = ${hash} AND action = 'given' ORDER BY id DESC LIMIT 1)`,
    locale,
    source: 'staff_correction',
    at,
  } as const;
  const { restored } = await transaction(db, {
    audited: audit(db, { action: 'unsubscribe_taken_back', detail: id, by, at }, allowed),
    // A goodbye that has left is answered; one that waits is cancelled.
    welcomeBack: enqueueTo(
      db,
      sql`${isTarget} AND EXISTS (SELECT 1 FROM emails WHERE ${goodbye} AND status IN ('sending', 'sent'))`,
      [welcomeBack],
    ),
    goodbyeCancelled: db
      .update(emails)
      .set({ status: 'cancelled' })
      .where(sql`${goodbye} AND +status = 'queued' AND ${allowed}`),
    // The follow-ups that the unsubscribe has cancelled.
    followUps: db
      .update(emails)
      .set({ status: 'queued' })
      .where(sql`subscriber_id = ${id} AND kind LIKE 'newsletter_follow_up%' AND +status = 'cancelled'
        AND last_error IS NULL AND due_at > ${at} AND ${allowed}`),
    counted: countReturn(db, isTarget),
    restored: updateSubscriber(db, isTarget, { status: 'active', subscribedAt: at }),
    consent: recordConsent(db, consent, isRestored),
  });
  if (restored.length === 0) throw new ProblemError('status_changed', { detail: subscriberMessages.notRestorable });
  return { mailIds: [welcomeBack.id] };
}
