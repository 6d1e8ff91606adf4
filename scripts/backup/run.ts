/** `npm run backup` and `npm run restore`, in the Node of the packages: backup|restore and their options. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { erasuresSince } from './erasures.ts';
import { lostWithoutKeys } from './keys.ts';
import { backupOptions, restoreOptions } from './options.ts';
import { readBackup } from './read-backup.ts';
import { restore } from './restore.ts';
import { openSite, type Site, type Target } from './site.ts';
import { keyNames } from './tables.ts';
import { storeOf, upload } from './upload.ts';
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
  const { verified, folder, target, keys, passphrases, uploads } = backupOptions(args);
  if (verified) return verify(verified, passphrases());
  if (target.state !== undefined && !existsSync(join(target.state, 'v3', 'd1'))) {
    throw new Error(`${target.state} has no local database.`);
  }
  const store = uploads && storeOf(process.env);
  await withSite(target, async (site) => {
    const { createdAt, tables, objects } = await writeBackup(site, folder, { keys });
    // A passphrase that does not open its backup would be noticed only when the database is lost.
    await readBackup(folder, passphrases());
    const content = `${counted(tables)} and ${objects.count} files`;
    console.log(
      `✓ ${content} are in ${folder}${keys === 'none' || keys === 'plain' ? '. They are personal data.' : ', encrypted.'}`,
    );
    if (store) console.log(`✓ They are in ${await upload(folder, store)}, too.`);
    // The status shows the last backup.
    const noted = `INSERT OR REPLACE INTO signals (name, at) VALUES ('backup', ?1)`;
    await site.DB.prepare(noted).bind(createdAt).run();
    if (keys === 'none') {
      console.log(`! The keys are left out. After a restore of this backup:
${lostWithoutKeys(await keyNames(site.DB))}
  With --passphrase-file FILE the backup has the keys, and is encrypted.`);
    }
  });
}

async function verify(folder: string, passphrases: string[]) {
  const { tables, objects, createdAt } = (await readBackup(folder, passphrases)).manifest;
  console.log(
    `✓ ${folder} opens: ${counted(tables)} and ${objects.count} files, as of ${createdAt}. Each is as it was written.`,
  );
}

async function runRestore() {
  const { folder, target, passphrases, paused, original } = restoreOptions(args);
  const backup = await readBackup(folder, passphrases);
  const { tables, objects, createdAt } = backup.manifest;
  const { replaced, ownKeys, erased } = await withSite(target, async (site) => ({
    ...(await restore(site, backup, { paused })),
    erased: original && (await erasuresSince(site.DB, site.other!(original), createdAt)),
  }));
  console.log(`✓ Restored ${counted(tables)} and ${objects.count} files, as of ${createdAt}.`);
  if (replaced > 0) {
    console.log(`! ${replaced} rows are left out: while the backup was made, others took their unique values.`);
  }
  if (paused)
    console.log('! Scheduled work and email are paused until an administrator presses Resume on the status page.');
  if (erased) {
    const lines = erased.map(
      ({ at, email }) => `  - ${at}: ${email ?? 'no one in this backup, or its keys are missing'}`,
    );
    console.log(
      `! Erased after the backup, so erase again in Settings → Privacy:\n${lines.join('\n') || '  - no one'}`,
    );
  } else {
    console.log(
      `! Repeat the erasures since ${createdAt}; --erased-in DATABASE_ID lists those of the original database.`,
    );
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
