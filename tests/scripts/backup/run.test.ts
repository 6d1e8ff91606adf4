import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { applyMigrations, migrationsIn } from '../../../scripts/backup/migrations.ts';
import { backupOptions } from '../../../scripts/backup/options.ts';
import { openSite } from '../../../scripts/backup/site.ts';
import { openLocalDatabase } from '../../../scripts/lib/local-database.ts';
import { env, root, toolNode } from '../../../scripts/lib/tooling.mjs';
import { startObjectStore } from '../../support/object-store.ts';
import '../../support/quick-age.ts';

const scratch = mkdtempSync(join(tmpdir(), 'rihla-run-'));
const state = join(scratch, 'state');
const passphraseFile = join(scratch, 'passphrase');
const keysIn = (folder: string) => JSON.parse(readFileSync(join(scratch, folder, 'manifest.json'), 'utf8')).keys;

beforeAll(async () => {
  writeFileSync(passphraseFile, 'correct horse battery staple\n');
  const { DB, close } = await openLocalDatabase(state);
  await applyMigrations(DB, join(root, 'migrations'), migrationsIn(join(root, 'migrations')));
  await DB.prepare(`INSERT INTO wordings (id, locale, text) VALUES ('1', 'en', 'I agree')`).run();
  await close();
});
afterAll(() => vi.unstubAllEnvs());
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('backs up and restores with encrypted keys', async () => {
  const backedUp = start('backup', '--out', join(scratch, 'b1'), '--passphrase-file', passphraseFile, ...local(state));
  expect(backedUp).toMatchObject({ status: 0, stderr: '' });
  expect(backedUp.stdout).toMatch(/^✓ \d+ tables with \d+ rows and 0 files are in .*b1, encrypted\.\n$/);
  expect(keysIn('b1')).toBe('encrypted');

  const target = join(scratch, 'target');
  const restored = await run(
    'restore',
    '--from',
    join(scratch, 'b1'),
    '--passphrase-file',
    passphraseFile,
    ...local(target),
  );
  expect(restored).toMatchObject({ status: 0, stderr: '' });
  expect(restored.stdout).toMatch(
    /^✓ Restored \d+ tables with \d+ rows and 0 files, as of 20[^\n]+\.\n! Repeat the erasures since 20[^\n]+\n$/,
  );
  expect(await keys(target)).toEqual(await keys(state));

  const from = ['--from', join(scratch, 'b1'), '--passphrase-file'];
  const again = await run('restore', ...from, passphraseFile, ...local(target));
  expect(again).toMatchObject({ status: 1, stdout: '' });
  expect(again.stderr).toBe('✗ The database has rows (in wordings): restore into an empty one.\n');
});

it('says whether a backup still opens', async () => {
  const verify = (folder: string) =>
    run('backup', '--verify', join(scratch, folder), '--passphrase-file', passphraseFile);
  const opened = await verify('b1');
  expect(opened).toMatchObject({ status: 0, stderr: '' });
  expect(opened.stdout).toMatch(
    /^✓ .*b1 opens: \d+ tables with \d+ rows and 0 files, as of 20[^\n]+\. Each is as it was written\.\n$/,
  );
  cpSync(join(scratch, 'b1'), join(scratch, 'damaged'), { recursive: true });
  const manifest = join(scratch, 'damaged', 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"rows": 1', '"rows": 2'));
  expect(await verify('damaged')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^✗ The rows of \w+ are damaged/),
  });
});

it('refuses a wrong passphrase before it touches the database', async () => {
  const wrong = join(scratch, 'wrong');
  writeFileSync(wrong, 'another');
  const target = join(scratch, 'untouched');
  const from = ['--from', join(scratch, 'b1'), '--passphrase-file', wrong];
  const { status, stderr } = await run('restore', ...from, ...local(target));
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^✗ The backup cannot be decrypted: the passphrase is another one/),
  });
  expect(existsSync(target)).toBe(false);
});

it('uploads a backup, its manifest last, and notes it for the status', async () => {
  const store = await startObjectStore();
  const options = ['--passphrase-file', passphraseFile, '--upload', ...local(state)];
  await signal('backup', `DELETE FROM signals`);
  expect((await run('backup', '--out', join(scratch, 'u0'), ...options)).stderr).toContain('BACKUP_BUCKET_URL');
  stubEnv(store.env('unknown'));
  const refused = await run('backup', '--out', join(scratch, 'u1'), ...options);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toBe('✗ The store refuses the upload (403): <Code>AccessDenied</Code>\n');
  expect(await signal('backup')).toBeUndefined();

  stubEnv(store.env());
  const uploaded = await run('backup', '--out', join(scratch, 'u2'), ...options);
  expect(uploaded).toMatchObject({ status: 0, stdout: expect.stringContaining('/backups/u2, too.') });
  const names = [...store.objects.keys()];
  expect(names).toContain('/backups/u2/tables/wordings.ndjson.age');
  expect(names.at(-1)).toBe('/backups/u2/manifest.json');
  const { createdAt } = JSON.parse(store.objects.get('/backups/u2/manifest.json')!.toString());
  expect(await signal('backup')).toBe(createdAt);
  await store.close();
});

it('restores a paused site', async () => {
  const target = join(scratch, 'paused');
  const from = ['--from', join(scratch, 'b1'), '--passphrase-file', passphraseFile, '--paused'];
  const { stdout } = await run('restore', ...from, ...local(target));
  expect(stdout).toContain('! Scheduled work and email are paused until an administrator presses Resume');
  expect(await signal('paused', 'SELECT 1', target)).toMatch(/^20/);
});

it('says what does not work without the keys', async () => {
  const backedUp = await run('backup', '--out', join(scratch, 'b2'), ...local(state));
  expect(backedUp.stdout).toContain('! The keys are left out.');
  expect(backedUp.stdout).toContain('- replies to earlier emails of the inbox are refused');
  expect(backedUp.stdout).not.toContain('what the key');
  expect(keysIn('b2')).toBe('none');
  const restored = await run('restore', '--from', join(scratch, 'b2'), ...local(join(scratch, 'keyless')));
  expect(restored.status).toBe(0);
  expect(restored.stdout).toContain('! The database keeps its own new keys, because the backup has none:');
  expect(restored.stdout).toContain('- suppressions and consents match no address');
});

it.each([
  [['--out', 'x', '--plain'], /^✗ Unknown option '--plain'.*\n {2}npm run backup -- --out DIR/],
  [['--out', join(scratch, 'b3'), ...local(join(scratch, 'nothing'))], /has no local database/],
])('ends with 1 and a sentence: %j', async (args, sentence) => {
  const { status, stdout, stderr } = await run('backup', ...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(sentence);
});

it.each([
  [[], '--out is missing'],
  [['--out', 'x', '--plain-keys', '--passphrase-file', passphraseFile], 'not both'],
  [['--out', 'x', '--persist-to', state], '--persist-to goes with --local'],
  [['--out', 'x', '--upload'], '--upload goes with --passphrase-file'],
])('refuses the options %j', (args, sentence) => {
  expect(() => backupOptions(args)).toThrow(sentence);
});

it.each([
  [{}, 'wrangler.toml has no database yet'],
  [{ env: 'nowhere' }, 'wrangler.toml has no environment nowhere.'],
  [{ env: 'nowhere', state }, 'wrangler.toml has no environment nowhere.'],
])('opens no site for %j', async (target, sentence) => {
  await expect(openSite(target)).rejects.toThrow(sentence);
});

function local(folder: string): string[] {
  return ['--local', '--persist-to', folder];
}

/** Starts the script like the npm command. */
function start(...args: string[]) {
  return spawnSync(toolNode(), ['scripts/backup/run.ts', ...args], { cwd: root, env, encoding: 'utf8' });
}

/** Runs the script in this process, which has already loaded wrangler. */
async function run(...args: string[]) {
  const [log, error] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of [log, error]) spy.mockImplementation(() => {});
  const { argv, exitCode } = process;
  process.argv = ['node', 'run.ts', ...args];
  process.exitCode = 0;
  vi.resetModules();
  await import('../../../scripts/backup/run.ts');
  const status = process.exitCode;
  Object.assign(process, { argv, exitCode });
  const [stdout, stderr] = [log, error].map(({ mock }) => mock.calls.map(([line]) => `${line}\n`).join(''));
  vi.restoreAllMocks();
  return { status, stdout, stderr };
}

function stubEnv(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
}

async function signal(name: string, before = 'SELECT 1', folder = state): Promise<string | undefined> {
  const { DB, close } = await openLocalDatabase(folder);
  const [, found] = await DB.batch<{ at: string }>([
    DB.prepare(before),
    DB.prepare('SELECT at FROM signals WHERE name = ?1').bind(name),
  ]);
  await close();
  return found!.results[0]?.at;
}

async function keys(folder: string) {
  const { DB, close } = await openLocalDatabase(folder);
  const { results } = await DB.prepare('SELECT * FROM hmac_keys ORDER BY name').all();
  await close();
  return results;
}
