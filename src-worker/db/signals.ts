import type { Database } from './client.ts';
import { signals } from './schema.ts';

export type Signal = typeof signals.$inferSelect;

export function noteSignal(db: Database, name: string, detail: string | null = null, at = new Date().toISOString()) {
  return db
    .insert(signals)
    .values({ name, at, detail })
    .onConflictDoUpdate({ target: signals.name, set: { at, detail } });
}

export function selectSignals(db: Database) {
  return db.select().from(signals);
}
