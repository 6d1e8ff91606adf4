import { inArray, type SQL, sql } from 'drizzle-orm';
import { type EmailKind, emailKinds } from '#shared/mail/email-kinds.ts';
import { type SuppressionReason, suppressionCode } from '#shared/mail/suppression-reasons.ts';
import { type Database, database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { insertIf } from '../db/insert-if.ts';
import { addressHash } from '../db/keys.ts';
import { emails, suppressions } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { kindOf } from './kinds.ts';
import { followReplies } from './replies.ts';

export function bypassesSuppression(name: EmailKind, reason: SuppressionReason): boolean {
  const { requested, bypassesSuppression: bypasses } = kindOf(name);
  return bypasses === 'always' || (reason === 'erased' && (requested === true || bypasses === 'after erasure'));
}

export async function suppressedAmong(env: Bindings, addresses: string[]): Promise<Map<string, SuppressionReason>> {
  const byHash = new Map<string, string>();
  for (const address of addresses) byHash.set(await addressHash(env, address), address.toLowerCase());
  if (byHash.size === 0) return new Map();
  const found = await database(env)
    .select({ hash: suppressions.addressHash, reason: suppressions.reason })
    .from(suppressions)
    .where(inArray(suppressions.addressHash, inJson([...byHash.keys()])));
  return new Map(found.map(({ hash, reason }) => [byHash.get(hash)!, reason]));
}

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

export function isErased(addressHash: string): SQL {
  return sql`EXISTS (SELECT 1 FROM suppressions WHERE address_hash = ${addressHash} AND reason = 'erased')`;
}

export function liftErasure(db: Database, addressHash: string, onlyIf = sql`true`) {
  return db.delete(suppressions).where(sql`address_hash = ${addressHash} AND reason = 'erased' AND ${onlyIf}`);
}

export function cancelQueuedMailsTo(db: Database, email: string, reason: SuppressionReason, onlyIf = sql`true`) {
  const sent = emailKinds.filter((kind) => bypassesSuppression(kind, reason));
  const isTo = sql`lower(to_address) = lower(${email})`;
  return [
    db
      .update(emails)
      .set({ status: 'cancelled', lastError: suppressionCode(reason) })
      .where(sql`${isTo} AND status = 'queued' AND kind NOT IN ${sent} AND ${onlyIf}`),
    ...followReplies(db, sql`(SELECT id FROM emails WHERE ${isTo} AND kind = 'staff_reply')`),
  ] as const;
}
