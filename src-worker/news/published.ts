import { sql } from 'drizzle-orm';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { type PostRow, selectPublished } from './store.ts';

export interface Version {
  version: string;
  /** When a post was last changed, withdrawn or published. */
  at: string;
}

interface Published extends Version {
  rows: PostRow[];
}

let published: Published | undefined;

/** The newest that are published now. The texts are read only when one has changed. */
export async function publishedNow(env: Bindings): Promise<Published> {
  const db = database(env);
  const now = new Date().toISOString();
  const current = await publishedVersion(env, now);
  if (published?.version === current.version) return published;
  published = { ...current, rows: await selectPublished(db, now) };
  return published;
}

export async function publishedVersion(env: Bindings, now = new Date().toISOString()): Promise<Version> {
  const [row] = await database(env).all<{ version: string; at: string | null }>(sql`
    SELECT count(*) || ' ' || coalesce(max(changed_at), '') || ' ' || coalesce(max(published_at), '') AS version,
      max(coalesce(max(published_at), ''), (SELECT max(changed_at) FROM posts)) AS at
    FROM posts WHERE published_at <= ${now} AND NOT withdrawn`);
  // Without posts it must not change with each request: programs compare it.
  return { version: row!.version, at: row!.at ?? '1970-01-01T00:00:00.000Z' };
}

export function forgetPublished(): void {
  published = undefined;
}
