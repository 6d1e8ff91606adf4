import { type SQL, sql } from 'drizzle-orm';
import { hourLength } from '#shared/time/days.ts';
import type { Database } from './client.ts';
import { insertIf } from './insert-if.ts';
import { dataLinks } from './schema.ts';

export const linksPerHour = 3;

export function dataLinkExists(id: string): SQL {
  return sql`EXISTS (SELECT 1 FROM data_links WHERE id = ${id})`;
}

/** The link for a person who asks on WhatsApp. There is none if the hour's links are used up. */
export function insertPersonLink(db: Database, { id, personId }: { id: string; personId: string }, onlyIf: SQL) {
  const now = Date.now();
  const since = new Date(now - hourLength).toISOString();
  const recent = sql`(SELECT count(*) FROM data_links WHERE person_id = ${personId} AND created_at > ${since})`;
  const link = { id, email: '', createdAt: new Date(now).toISOString(), personId };
  return insertIf(db, dataLinks, link, sql`${onlyIf} AND ${recent} < ${linksPerHour}`).onConflictDoNothing();
}
