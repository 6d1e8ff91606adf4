import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { applyMigrations, migrationsIn } from '../../scripts/backup/migrations.ts';
import { readBackup } from '../../scripts/backup/read-backup.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { openSite } from '../../scripts/backup/site.ts';
import { writeBackup } from '../../scripts/backup/write-backup.ts';
import { deploy } from '../../scripts/deploy/deploy.ts';
import { openLocalDatabase } from '../../scripts/lib/local-database.ts';
import { terminal } from '../../scripts/lib/terminal.ts';
import { root } from '../../scripts/lib/tooling.mjs';
import { switchTables } from '../../scripts/setup/edit-toml.ts';
import { setup } from '../../scripts/setup/setup.ts';
import { startCloudflare } from '../support/cloudflare-api.ts';
import { makeProject, stylesheet } from '../support/project.ts';
import '../support/quick-age.ts';
import { seedTables } from '../support/seed-tables.ts';

const scratch = mkdtempSync(join(tmpdir(), 'rihla-account-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(scratch, { recursive: true });
});

it('brings a site back on an account that has nothing', async () => {
  const lost = await openLocalDatabase();
  await applyMigrations(lost.DB, join(root, 'migrations'), migrationsIn(join(root, 'migrations')));
  await seedTables(lost.DB);
  const submissions = await submissionsIn(lost.DB);
  const folder = join(scratch, 'backup');
  await writeBackup(lost, folder, { keys: { passphrase: 'correct horse' } });
  await lost.close();

  const cloudflare = await startCloudflare();
  for (const [name, value] of Object.entries(cloudflare.env)) vi.stubEnv(name, value);
  vi.stubEnv('SITE_URL', undefined);
  const project = makeProject();
  const { file, dist } = project;
  await setup({ file, resolveTxt }, person);
  // Only wrangler itself reaches the bucket of an account.
  project.edit((toml) => switchTables(toml, 'r2_buckets', false));

  const local = await openLocalDatabase();
  cloudflare.state.contents.set(cloudflare.state.databases[0]!.uuid, local.DB);
  const site = await openSite({ file });
  await restore(site, await readBackup(folder, ['correct horse']), { paused: true });
  await deploy({ file, dist, patienceMs: 0, resolveTxt, fetch: siteFetch }, { ...person, interactive: false });
  expect(lines.at(-1)).toMatch(/^✓ https:\/\/www\.rihla\.ae runs/);
  expect(await submissionsIn(local.DB)).toEqual(submissions);
  expect(submissions).toHaveLength(4);
  await Promise.all([site.close(), local.close(), cloudflare.close()]);
  project.remove();
});

type Database = Awaited<ReturnType<typeof openLocalDatabase>>['DB'];

async function submissionsIn(DB: Database) {
  return (await DB.prepare('SELECT * FROM form_submissions ORDER BY id').all()).results;
}

const lines: string[] = [];

/** The build and the secrets are those of other tests. */
const person = {
  ...terminal,
  interactive: true,
  say: (line: string) => void lines.push(line),
  ask: async (question: string, otherwise: string) =>
    /public address/.test(question) ? 'https://www.rihla.ae' : otherwise,
  run: async () => true,
  wrangler: async (args: string[], options: { input?: string } = {}) =>
    options.input ? true : terminal.wrangler(args, { ...options, quiet: true }),
};

async function resolveTxt(name: string): Promise<string[][]> {
  if (name === 'cf-bounce.rihla.ae') return [['v=spf1 include:_spf.mx.cloudflare.net ~all']];
  return name.startsWith('_dmarc.') ? [['v=DMARC1; p=reject']] : [['v=DKIM1; p=', 'MIGf']];
}

async function siteFetch(input: string | URL | Request): Promise<Response> {
  const headers = { 'x-worker-version': 'vvvvvvvv-vvvv-vvvv-vvvv-vvvvvvvvvvvv' };
  if (String(input).endsWith('/api/health')) return new Response('{}', { headers });
  return new Response(`<link href="${stylesheet}">`);
}
