import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { erasuresSince } from '../../../scripts/backup/erasures.ts';
import { applyMigrations, migrationsIn } from '../../../scripts/backup/migrations.ts';
import { readBackup } from '../../../scripts/backup/read-backup.ts';
import { restore } from '../../../scripts/backup/restore.ts';
import { openSite } from '../../../scripts/backup/site.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { openLocalDatabase } from '../../../scripts/lib/local-database.ts';
import { root } from '../../../scripts/lib/tooling.mjs';
import { switchTables } from '../../../scripts/setup/edit-toml.ts';
import { Refusal, startCloudflare } from '../../support/cloudflare-api.ts';
import { makeProject } from '../../support/project.ts';
import { seedTables, tableNames } from '../../support/seed-tables.ts';
import '../../support/quick-age.ts';

type Local = Awaited<ReturnType<typeof openLocalDatabase>>;

const scratch = mkdtempSync(join(tmpdir(), 'rihla-deployed-'));
const folder = join(scratch, 'backup');
const passphrase = 'correct horse';
const zeros = 'database_id = "00000000-0000-0000-0000-000000000000"';
const project = makeProject({ [zeros]: 'database_id = "original"' });
const next = makeProject({ [zeros]: 'database_id = "new"' });
let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;
let [original, restored]: Local[] = [];

beforeAll(async () => {
  cloudflare = await startCloudflare();
  [original, restored] = [await openLocalDatabase(), await openLocalDatabase()];
  cloudflare.state.contents.set('original', original.DB).set('new', restored.DB);
  const migrations = join(root, 'migrations');
  await applyMigrations(original.DB, migrations, migrationsIn(migrations));
  await seedTables(original.DB);
  for (const { edit } of [project, next]) edit((toml) => switchTables(toml, 'r2_buckets', false));
});
beforeEach(() => {
  for (const [name, value] of Object.entries(cloudflare.env)) vi.stubEnv(name, value);
  cloudflare.state.refusals = [];
  cloudflare.calls.length = 0;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const { remove } of [project, next]) remove();
  await Promise.all([cloudflare.close(), original!.close(), restored!.close()]);
  rmSync(scratch, { recursive: true });
});

it('backs up the deployed database, encrypted, and restores it into another one', async () => {
  const site = await openSite({ file: project.file });
  // Tables of more than three rows are read page by page.
  await writeBackup(site, folder, { keys: { passphrase }, limits: { rows: 3, bytes: 1_000_000 } });
  const target = await openSite({ file: next.file });
  await restore(target, await readBackup(folder, [passphrase]), { paused: true });
  await Promise.all([site.close(), target.close()]);
  const paused = restored!.DB.prepare(`DELETE FROM signals WHERE name = 'paused' RETURNING 1`);
  expect((await paused.all()).results).toHaveLength(1);
  for (const name of await tableNames(original!.DB)) {
    const rows = async ({ DB }: Local) =>
      (await DB.prepare(`SELECT * FROM "${name}"`).all()).results.map((row) => JSON.stringify(row)).sort();
    expect(await rows(restored!), name).toEqual(await rows(original!));
  }
});

it('lists whom to erase again, by the audit log of the original', async () => {
  const { pseudonymOf } = await import(join(root, 'src-worker', 'db/audit.ts'));
  const { DB } = original!;
  const email = await DB.prepare('SELECT email FROM newsletter_subscribers').first<string>('email');
  const entry = DB.prepare(`INSERT INTO audit_log (action, detail, done_by, done_at) VALUES (?1, ?2, 'staff', ?3)`);
  await DB.batch([
    entry.bind('personal_data_erased', await pseudonymOf(original!, 'before@example.com'), '2026-01-01T00:00:00.000Z'),
    entry.bind('personal_data_erased', await pseudonymOf(original!, email!), '2026-01-03T00:00:00.000Z'),
    entry.bind('personal_data_exported', await pseudonymOf(original!, email!), '2026-01-04T00:00:00.000Z'),
    entry.bind('personal_data_erased', await pseudonymOf(original!, 'new@example.com'), '2026-01-05T00:00:00.000Z'),
  ]);
  const site = await openSite({ file: next.file });
  expect(await erasuresSince(site.DB, site.other!('original'), '2026-01-02T00:00:00.000Z')).toEqual([
    { at: '2026-01-03T00:00:00.000Z', email: email!.toLowerCase() },
    { at: '2026-01-05T00:00:00.000Z', email: undefined },
  ]);
});

it('leaves no manifest when the token may not read, or the connection breaks', async () => {
  const site = await openSite({ file: project.file });
  const refused = join(scratch, 'refused');
  for (const [refusal, sentence] of [
    [new Refusal(403, 10000, 'Authentication error'), 'the token lacks a permission'],
    ['close', 'does not answer'],
  ] as const) {
    cloudflare.state.refusals = [[/d1\/database/, refusal]];
    await expect(writeBackup(site, refused, { keys: 'none' })).rejects.toThrow(sentence);
  }
  expect(readdirSync(scratch)).not.toContain('refused');
});

it('waits as long as the API asks', async () => {
  let answers = 0;
  cloudflare.state.refusals = [
    [/d1\/database/, () => (answers++ === 0 ? new Refusal(429, 971, 'Too many') : undefined)],
  ];
  const site = await openSite({ file: project.file });
  expect(await site.DB.prepare('SELECT 1 AS one').first('one')).toBe(1);
  expect(answers).toBe(2);
});

it('reaches the bucket by a remote binding of wrangler', async () => {
  const withFiles = makeProject({ [zeros]: 'database_id = "original"' });
  const site = await openSite({ file: withFiles.file });
  expect(site.FILES).toBeDefined();
  await site.close();
  withFiles.remove();
  const session = cloudflare.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/edge-preview'))!;
  expect(session.body).toContain('"bucket_name":"rihla-files"');
});
