import { hmac } from '#worker/db/hash.ts';
import type { Database } from './site.ts';
import { keyTable } from './tables.ts';

export interface Erasure {
  at: string;
  /** Undefined if the backup has no record of the person, or lacks the key of the original. */
  email: string | undefined;
}

/**
 * What people or staff erased after the backup is back. The audit log of the original, which has only the HMAC of an
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
  const people = await DB.prepare(
    `SELECT lower(email) AS email FROM form_submissions UNION SELECT lower(email) FROM newsletter_subscribers
      UNION SELECT lower(email) FROM deck_requests UNION SELECT lower(to_address) FROM emails`,
  ).all<{ email: string }>();
  const emailOf = new Map(people.results.map(({ email }) => [`hmac-sha256:${hmac(key!, email)}`, email]));
  return results.map(({ detail, done_at }) => ({ at: done_at, email: emailOf.get(detail) }));
}
