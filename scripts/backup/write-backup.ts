import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encrypt } from './keys.ts';
import { lineSum } from './lines.ts';
import { encryptedFile, type Manifest, manifestFile, tableFile } from './manifest.ts';
import { appliedMigrations } from './migrations.ts';
import { copyObjects } from './objects.ts';
import { type Page, pageLimits, pageOf, selectAll, selectKeys, splitBySize } from './rows.ts';
import type { Site } from './site.ts';
import { draftOf, finishDraft } from './table-draft.ts';
import { hasTable, isSecret, keyTable, readTables, type Table, unfinishedTable } from './tables.ts';

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
export async function writeBackup({ DB, FILES }: Site, folder: string, options: BackupOptions): Promise<Manifest> {
  const createdAt = new Date().toISOString();
  const { keys, limits = pageLimits } = options;
  const all = await readTables(DB);
  if (all.length === 0) throw new Error('The database has no tables: it is not one of this site.');
  if (await hasTable(DB, unfinishedTable)) throw new Error('A restore into this database is unfinished: run it again.');
  prepare(folder);

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
  const write = async (index: number, table: Table) => {
    sums[table.name] = await writeSmall(folder, table, pageOf(table, results[index]!.results), keys);
  };
  for (const [index, table] of small.entries()) if (!isSecret(table.name)) await write(index, table);
  for (const [index, draft] of drafts.entries()) {
    const present = pageOf({ ...draft.table, columns: [] }, results[small.length + index]!.results).keys;
    sums[draft.table.name] = await finishDraft(DB, draft, present, limits);
  }
  // Objects come after the rows, so that each object that a row names is there. A later object has no row in the backup.
  const objects = await copyObjects(FILES, folder, new Date(String(now!.results[0]!.now)));
  // Encryption blocks the process for seconds, which loses the connection to the database.
  for (const [index, table] of small.entries()) if (isSecret(table.name)) await write(index, table);
  const manifest: Manifest = {
    version: 1,
    createdAt,
    migrations,
    tables: Object.fromEntries(tables.map(({ name }) => [name, sums[name]!])),
    objects,
    keys: typeof keys === 'string' ? keys : 'encrypted',
  };
  writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

function prepare(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty: a backup needs a folder of its own.`);
  for (const part of ['tables', 'objects']) mkdirSync(join(folder, part), { mode: 0o700 });
}

async function writeSmall(folder: string, { name }: Table, { lines }: Page, keys: BackupOptions['keys']) {
  const sum = lineSum();
  for (const line of lines) sum.add(line);
  const text = lines.map((line) => `${line}\n`).join('');
  // Each encryption takes a second; an empty table has no secret.
  if (isSecret(name) && typeof keys === 'object' && (lines.length > 0 || name === keyTable)) {
    writeFileSync(encryptedFile(folder, name), await encrypt(text, keys.passphrase), { mode: 0o600 });
  } else {
    writeFileSync(tableFile(folder, name), text, { mode: 0o600 });
  }
  return sum.result();
}
