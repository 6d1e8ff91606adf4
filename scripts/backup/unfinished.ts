import type { Database } from './site.ts';
import { hasTable, identifier, migrationsTable, unfinishedTable } from './tables.ts';

export interface Trigger {
  name: string;
  table: string;
  sql: string;
}

export async function unfinishedRestore(DB: Database): Promise<string | undefined> {
  if (!(await hasTable(DB, unfinishedTable))) return undefined;
  return (await DB.prepare(`SELECT name FROM ${unfinishedTable} WHERE kind = 'backup'`).first<string>('name'))!;
}

/**
 * Loading must fire no trigger. The database forgets its migrations in the same transaction: until the restore ends,
 * `npm run deploy` and every migration fail at tables that exist, so no site runs without its triggers.
 */
export async function beginRestore(DB: Database, backup: string): Promise<void> {
  const insert = `INSERT INTO ${unfinishedTable} (kind, name, watched, value)`;
  const { results } = await DB.prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger'`).all<{ name: string }>();
  await DB.batch([
    DB.prepare(`CREATE TABLE ${unfinishedTable} (kind TEXT NOT NULL, name TEXT NOT NULL, watched TEXT, value TEXT)`),
    DB.prepare(`${insert} VALUES ('backup', ?1, NULL, NULL)`).bind(backup),
    DB.prepare(`${insert} SELECT type, name, tbl_name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY rowid`),
    DB.prepare(`${insert} SELECT 'migration', name, NULL, json_array(id, applied_at) FROM ${migrationsTable}`),
    DB.prepare(`DELETE FROM ${migrationsTable}`),
    ...results.map(({ name }) => DB.prepare(`DROP TRIGGER ${identifier(name)}`)),
  ]);
}

/** Triggers in the order of their creation, in which SQLite fires them. */
export async function suspendedTriggers(DB: Database): Promise<Trigger[]> {
  const sql = `SELECT name, watched AS "table", value AS sql FROM ${unfinishedTable} WHERE kind = 'trigger' ORDER BY rowid`;
  return (await DB.prepare(sql).all<Trigger>()).results;
}

/** `paused`: the site neither sends email nor runs scheduled work until staff press Resume. */
export async function finishRestore(DB: Database, paused: boolean): Promise<void> {
  const triggers = await suspendedTriggers(DB);
  const now = new Date().toISOString();
  await DB.batch([
    ...triggers.map(({ sql }) => DB.prepare(sql)),
    DB.prepare(`INSERT INTO ${migrationsTable} (id, name, applied_at)
      SELECT value ->> 0, name, value ->> 1 FROM ${unfinishedTable} WHERE kind = 'migration'`),
    ...(paused ? [DB.prepare(`INSERT OR REPLACE INTO signals (name, at) VALUES ('paused', ?1)`).bind(now)] : []),
    DB.prepare(`DROP TABLE ${unfinishedTable}`),
  ]);
}
