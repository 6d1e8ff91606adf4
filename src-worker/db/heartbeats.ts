import type { Database } from './client.ts';
import { signals } from './schema.ts';

export type Heartbeat = typeof signals.$inferSelect;

export function recordHeartbeat(
  db: Database,
  name: string,
  detail: string | null = null,
  at = new Date().toISOString(),
) {
  return db
    .insert(signals)
    .values({ name, at, detail })
    .onConflictDoUpdate({ target: signals.name, set: { at, detail } });
}

export function selectHeartbeats(db: Database) {
  return db.select().from(signals);
}
