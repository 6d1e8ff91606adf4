import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deployFaults } from '../../../scripts/deploy/check.ts';
import { readSettings } from '../../../scripts/lib/settings.ts';
import { type Terminal, terminal } from '../../../scripts/lib/terminal.ts';
import { setup } from '../../../scripts/setup/setup.ts';
import { Refusal, startCloudflare } from '../../support/cloudflare-api.ts';
import { makeProject } from '../../support/project.ts';

let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;
let project: ReturnType<typeof makeProject>;
const said: string[] = [];
beforeEach(async () => {
  cloudflare = await startCloudflare();
  project = makeProject();
  said.length = 0;
  for (const [name, value] of Object.entries(cloudflare.env)) vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  project.remove();
  await cloudflare.close();
});

const answers: [RegExp, string][] = [
  [/public address/, 'https://www.rihla.ae'],
  [/key of Joe/, 'sk-model'],
];

/** Sets secrets at the mock as wrangler does, without the two seconds of its start. */
function person(other: Partial<Terminal> = {}): Terminal {
  return {
    ...terminal,
    interactive: true,
    say: (line) => void said.push(line),
    ask: async (question, otherwise) => answers.find(([pattern]) => pattern.test(question))?.[1] ?? otherwise,
    async wrangler(_args, { input } = {}) {
      cloudflare.state.worker = 'rihla-site';
      for (const name of Object.keys(JSON.parse(input!))) cloudflare.state.secrets.push({ name });
      return true;
    },
    ...other,
  };
}

it('a dry run prints every step, and calls no service', async () => {
  await setup({ file: project.file, dryRun: true }, person());
  expect(cloudflare.calls).toEqual([]);
  expect(said).toHaveLength(10);
  expect(said[1]).toBe('  Database: finds or creates D1 rihla-site, writes its id');
});

it('creates the resources of a deployable site, and changes nothing the second time', async () => {
  const before = project.read();
  await setup({ file: project.file }, person());
  expect(deployFaults(readSettings(undefined, project.file), 'https://www.rihla.ae')).toEqual([]);
  const { state } = cloudflare;
  expect(state.databases).toMatchObject([{ name: 'rihla-site', primary_location_hint: 'eeur' }]);
  expect(state.buckets).toEqual([{ name: 'rihla-files' }]);
  expect(state.queues.map(({ queue_name }) => queue_name).sort()).toEqual([
    'rihla-email-events',
    'rihla-mail',
    'rihla-mail-dead',
  ]);
  expect(state.secrets.map(({ name }) => name)).toEqual(['TURNSTILE_SECRET_KEY', 'CHAT_API_KEY']);
  expect(state.subscriptions).toMatchObject([{ name: 'rihla-email-events', source: { domain: 'rihla.ae' } }]);
  expect(state.rules).toMatchObject([{ actions: [{ type: 'worker', value: ['rihla-site'] }] }]);
  expect(said.at(-2)).toContain('Allow your staff: https://one.dash.cloudflare.com');
  const toml = project.read();
  expect(toml).not.toBe(before);
  expect(toml.slice(toml.indexOf('[env.staging]'))).toBe(before.slice(before.indexOf('[env.staging]')));

  const writes = cloudflare.writes().length;
  await setup({ file: project.file }, person({ ask: async (_question, otherwise) => otherwise }));
  expect(cloudflare.writes()).toHaveLength(writes);
  expect(project.read()).toBe(toml);
});

it('finds the existing database, and creates a separate one for staging', async () => {
  cloudflare.state.databases.push({ uuid: 'd1-existing', name: 'rihla-site-staging' });
  await setup({ file: project.file, environment: 'staging' }, person());
  expect(readSettings('staging', project.file).database.id).toBe('d1-existing');
  expect(readSettings(undefined, project.file).database.id).toMatch(/^[0-]+$/);
  expect(cloudflare.state.databases).toHaveLength(1);
  expect(cloudflare.writes().every(({ body }) => !/"(?:rihla-site|rihla-files|rihla-mail)"/.test(body))).toBe(true);
});

it('continues without optional services, names each, and turns them on later', async () => {
  cloudflare.state.refusals = [
    [/r2\/buckets/, new Refusal(403, 10042, 'Please enable R2 through the Cloudflare Dashboard.')],
    [/\/queues/, new Refusal(403, 10023, 'Queues is not available on your plan')],
    [/access\//, new Refusal(403, 9999, 'access.api.error.not_enabled')],
    [/email\//, new Refusal(403, 10000, 'Authentication error')],
  ];
  await setup({ file: project.file }, person());
  const settings = readSettings(undefined, project.file);
  expect(settings).toMatchObject({ bucket: undefined, queues: [] });
  expect(deployFaults(settings, 'https://www.rihla.ae')).toEqual([]);
  const off = said.filter((line) => line.includes(': off'));
  expect(off.map((line) => line.split(':')[0])).toEqual([
    'Files',
    'Queues',
    'Staff sign-in',
    'Sending email',
    'Replies by email',
  ]);
  expect(off[0]).toBe('Files: off, so applications carry no file: R2 is not activated on this account');
  expect(said.at(-2)).toContain('Activate R2 once');

  cloudflare.state.refusals = [];
  await setup({ file: project.file }, person());
  expect(readSettings(undefined, project.file)).toMatchObject({
    bucket: 'rihla-files',
    queues: expect.arrayContaining(['rihla-mail']),
  });
});

it('continues where a lost connection stopped it', async () => {
  cloudflare.state.refusals = [[/POST .*\/queues$/, 'close']];
  await expect(setup({ file: project.file }, person())).rejects.toThrow(/does not answer .* goes on where it stopped/);
  cloudflare.state.refusals = [];
  await setup({ file: project.file }, person());
  expect(cloudflare.state.databases).toHaveLength(1);
  expect(cloudflare.state.queues).toHaveLength(3);
});

it('asks for one of two accounts, and keeps the choice', async () => {
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '');
  const other = 'f'.repeat(32);
  cloudflare.state.accounts.push({ id: other, name: 'Other' });
  const choose = person({
    ask: async (question, otherwise) => (/Which account/.test(question) ? other : person().ask(question, otherwise)),
  });
  await setup({ file: project.file }, choose);
  expect(readSettings(undefined, project.file).accountId).toBe(other);
  expect(cloudflare.calls.every(({ path }) => !path.includes('a'.repeat(32)))).toBe(true);
});

it('stops at a foreign domain, and at a token that may not make a database', async () => {
  cloudflare.state.zones = [];
  await expect(setup({ file: project.file }, person())).rejects.toThrow(
    'No domain of this account contains www.rihla.ae',
  );
  project.remove();
  project = makeProject();
  cloudflare.state.databases = [];
  cloudflare.state.refusals = [[/POST .*d1\/database$/, new Refusal(403, 10000, 'Authentication error')]];
  await expect(setup({ file: project.file }, person())).rejects.toThrow('the token lacks a permission for POST');
});

it('corrects an ACCESS_AUD of another application', async () => {
  await setup({ file: project.file }, person());
  cloudflare.state.applications = [{ aud: 'e'.repeat(64), domain: 'www.rihla.ae/admin' }];
  await setup({ file: project.file }, person());
  expect(readSettings(undefined, project.file).vars.ACCESS_AUD).toBe('e'.repeat(64));
  expect(said).toContain(
    'Staff sign-in: https://team.cloudflareaccess.com; ACCESS_AUD was of another application and is corrected',
  );
});
