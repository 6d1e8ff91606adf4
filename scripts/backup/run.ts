/** `npm run backup` and `npm run restore`, in the Node of the packages: backup|restore and their options. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lostWithoutKeys } from './keys.ts';
import { backupOptions, restoreOptions } from './options.ts';
import { readBackup } from './read-backup.ts';
import { restore } from './restore.ts';
import { openSite, type Site, type Target } from './site.ts';
import { keyNames } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const [command, ...args] = process.argv.slice(2);
try {
  await (command === 'restore' ? runRestore() : runBackup());
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  if (error instanceof Error && error.cause instanceof Error) console.error(`  ${error.cause.message}`);
  process.exitCode = 1;
}

async function runBackup() {
  const { folder, target, keys } = backupOptions(args);
  if (target.state !== undefined && !existsSync(join(target.state, 'v3', 'd1'))) {
    throw new Error(`${target.state} has no local database.`);
  }
  await withSite(target, async (site) => {
    const { tables, objects } = await writeBackup(site, folder, { keys });
    console.log(`✓ ${counted(tables)} and ${objects.count} files are in ${folder}. They are personal data.`);
    if (keys === 'none') {
      console.log(`! The keys are left out. After a restore of this backup:
${lostWithoutKeys(await keyNames(site.DB))}
  With --passphrase-file FILE the backup has the keys, encrypted.`);
    }
  });
}

async function runRestore() {
  const { folder, target, ...keys } = restoreOptions(args);
  const backup = await readBackup(folder, keys);
  const { replaced, ownKeys } = await withSite(target, (site) => restore(site, backup));
  const { tables, objects, createdAt } = backup.manifest;
  console.log(`✓ Restored ${counted(tables)} and ${objects.count} files, as of ${createdAt}.`);
  if (replaced > 0) {
    console.log(`! ${replaced} rows are left out: while the backup was made, others took their unique values.`);
  }
  if (ownKeys.length > 0) {
    console.log(`! The database keeps its own new keys, because the backup has none:\n${lostWithoutKeys(ownKeys)}`);
  }
}

function counted(tables: Record<string, { rows: number }>): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${Object.keys(tables).length} tables with ${rows.toLocaleString('en')} rows`;
}

async function withSite<Result>(target: Target, work: (site: Site) => Promise<Result>): Promise<Result> {
  const site = await openSite(target);
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}
