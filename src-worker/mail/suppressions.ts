import { inArray, type SQL, sql } from 'drizzle-orm';
import type { SuppressionReason } from '#shared/mail/cancellation-codes.ts';
import { suppressionCode } from '#shared/mail/cancellation-codes.ts';
import { type EmailKind, emailKinds } from '#shared/mail/email-kinds.ts';
import { type Database, database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { insertIf } from '../db/insert-if.ts';
import { suppressionHashes } from '../db/keys.ts';
import { isMailbox, mailboxOfAddress } from '../db/mailbox.ts';
import { emails, newsletterSubscribers, suppressions } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { kindOf } from './kinds.ts';
import { followReplies } from './replies.ts';

export function bypassesSuppression(name: EmailKind, reason: SuppressionReason): boolean {
  const { requested, bypassesSuppression: bypasses } = kindOf(name);
  return bypasses === 'always' || (reason === 'erased' && (requested === true || bypasses === 'after erasure'));
}

export async function suppressedAmong(env: Bindings, addresses: string[]): Promise<Map<string, SuppressionReason>> {
  const hashes = new Map<string, string[]>();
  for (const address of addresses) hashes.set(address.toLowerCase(), await suppressionHashes(env, address));
  if (hashes.size === 0) return new Map();
  const found = await database(env)
    .select({ hash: suppressions.addressHash, reason: suppressions.reason })
    .from(suppressions)
    .where(inArray(suppressions.addressHash, inJson([...new Set([...hashes.values()].flat())])));
  return new Map(
    [...hashes].flatMap(([address, own]) => {
      const row = strongest(found.filter(({ hash }) => own.includes(hash)));
      return row ? [[address, row.reason]] : [];
    }),
  );
}

/** A mailbox and its address as typed may both have a row. */
export function strongest<Row extends { reason: SuppressionReason }>(rows: Row[]): Row | undefined {
  return strongestFirst.map((one) => rows.find(({ reason }) => reason === one)).find((row) => row !== undefined);
}

const strongestFirst: SuppressionReason[] = ['complaint', 'hard_bounce', 'manual', 'erased'];

interface NewSuppression {
  addressHash: string;
  email: string | null;
  reason: SuppressionReason;
  detail: string | null;
  now: string;
}

export function suppress(db: Database, { now: createdAt, ...suppression }: NewSuppression, onlyIf = sql`true`) {
  return insertIf(db, suppressions, { ...suppression, createdAt }, onlyIf)
    .onConflictDoNothing()
    .returning({ addressHash: suppressions.addressHash });
}

export function isErased(hashes: string[]): SQL {
  return sql`EXISTS (SELECT 1 FROM suppressions WHERE address_hash IN ${hashes} AND reason = 'erased')`;
}

export function liftErasure(db: Database, hashes: string[], onlyIf = sql`true`) {
  return db.delete(suppressions).where(sql`address_hash IN ${hashes} AND reason = 'erased' AND ${onlyIf}`);
}

/** A newsletter email is found by its subscriber, because the index of mailboxes leaves newsletters out. */
export function isMailTo(...addresses: string[]): SQL {
  return sql`(lower(to_address) IN ${inJson(addresses.map((address) => address.toLowerCase()))}
    OR (newsletter_id IS NULL AND ${isMailbox(sql`to_address`, ...addresses)})
    OR (subscriber_id IS NOT NULL AND subscriber_id IN (
      SELECT newsletter_subscribers.id FROM newsletter_subscribers WHERE ${isMailbox(newsletterSubscribers.email, ...addresses)})))`;
}

/** A server that knows no tags refuses `name+tag@`, although `name@` exists; those of Gmail know them. */
export function isOfAddressOnly(email: string, reason: SuppressionReason): boolean {
  return reason === 'hard_bounce' && !mailboxOfAddress(email).endsWith('@gmail.com');
}

export function cancelQueuedMailsTo(db: Database, email: string, reason: SuppressionReason, onlyIf = sql`true`) {
  const sent = emailKinds.filter((kind) => bypassesSuppression(kind, reason));
  const isTo = isOfAddressOnly(email, reason) ? sql`lower(to_address) = lower(${email})` : isMailTo(email);
  return [
    db
      .update(emails)
      .set({ status: 'cancelled', lastError: suppressionCode(reason) })
      .where(sql`${isTo} AND status = 'queued' AND kind NOT IN ${sent} AND ${onlyIf}`),
    ...followReplies(db, sql`(SELECT id FROM emails WHERE ${isTo} AND kind = 'staff_reply')`),
  ] as const;
}
