import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { lane } from '../db/schema.ts';

export type BatchLane = 'newsletters' | 'follow_ups';
export type Lane = 'urgent' | 'alone' | BatchLane;

export function dueIn(name: Lane | 'unbatched' | SQL, now: string): SQL {
  return sql`emails INDEXED BY emails_due WHERE status = 'queued' AND ${lane} = ${name} AND due_at <= ${now}`;
}

export async function firstDueLane(db: Database, now: string, lanes: Lane[]): Promise<Lane | undefined> {
  const found = await db
    .select({ name: sql<Lane>`value` })
    .from(sql`json_each(${JSON.stringify(lanes)})`)
    .where(sql`EXISTS (SELECT 1 FROM ${dueIn(sql`value`, now)})`)
    .orderBy(sql`key`)
    .limit(1)
    .get();
  return found?.name;
}
