import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_splitSqlQuery } from 'wrangler';
import { openLocalDatabase } from '../lib/local-database.ts';
import type { Database } from './site.ts';
import { hasTable, identifier, migrationsTable, readTables, sequences } from './tables.ts';

export function migrationsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

export async function appliedMigrations(DB: Database): Promise<string[]> {
  if (!(await hasTable(DB, migrationsTable))) return [];
  const { results } = await DB.prepare(`SELECT name FROM ${migrationsTable} ORDER BY id`).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Wrangler applies all migrations of a folder; a restore first needs those of its backup. */
export async function applyMigrations(DB: Database, folder: string, names: string[]): Promise<void> {
  const applied = await appliedMigrations(DB);
  await DB.prepare(
    `CREATE TABLE IF NOT EXISTS ${migrationsTable} (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
      applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
  ).run();
  for (const name of names.filter((name) => !applied.includes(name))) {
    const statements = unstable_splitSqlQuery(readFileSync(join(folder, name), 'utf8'));
    await DB.batch([
      ...statements.map((sql) => DB.prepare(sql)),
      DB.prepare(`INSERT INTO ${migrationsTable} (name) VALUES (?1)`).bind(name),
    ]);
  }
}

export async function tableWithRows(DB: Database, folder: string, migrations: string[]): Promise<string | undefined> {
  const fresh = await openLocalDatabase();
  try {
    await applyMigrations(fresh.DB, folder, migrations);
    const [counts, inserted] = [await countRows(DB), await countRows(fresh.DB)];
    return Object.keys(counts).find((name) => counts[name]! > (inserted[name] ?? 0));
  } finally {
    await fresh.close();
  }
}

async function countRows(DB: Database): Promise<Record<string, number>> {
  const tables = (await readTables(DB)).filter(({ name }) => name !== sequences);
  const counts = await DB.batch<{ count: number }>(
    tables.map(({ name }) => DB.prepare(`SELECT count(*) AS count FROM ${identifier(name)}`)),
  );
  return Object.fromEntries(tables.map(({ name }, index) => [name, counts[index]!.results[0]!.count]));
}
