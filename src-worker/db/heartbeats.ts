import { eq, sql } from 'drizzle-orm';
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

/** `npm run restore -- --paused` sets it: until staff resume, no scheduled work runs, and no email leaves. */
const pause = eq(signals.name, 'paused');

export const isPaused = sql`EXISTS (SELECT 1 FROM signals WHERE ${pause})`;

export async function readPause(db: Database): Promise<Heartbeat | undefined> {
  return db.select().from(signals).where(pause).get();
}

export function deletePause(db: Database) {
  return db.delete(signals).where(pause);
}

export function selectHeartbeats(db: Database) {
  return db.select().from(signals);
}
