import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { signals } from './schema.ts';

export type Signal = typeof signals.$inferSelect;

/** Something has happened now; `detail` says what, if one can tell. */
export function noteSignal(db: Database, name: string, detail: string | null = null, at = new Date().toISOString()) {
  return db
    .insert(signals)
    .values({ name, at, detail })
    .onConflictDoUpdate({ target: signals.name, set: { at, detail } });
}

/** Takes the detail away, and writes nothing when there is none. */
export function settleSignal(db: Database, name: string) {
  return db
    .update(signals)
    .set({ detail: null, at: new Date().toISOString() })
    .where(sql`name = ${name} AND detail IS NOT NULL`);
}

export function selectSignals(db: Database) {
  return db.select().from(signals);
}
