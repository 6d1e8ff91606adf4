import { join } from 'node:path';
import { root } from '../lib/tooling.mjs';
import { checkRows } from './check-rows.ts';
import { loadRows } from './load-rows.ts';
import { appliedMigrations, applyMigrations, migrationsIn, tableWithRows } from './migrations.ts';
import { putObjects } from './objects.ts';
import type { Backup } from './read-backup.ts';
import { rebuildSearchIndexes } from './search-indexes.ts';
import type { Database, Site } from './site.ts';
import { isSecret, keyNames, keyTable, readTables, sequences, type Table } from './tables.ts';
import { beginRestore, finishRestore, suspendedTriggers, unfinishedRestore } from './unfinished.ts';

interface RestoreOptions {
  migrations?: string;
  paused?: boolean | undefined;
}

/** An interrupted restore begins again and replaces what it had loaded. */
export async function restore(site: Site, backup: Backup, options: RestoreOptions = {}) {
  const folder = options.migrations ?? join(root, 'migrations');
  const { migrations } = backup.manifest;
  const currentMigrations = migrationsIn(folder);
  const unknown = migrations.findIndex((name, index) => name !== currentMigrations[index]);
  if (unknown >= 0) throw new Error(ofAnotherVersion(backup, currentMigrations, unknown));
  if (backup.objects.length > 0 && !site.FILES) {
    throw new Error('The backup has files, but wrangler.toml has no bucket FILES for them.');
  }
  const unfinished = await unfinishedRestore(site.DB);
  if (unfinished === undefined) {
    await migrateEmptyDatabase(site.DB, folder, migrations);
    await beginRestore(site.DB, backup.id);
  } else if (unfinished !== backup.id) {
    throw new Error(
      'A restore of another backup into this database is unfinished: run that again, or take a new database.',
    );
  }
  const replaced = await load(site, backup);
  await finishRestore(site.DB, options.paused ?? false);
  // Migrations since the backup change the restored rows as they changed those of the site.
  await applyMigrations(site.DB, folder, currentMigrations);
  return { replaced, ownKeys: backup.manifest.tables[keyTable] ? [] : await keyNames(site.DB) };
}

function ofAnotherVersion({ manifest }: Backup, currentMigrations: string[], unknown: number): string {
  const name = manifest.migrations[unknown];
  const made = `The backup of ${manifest.createdAt}`;
  if (unknown >= currentMigrations.length) {
    return `${made} is of a newer version: it has the migration ${name}. Check that version out.`;
  }
  return `${made} is of an older version than 1.1.0, whose migrations began anew: it has ${name} in the place of ${currentMigrations[unknown]}. No version upgrades it. Check out the version that made it (\`git log --all -- migrations/${name}\`) to read it.`;
}

async function load({ DB, FILES }: Site, backup: Backup): Promise<number> {
  const tables = tablesOf(await readTables(DB), backup);
  await loadRows(DB, tables, backup.lines);
  await rebuildSearchIndexes(DB, tables, await suspendedTriggers(DB));
  const replaced = await checkRows(DB, tables, backup.lines);
  await putObjects(FILES, backup.folder, backup.objects);
  return replaced;
}

/** The counters of AUTOINCREMENT come last: rows that are inserted raise them. */
function tablesOf(existing: Table[], { manifest }: Backup): Table[] {
  const tables = existing.filter(({ name }) => !isSecret(name) || manifest.tables[name]);
  const names = tables.map(({ name }) => name);
  const strange = [
    ...names.filter((name) => !manifest.tables[name]),
    ...Object.keys(manifest.tables).filter((name) => !names.includes(name)),
  ];
  if (strange.length > 0) throw new Error(`The backup and the database have other tables: ${strange.join(', ')}.`);
  return tables.sort((a, b) => Number(a.name === sequences) - Number(b.name === sequences));
}

async function migrateEmptyDatabase(DB: Database, folder: string, migrations: string[]): Promise<void> {
  const applied = await appliedMigrations(DB);
  const later = applied.find((name) => !migrations.includes(name));
  if (later) {
    throw new Error(`The database has the migration ${later}, the backup is older: restore into a new database.`);
  }
  await applyMigrations(DB, folder, migrations);
  if (applied.length === 0) return;
  const filled = await tableWithRows(DB, folder, migrations);
  if (filled) throw new Error(`The database has rows (in ${filled}): restore into an empty one.`);
}
