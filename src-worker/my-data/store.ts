import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { dataLinks } from '../db/schema.ts';

export interface NewDataLink {
  id: string;
  email: string;
  addressHash: string;
  /** ISO 8601 UTC. */
  now: string;
}

/** Inserts a link unless nothing is stored about the address, or it got `most` links after `since`. */
export function insertDataLink(
  db: Database,
  { id, email, addressHash, now }: NewDataLink,
  { most, since }: { most: number; since: string },
) {
  const anythingStored = sql`(
    EXISTS (SELECT 1 FROM form_submissions WHERE lower(email) = lower(${email}))
    OR EXISTS (SELECT 1 FROM newsletter_subscribers WHERE lower(email) = lower(${email}))
    OR EXISTS (SELECT 1 FROM emails WHERE lower(to_address) = lower(${email}))
    OR EXISTS (SELECT 1 FROM conversation_entries WHERE kind = 'received' AND lower(written_by) = lower(${email}))
    OR EXISTS (SELECT 1 FROM suppressions WHERE address_hash = ${addressHash})
    OR EXISTS (SELECT 1 FROM consents WHERE address_hash = ${addressHash}))`;
  const recent = sql`(SELECT count(*) FROM data_links WHERE lower(email) = lower(${email}) AND created_at > ${since})`;
  return db
    .insert(dataLinks)
    .select(sql`SELECT ${id}, ${email}, ${now} WHERE ${anythingStored} AND ${recent} < ${most}`);
}

export function dataLinkExists(id: string) {
  return sql`EXISTS (SELECT 1 FROM data_links WHERE id = ${id})`;
}

/** The link, if it was made after an ISO time. */
export function selectDataLink(db: Database, id: string, after: string) {
  return db
    .select()
    .from(dataLinks)
    .where(and(eq(dataLinks.id, id), gt(dataLinks.createdAt, after)));
}
