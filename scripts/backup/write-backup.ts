import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './folder.ts';
import { newKey } from './keys.ts';
import { lineSum } from './lines.ts';
import { keyFile, type Manifest, manifestFile, tableFile } from './manifest.ts';
import { appliedMigrations } from './migrations.ts';
import { copyObjects } from './objects.ts';
import { pageLimits, pageOf, selectAll, selectKeys, splitBySize } from './rows.ts';
import type { Site } from './site.ts';
import { draftOf, finishDraft } from './table-draft.ts';
import { hasTable, isSecret, readTables, unfinishedTable } from './tables.ts';

interface BackupOptions {
  keys: { passphrase: string } | 'plain' | 'none';
  limits?: typeof pageLimits;
  beforeSnapshot?: () => Promise<void>;
}

/**
 * Large tables are read page by page while the site runs. Then one transaction reads all other tables and the keys of
 * the large ones, to remove deleted rows and add new ones: the backup has the rows of one moment, although a row of a
 * large table may be some minutes older.
 */
export async function writeBackup({ DB, FILES }: Site, path: string, options: BackupOptions): Promise<Manifest> {
  const createdAt = new Date().toISOString();
  const { keys, limits = pageLimits } = options;
  const all = await readTables(DB);
  if (all.length === 0) throw new Error('The database has no tables: it is not one of this site.');
  if (await hasTable(DB, unfinishedTable)) throw new Error('A restore into this database is unfinished: run it again.');
  prepare(path);
  const folder = folderOf(path, typeof keys === 'object' ? await writeKey(path, keys.passphrase) : undefined);

  const tables = all.filter(({ name }) => !isSecret(name) || keys !== 'none');
  const { small, large } = await splitBySize(DB, tables, limits);
  const drafts = [];
  for (const table of large) drafts.push(await draftOf(DB, table, folder, limits));
  await options.beforeSnapshot?.();

  const migrations = await appliedMigrations(DB);
  const [now, ...results] = await DB.batch<Record<string, unknown>>([
    DB.prepare(`SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS now`),
    ...small.map((table) => selectAll(DB, table)),
    ...large.map((table) => selectKeys(DB, table)),
  ]);
  const sums: Manifest['tables'] = {};
  for (const [index, table] of small.entries()) {
    const { lines } = pageOf(table, results[index]!.results);
    const sum = lineSum();
    for (const line of lines) sum.add(line);
    await folder.writeLines(tableFile(table.name), lines);
    sums[table.name] = sum.result();
  }
  for (const [index, draft] of drafts.entries()) {
    const present = pageOf({ ...draft.table, columns: [] }, results[small.length + index]!.results).keys;
    sums[draft.table.name] = await finishDraft(DB, draft, present, limits);
  }
  // Objects come after the rows, so that each object that a row names is there. A later object has no row in the backup.
  const objects = await copyObjects(FILES, folder, new Date(String(now!.results[0]!.now)));
  const manifest: Manifest = {
    version: 1,
    createdAt,
    migrations,
    tables: Object.fromEntries(tables.map(({ name }) => [name, sums[name]!])),
    objects,
    keys: typeof keys === 'string' ? keys : 'encrypted',
  };
  writeFileSync(manifestFile(path), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

function prepare(path: string) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (readdirSync(path).length > 0) throw new Error(`${path} is not empty: a backup needs a folder of its own.`);
  for (const part of ['tables', 'objects']) mkdirSync(join(path, part), { mode: 0o700 });
}

/** Before the first row is read: deriving it blocks the process for a second, which loses a connection. */
async function writeKey(path: string, passphrase: string) {
  const { key, content } = await newKey(passphrase);
  writeFileSync(keyFile(path), content, { mode: 0o600 });
  return key;
}
