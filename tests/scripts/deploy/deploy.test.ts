import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deploy } from '../../../scripts/deploy/deploy.ts';
import { type Terminal, terminal } from '../../../scripts/lib/terminal.ts';
import { root } from '../../../scripts/lib/tooling.mjs';
import { accountId, newVersion, Refusal, startCloudflare } from '../../support/cloudflare-api.ts';
import { makeProject, stylesheet } from '../../support/project.ts';

const zeros = 'database_id = "00000000-0000-0000-0000-000000000000"';
const vars = (host: string) =>
  `SITE_URL = "https://${host}"\nMAIL_FROM = "hello@rihla.ae"\nSTAFF_ADDRESSES = "sales@rihla.ae"\n`;
const project = makeProject({
  [`database_name = "rihla-site"\n# \`npm run setup\` writes the id.\n${zeros}`]:
    'database_name = "rihla-site"\ndatabase_id = "d1-production"',
  [zeros]: 'database_id = "d1-staging"',
  '\n[vars]\n': `\n[vars]\n${vars('www.rihla.ae')}`,
  '[env.staging.vars]\n': `[env.staging.vars]\n${vars('staging.rihla.ae')}`,
});
afterAll(project.remove);

let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;
beforeEach(async () => {
  cloudflare = await startCloudflare();
  for (const [name, value] of Object.entries(cloudflare.env)) vi.stubEnv(name, value);
  vi.stubEnv('SITE_URL', undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await cloudflare.close();
});

const noRecords = async () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
const site = { file: project.file, dist: project.dist, fetch: siteFetch, patienceMs: 0, resolveTxt: noRecords };
const ran: string[] = [];

/** The build is replaced; `wrangler` is the real one, unless a test says otherwise. */
function withoutBuild(other: Partial<Terminal> = {}): Terminal {
  ran.length = 0;
  return {
    ...terminal,
    interactive: false,
    say: (line) => void ran.push(line),
    run: async (args, env) => {
      ran.push(`${args.join(' ')} for ${env?.CLOUDFLARE_ENV || 'production'}`);
      return true;
    },
    wrangler: async (args, options) => {
      ran.push(args.filter((arg) => !arg.includes('/')).join(' '));
      return terminal.wrangler(args, { ...options, quiet: true });
    },
    ...other,
  };
}

const fakeWrangler = async (args: string[]) => {
  ran.push(args.filter((arg) => !arg.includes('/')).join(' '));
  return false;
};

const earlier = '87654321-0000-4000-8000-000000000000';

interface Running {
  page?: string;
  migrationTag?: string;
  hostname?: string;
}

/** A site whose earlier version runs. */
function runningSite({ page, migrationTag = 'v1', hostname = 'www.rihla.ae' }: Running = {}) {
  cloudflare.state.applied = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
  addQueues();
  Object.assign(cloudflare.state, { worker: 'rihla-site', migrationTag });
  cloudflare.state.domains = [{ hostname, service: 'rihla-site' }];
  cloudflare.state.deployments = [{ id: 'd', versions: [{ version_id: earlier, percentage: 100 }] }];
  return { ...site, fetch: runningFetch(page) };
}

/** Answers as the version that the request names, or else as the one that visitors get. */
function runningFetch(page = `<link href="${stylesheet}">`) {
  return async (input: string | URL | Request, init?: RequestInit) => {
    const override = new Headers(init?.headers).get('cloudflare-workers-version-overrides');
    const running = Object.entries(shares()).find(([, percentage]) => percentage === 100)![0];
    const version = /^rihla-site="(.+)"$/.exec(override ?? '')?.[1] ?? running;
    if (String(input).endsWith('/api/health')) return new Response('{}', { headers: { 'x-worker-version': version } });
    return new Response(version === earlier ? 'the earlier page' : page);
  };
}

function addQueues(suffix = '') {
  for (const name of ['rihla-mail', 'rihla-mail-dead', 'rihla-email-events']) {
    cloudflare.state.queues.push({ queue_id: name, queue_name: `${name}${suffix}`, consumers: [] });
  }
}

const shares = () =>
  Object.fromEntries(cloudflare.state.deployments[0]!.versions.map((one) => [one.version_id, one.percentage]));

async function siteFetch(input: string | URL | Request): Promise<Response> {
  const headers = { 'x-worker-version': 'vvvvvvvv-vvvv-vvvv-vvvv-vvvvvvvvvvvv' };
  if (String(input).endsWith('/api/health')) return new Response('{}', { headers });
  return new Response(`<link href="${stylesheet}">`);
}

it('a dry run checks and builds, and calls no service', async () => {
  await deploy({ ...site, environment: 'staging', dryRun: true }, withoutBuild());
  expect(cloudflare.calls).toEqual([]);
  expect(ran.at(-1)).toBe('✓ It would migrate rihla-site-staging, and deploy rihla-site-staging to staging.rihla.ae.');
});

it('deploys staging with its own domain, and touches nothing of production', async () => {
  addQueues('-staging');
  await deploy({ ...site, environment: 'staging' }, withoutBuild());
  expect(ran).toContain('scripts/build-web.ts for staging');
  expect(ran).toContain('! SPF is missing: a TXT record at cf-bounce.rihla.ae.');
  expect(ran.at(-1)).toMatch(/^✓ https:\/\/staging\.rihla\.ae runs/);
  const writes = cloudflare.writes();
  expect(writes.some(({ path }) => path.includes('/d1/database/d1-staging/query'))).toBe(true);
  expect(writes.some(({ method, path }) => method === 'PUT' && path.includes('/scripts/rihla-site-staging?'))).toBe(
    true,
  );
  const production =
    /d1-production|\/rihla-site(?!-staging)|"(?:rihla-mail(?:-dead)?|rihla-email-events|rihla-files)"|www\./;
  expect(cloudflare.calls.filter(({ path, body }) => production.test(path + body))).toEqual([]);
  const { body } = writes.find(({ path }) => path.endsWith('/subdomain'))!;
  expect(JSON.parse(body)).toEqual({ enabled: false, previews_enabled: false });
  expect(writes.find(({ path }) => path.endsWith('/domains/records'))!.body).toContain('staging.rihla.ae');
  expect(cloudflare.state.applied.length).toBeGreaterThan(1);
});

it('names the missing variable when no one can log in or choose', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', '');
  const loggedOut = withoutBuild({ wranglerOutput: async () => undefined });
  await expect(deploy(site, loggedOut)).rejects.toThrow('CLOUDFLARE_API_TOKEN is not set');
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'test-token');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '');
  cloudflare.state.accounts.push({ id: 'f'.repeat(32), name: 'Other' });
  await expect(deploy(site, withoutBuild())).rejects.toThrow(
    `set CLOUDFLARE_ACCOUNT_ID to one of\n  ${accountId}  Test`,
  );
  expect(cloudflare.writes()).toEqual([]);
});

it('changes nothing for a foreign domain or a token without the database', async () => {
  cloudflare.state.zones = [];
  await expect(deploy(site, withoutBuild())).rejects.toThrow('No domain of this account contains www.rihla.ae');
  cloudflare.state.zones = [{ id: 'z', name: 'rihla.ae' }];
  cloudflare.state.refusals.push([/d1\/database/, new Refusal(403, 10000, 'Authentication error')]);
  await expect(deploy(site, withoutBuild())).rejects.toThrow('the token lacks a permission for POST /accounts');
  expect(ran.filter((line) => !line.startsWith('!'))).toEqual([]);
});

it('deploys nothing when the migration fails', async () => {
  const failing = withoutBuild({ wrangler: fakeWrangler });
  await expect(deploy(site, failing)).rejects.toThrow('The database could not be migrated.');
  expect(ran.at(-1)).toContain('d1 migrations apply DB --remote');
});

it('refuses an environment that wrangler.toml does not have', async () => {
  await expect(deploy({ ...site, environment: 'prod' }, withoutBuild())).rejects.toThrow('environment');
});

/** Changes the mock's deployments as wrangler does, without the seconds of its starts. `fails`: a word of a command. */
function quickWrangler(fails = 'nothing') {
  return withoutBuild({
    async wrangler(args, options) {
      ran.push(args.filter((arg) => !arg.includes('/')).join(' '));
      if (args.includes(fails)) return false;
      const file = options?.env?.WRANGLER_OUTPUT_FILE_PATH;
      if (file) writeFileSync(file, `{"version_id":"${newVersion}"}`);
      const versions = args
        .map((arg) => /^([\w-]{36})@(\d+)%$/.exec(arg))
        .flatMap((match) => (match ? [{ version_id: match[1]!, percentage: Number(match[2]) }] : []));
      if (args[0] === 'deploy') versions.push({ version_id: newVersion, percentage: 100 });
      if (versions.length > 0) cloudflare.state.deployments.unshift({ id: 'd', versions });
      return true;
    },
  });
}

// The real wrangler needs seconds for each of its four starts.
it.each(process.env.TEST_FULL ? [false, true] : [false])('tries a version before visitors get it', async (isReal) => {
  await deploy(runningSite(), isReal ? withoutBuild() : quickWrangler());
  const deployments = cloudflare.state.deployments.map(({ versions }) => versions.map((one) => one.percentage));
  expect(deployments).toEqual([[100], [0, 100], [100]]);
  expect(shares()).toEqual({ [newVersion]: 100 });
  expect(ran.at(-1)).toBe(`✓ https://www.rihla.ae runs the version ${newVersion}.`);
});

it('says what to do since the running release, and deploys only when it is done', async () => {
  cloudflare.state.tag = '1.1.0';
  const changelog = [
    { version: '1.2.0', text: '### Upgrading\n\n- Run `npm run setup`.\n\n### Added\n\n- A thing.' },
    { version: '1.1.0', text: '### Upgrading\n\n- Make a backup.' },
  ];
  const questions: string[] = [];
  const asked = (answer: string): Terminal => ({
    ...quickWrangler(),
    interactive: true,
    async ask(question) {
      questions.push(question);
      return answer;
    },
  });
  await expect(deploy({ ...runningSite(), changelog }, asked('n'))).rejects.toThrow('Nothing was deployed.');
  expect(ran).toEqual(['• To upgrade to 1.2.0:\n- Run `npm run setup`.']);
  expect(questions).toEqual(['Is this done, and should it be deployed (y, n)?']);
  expect(shares()).toEqual({ [earlier]: 100 });
  await deploy({ ...runningSite(), changelog }, asked('y'));
  expect(ran).toContainEqual(expect.stringMatching(/^versions upload --tag 1\.2\.0/));

  cloudflare.state.tag = '1.2.0';
  await deploy({ ...runningSite(), changelog }, asked('n'));
  expect(questions).toHaveLength(2);
});

it('leaves the earlier version in place when the smoke test fails', async () => {
  await expect(deploy(runningSite({ page: 'a broken page' }), quickWrangler())).rejects.toThrow(
    `https://www.rihla.ae/ is not the page of this build. Visitors still get the version ${earlier}; the new one, ${newVersion}, gets no visitors.`,
  );
  expect(shares()).toEqual({ [newVersion]: 0, [earlier]: 100 });
  // The next attempt begins from the version that visitors get.
  await deploy({ ...site, fetch: runningFetch() }, quickWrangler());
  expect(shares()).toEqual({ [newVersion]: 100 });
});

it.each([
  ['the upload', 'upload', 'The deployment failed', { [earlier]: 100 }],
  ['the trial', `${newVersion}@0%`, 'The version could not be deployed', { [earlier]: 100 }],
  ['the triggers', 'triggers', 'with the earlier Cron Triggers and queues', { [newVersion]: 100 }],
])('says how the site is when %s fails', async (_name, fails, sentence, expected) => {
  await expect(deploy(runningSite(), quickWrangler(fails))).rejects.toThrow(sentence);
  expect(shares()).toEqual(expected);
});

it.each([
  ['a migration of Durable Objects', { migrationTag: 'v0' }],
  ['a new domain', { hostname: 'rihla.ae' }],
])('deploys right away with %s, which a trial does not allow', async (_name, change) => {
  await deploy(runningSite(change), quickWrangler());
  expect(ran.filter((line) => /^(?:deploy|versions)/.test(line))).toEqual([
    expect.stringMatching(/^deploy --domain www\.rihla\.ae/),
  ]);
});
