import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the local D1 database of a state folder directly; only while the site is stopped. */
export function openLocalDatabase(state: string): DatabaseSync {
  const folder = join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Error(`There is no database in ${folder}`);
  return new DatabaseSync(join(folder, file));
}

/** One number. */
export function count(db: DatabaseSync, query: string): number {
  return Number(Object.values(db.prepare(query).get() ?? { n: 0 })[0]);
}

/** Moves the clock for the outbox: what waits is due now, and a claim of a killed Worker is old enough to be given back. */
export function moveClock(db: DatabaseSync): void {
  db.exec(`UPDATE emails SET due_at = '2000-01-01T00:00:00.000Z' WHERE status = 'queued'`);
  db.exec(`UPDATE emails SET claimed_at = '2000-01-01T00:00:00.000Z' WHERE status = 'sending'`);
}
