import { hmac } from '#worker/db/hash.ts';
import type { Database } from './site.ts';
import { keyTable } from './tables.ts';

export interface Erasure {
  at: string;
  /** Undefined if the backup has no record of the person, or lacks the key of the original. */
  email: string | undefined;
}

/** Every column with a visitor's address, and the ids of people on WhatsApp; a test finds new ones in the schema. */
const addressColumns = [
  ['form_submissions', 'email'],
  ['newsletter_subscribers', 'email'],
  ['deck_requests', 'email'],
  ['emails', 'to_address'],
  ['data_links', 'email'],
  ['suppressions', 'email'],
  ['conversation_entries', 'written_by'],
  ['conversation_entries', 'cc'],
  ['reply_drafts', 'cc'],
  ['whatsapp_people', 'phone'],
  ['whatsapp_people', 'user_id'],
] as const;

const addressInList = /[^\s"<>,;[\]]+@[^\s"<>,;[\]]+/g;

/**
 * A restore brings back what was erased after the backup. The audit log of the original, which has only the HMAC of an
 * address, says what to erase again. `DB` is restored from the backup, which `original` is the database of.
 */
export async function erasuresSince(DB: Database, original: Database, createdAt: string): Promise<Erasure[]> {
  const { results } = await original
    .prepare(
      `SELECT detail, done_at FROM audit_log WHERE action = 'personal_data_erased' AND done_at >= ?1 ORDER BY done_at`,
    )
    .bind(createdAt)
    .all<{ detail: string; done_at: string }>();
  const key = await DB.prepare(`SELECT key FROM ${keyTable} WHERE name = 'audit_log'`).first<string>('key');
  const columns = await DB.batch<{ text: string }>(
    addressColumns.map(([table, column]) =>
      DB.prepare(`SELECT DISTINCT lower(${column}) AS text FROM ${table} WHERE ${column} IS NOT NULL`),
    ),
  );
  const emailOf = new Map(
    columns
      .flatMap((column) => column.results.flatMap(({ text }) => [text, ...(text.match(addressInList) ?? [])]))
      .map((email) => [`hmac-sha256:${hmac(key!, email)}`, email]),
  );
  return results.map(({ detail, done_at }) => ({ at: done_at, email: emailOf.get(detail) }));
}
