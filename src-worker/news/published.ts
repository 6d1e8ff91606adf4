import { sql } from 'drizzle-orm';
import { type Database, database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { type PostRow, selectPublished } from './store.ts';

interface Published {
  version: string;
  rows: PostRow[];
}

let known: Published | undefined;

/** What is published now. The texts are read only when one has changed. */
export async function publishedNow(env: Bindings): Promise<Published> {
  const db = database(env);
  const now = new Date().toISOString();
  const version = await readVersion(db, now);
  if (known?.version === version) return known;
  known = { version, rows: await selectPublished(db, now) };
  return known;
}

async function readVersion(db: Database, now: string): Promise<string> {
  const [row] = await db.all<{ version: string }>(sql`
    SELECT count(*) || ' ' || coalesce(max(changed_at), '') || ' ' || coalesce(max(published_at), '') AS version
    FROM posts WHERE published_at <= ${now} AND NOT withdrawn`);
  return row!.version;
}

export function forgetPublished(): void {
  known = undefined;
}
