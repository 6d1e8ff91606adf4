import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyMigrations, migrationsIn } from '../../../scripts/backup/migrations.ts';
import { readBackup } from '../../../scripts/backup/read-backup.ts';
import { restore } from '../../../scripts/backup/restore.ts';
import type { Database } from '../../../scripts/backup/site.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { openLocalDatabase } from '../../../scripts/lib/local-database.ts';
import { root, run, wrangler } from '../../../scripts/lib/tooling.mjs';
import { seedTables, tableNames } from '../../support/seed-tables.ts';

type LocalSite = Awaited<ReturnType<typeof openLocalDatabase>>;

const scratch = mkdtempSync(join(tmpdir(), 'rihla-restore-'));
const migrations = join(root, 'migrations');
const folder = join(scratch, 'backup');
const keylessFolder = join(scratch, 'keyless');
const open: LocalSite[] = [];
let original: LocalSite;
/** Sites restored from backups of the original, the second without its keys. */
let [restored, keyless]: LocalSite[] = [];
let content: Awaited<ReturnType<typeof contentOf>>;

beforeAll(async () => {
  original = await openSite();
  await applyMigrations(original.DB, migrations, migrationsIn(migrations));
  await seedTables(original.DB);
  // The counters of AUTOINCREMENT are then larger than the largest number in use.
  await original.DB.prepare('DELETE FROM form_submissions WHERE seq = (SELECT max(seq) FROM form_submissions)').run();
  const metadata = { httpMetadata: { contentType: 'application/pdf' }, customMetadata: { a: 'ä' } };
  await original.FILES.put('cv/1', 'a CV', metadata);
  await original.FILES.put(`long ${'/'.repeat(300)}`, new Uint8Array([0, 255, 10]));
  // Tables of more than three rows are read as large ones are.
  await writeBackup(original, folder, { keys: 'plain', limits: { rows: 3, bytes: 4_000_000 } });
  await writeBackup(original, keylessFolder, { keys: 'none' });
  content = await contentOf(original);
});
afterAll(async () => {
  await Promise.all(open.map((site) => site.close()));
  rmSync(scratch, { recursive: true, force: true });
});

it('backs up every table that exists', () => {
  const { tables } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const names = Object.keys(content.rows);
  expect(Object.keys(tables).sort()).toEqual(names);
  // A table without rows needs a value in tests/support/seed-tables.ts.
  expect(names.filter((name) => content.rows[name]!.length === 0)).toEqual([]);
});

it('restores rows, counters, triggers, search and files in an empty database', async () => {
  restored = await openSite();
  expect(await restore(restored, await readBackup(folder))).toEqual({ replaced: 0, ownKeys: [] });
  const actual = await contentOf(restored);
  for (const [name, rows] of Object.entries(content.rows)) expect(actual.rows[name], name).toEqual(rows);
  expect(actual).toEqual(content);
  expect(content.words.length).toBeGreaterThan(50);
  expect(content.files).toHaveLength(2);
});

it('leaves the new keys of the database in place when the backup has none', async () => {
  keyless = await openSite();
  const { ownKeys } = await restore(keyless, await readBackup(keylessFolder));
  const { rows } = await contentOf(keyless);
  expect(ownKeys).toEqual(rows.hmac_keys!.map((row) => (row as { name: string }).name).sort());
  expect(content.rows.hmac_keys).toEqual(expect.not.arrayContaining(rows.hmac_keys!));
  expect(rows.form_submissions).toEqual(content.rows.form_submissions);
});

it('accepts emailed links and addresses only with the keys of the original', async () => {
  const { addressHash, signedToken, idOfToken } = await importWorker('db/keys.ts');
  const { replyAddress, submissionOfAddress } = await importWorker('mail/thread.ts');
  const id = randomUUID();
  const token = await signedToken(original, 'bookings', id);
  const address = await replyAddress(original, id);
  const hash = await addressHash(original, 'Noura@example.com');
  const contents = async (site: LocalSite) => ({
    booking: await idOfToken(site, 'bookings', token),
    reply: await submissionOfAddress(site, address),
    hash: await addressHash(site, 'noura@example.com'),
  });
  expect(await contents(restored!)).toEqual({ booking: id, reply: id, hash });
  expect(await contents(keyless!)).toEqual({
    booking: undefined,
    reply: undefined,
    hash: expect.not.stringMatching(hash),
  });
});

it('continues numbers, counters and search like the original', async () => {
  const next = async ({ DB }: LocalSite) => {
    await DB.batch([
      DB.prepare(`INSERT INTO form_submissions (id, form_type, email, submitted_at, search_text)
        VALUES ('next', 'demo', 'next@example.com', '2026-11-25T08:00:00.000Z', 'nextword')`),
      DB.prepare(`UPDATE form_submissions SET status = 'contacted' WHERE id = 'next'`),
    ]);
    const search = DB.prepare(`SELECT id FROM submissions_search JOIN form_submissions ON seq = submissions_search.rowid
      WHERE submissions_search MATCH ?1`);
    return {
      // The number of the row that was deleted before the backup stays unused.
      number: await DB.prepare(`SELECT seq FROM form_submissions WHERE id = 'next'`).first('seq'),
      counters: (await DB.prepare('SELECT * FROM counters').all()).results,
      found: [await search.bind('nextword').all(), await search.bind('wordnumber2 دبي').all()].map(
        (all) => all.results,
      ),
    };
  };
  const [expected, actual] = [await next(original), await next(restored!)];
  expect(actual).toEqual(expected);
  expect(actual).toMatchObject({ number: 6, found: [[{ id: 'next' }], [{}]] });
});

it('refuses a database that has rows', async () => {
  const before = await contentOf(restored!);
  await expect(restore(restored!, await readBackup(folder))).rejects.toThrow(/^The database has rows \(in \w+\)/);
  expect(await contentOf(restored!)).toEqual(before);
});

it('continues after an interruption, and blocks everything else until then', async () => {
  const state = join(scratch, 'interrupted');
  const interrupted = await openSite(state);
  const powerCut = { put: () => Promise.reject(new Error('power cut')) } as unknown as LocalSite['FILES'];
  await expect(restore({ ...interrupted, FILES: powerCut }, await readBackup(folder))).rejects.toThrow('power cut');
  await close(interrupted);

  // `npm run deploy` stops at this failure.
  const migrateWithWrangler = [wrangler, 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state];
  expect(await run(migrateWithWrangler, { output: 'on failure' })).toBe(false);
  const again = await openSite(state);
  await expect(writeBackup(again, join(scratch, 'never'), { keys: 'none' })).rejects.toThrow('is unfinished');
  const other = await readBackup(keylessFolder);
  await expect(restore(again, other)).rejects.toThrow('A restore of another backup into this database is unfinished');

  await restore(again, await readBackup(folder));
  expect(await contentOf(again)).toEqual(content);
  await close(again);
  // Wrangler knows the migrations.
  expect(await run(migrateWithWrangler, { output: 'on failure' })).toBe(true);
});

it('applies the migrations since the backup to the restored rows', async () => {
  const newer = join(scratch, 'newer');
  cpSync(migrations, newer, { recursive: true });
  writeFileSync(join(newer, '9999_newer.sql'), `ALTER TABLE wordings ADD newer text; UPDATE wordings SET newer = id;`);
  const backup = await readBackup(folder);
  const site = await openSite();
  await restore(site, backup, { migrations: newer });
  const wordings = await site.DB.prepare('SELECT id, newer FROM wordings').all<{ id: string; newer: string }>();
  expect(wordings.results).toHaveLength(5);
  for (const { id, newer } of wordings.results) expect(newer).toBe(id);

  const sentence = 'The database has the migration 9999_newer.sql, the backup is older';
  await expect(restore(site, backup, { migrations: newer })).rejects.toThrow(sentence);
});

it('refuses files when there is no bucket, and a backup of a newer version', async () => {
  const site = await openSite();
  const backup = await readBackup(folder);
  await expect(restore({ ...site, FILES: undefined }, backup)).rejects.toThrow('no bucket FILES');
  backup.manifest.migrations.push('9999_newer.sql');
  await expect(restore(site, backup)).rejects.toThrow(
    /is of a newer version: it has the migration 9999_newer\.sql\. Check that version out\.$/,
  );
  // The tables of a version before the migrations began anew.
  backup.manifest.migrations = ['0000_tables.sql', '0001_other.sql'];
  await expect(restore(site, backup)).rejects.toThrow(
    'is of an older version than 1.1.0, whose migrations began anew: it has 0001_other.sql in the place of 0001_derived_data.sql.',
  );
  expect(await tableNames(site.DB)).toEqual([]);
});

/** TypeScript does not follow this path: the Worker has other types than the scripts. */
function importWorker(file: string) {
  return import(join(root, 'src-worker', file));
}

async function openSite(state?: string): Promise<LocalSite> {
  const site = await openLocalDatabase(state);
  open.push(site);
  return site;
}

async function close(site: LocalSite) {
  open.splice(open.indexOf(site), 1);
  await site.close();
}

/** Everything that a restore must bring back. */
async function contentOf({ DB, FILES }: LocalSite) {
  const tables = await tableNames(DB);
  const all = await DB.batch([
    DB.prepare('SELECT name FROM d1_migrations ORDER BY id'),
    DB.prepare('SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name'),
    // SQLite fires triggers in the order in which they were created.
    DB.prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY rowid`),
    ...tables.map((name) => {
      const order = ['booking_cells', 'sqlite_sequence'].includes(name) ? '1, 2' : 'rowid';
      return DB.prepare(`SELECT * FROM "${name}" ORDER BY ${order}`);
    }),
  ]);
  const [migrations, schema, triggers, ...rows] = all.map(({ results }) => results);
  const { objects } = await FILES.list({ include: ['httpMetadata', 'customMetadata'] });
  const files = objects.map(async ({ key, httpMetadata, customMetadata }) => {
    const content = Buffer.from(await (await FILES.get(key))!.arrayBuffer());
    return { key, httpMetadata, customMetadata, content: content.toString('hex') };
  });
  return {
    rows: Object.fromEntries(tables.map((name, index) => [name, rows[index]!])),
    migrations,
    schema,
    triggers,
    words: await wordsIn(DB),
    files: await Promise.all(files),
  };
}

/** Each word of each full-text index, with its row and its place. */
async function wordsIn(DB: Database) {
  const indexes = await DB.prepare(`SELECT name FROM pragma_table_list WHERE type = 'virtual' ORDER BY name`).all();
  const words = indexes.results.map(async ({ name }) => {
    const [, selected] = await DB.batch([
      DB.prepare(`CREATE VIRTUAL TABLE words_${name} USING fts5vocab(${name}, 'instance')`),
      DB.prepare(`SELECT '${name}', * FROM words_${name} ORDER BY doc, col, "offset", term`),
      DB.prepare(`DROP TABLE words_${name}`),
    ]);
    return selected!.results;
  });
  return (await Promise.all(words)).flat();
}
