import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { preview } from '../../../scripts/deploy/preview.ts';
import { type Terminal, terminal } from '../../../scripts/lib/terminal.ts';
import { Refusal, startCloudflare } from '../../support/cloudflare-api.ts';
import { makeProject } from '../../support/project.ts';

const zeros = 'database_id = "00000000-0000-0000-0000-000000000000"';
let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;
let project: ReturnType<typeof makeProject>;
beforeEach(async () => {
  cloudflare = await startCloudflare();
  project = makeProject({
    [`database_name = "rihla-site"\n# \`npm run setup\` writes the id.\n${zeros}`]:
      'database_name = "rihla-site"\ndatabase_id = "d1-production"',
    [zeros]: 'database_id = "d1-staging"',
  });
  for (const [name, value] of Object.entries(cloudflare.env)) vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  project.remove();
  await cloudflare.close();
});

/** The build is replaced. */
const withoutBuild = (wrangler: Terminal['wrangler']): Terminal => ({ ...terminal, run: async () => true, wrangler });

const configOf = (args: string[]) => args[args.indexOf('--config') + 1]!;

it('shows a working tree on the data of staging, and nothing of production', async () => {
  let found: ReturnType<typeof unstable_readConfig> | undefined;
  let file = '';
  const wrangler: Terminal['wrangler'] = async (args) => {
    file = configOf(args);
    found = unstable_readConfig({ config: file });
    return true;
  };
  await preview('pr-12', withoutBuild(wrangler), project.file);
  expect(found).toMatchObject({ name: 'rihla-site-staging-previews', workers_dev: false, preview_urls: true });
  expect(found!.previews).toMatchObject({
    d1_databases: [{ binding: 'DB', database_id: 'd1-staging' }],
    r2_buckets: [{ binding: 'FILES', bucket_name: 'rihla-files-staging' }],
  });
  expect(found).toMatchObject({ d1_databases: [], r2_buckets: [], triggers: { crons: undefined } });
  expect(JSON.stringify(found)).not.toContain('d1-production');
  expect(existsSync(file)).toBe(false);
});

it('says that there is no preview when wrangler fails, and leaves no file', async () => {
  let file = '';
  const wrangler: Terminal['wrangler'] = async (args) => {
    file = configOf(args);
    return false;
  };
  await expect(preview('pr-12', withoutBuild(wrangler), project.file)).rejects.toThrow('There is no preview');
  expect(existsSync(file)).toBe(false);
});

/** Starts the real wrangler. */
it.runIf(process.env.TEST_FULL)('makes a Worker for previews, whose only addresses are theirs', async () => {
  cloudflare.state.refusals = [[/GET .*\/previews\/pr-12$/, new Refusal(404, 10007, 'This Worker does not exist.')]];
  const wrangler: Terminal['wrangler'] = (args, options) => terminal.wrangler(args, { ...options, quiet: true });
  await preview('pr-12', withoutBuild(wrangler), project.file);
  const made = cloudflare.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/workers/workers'))!;
  expect(JSON.parse(made.body)).toEqual({
    name: 'rihla-site-staging-previews',
    subdomain: { enabled: false, previews_enabled: true },
  });
  const uploaded = cloudflare.calls.find(({ path }) => path.endsWith('/deployments'))!.body;
  expect(uploaded).toContain('"database_id":"d1-staging"');
  expect(uploaded).not.toContain('d1-production');
});
