import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deployFaults } from '../../../scripts/deploy/check.ts';
import { readSettings } from '../../../scripts/lib/settings.ts';
import { type Terminal, terminal } from '../../../scripts/lib/terminal.ts';
import { root } from '../../../scripts/lib/tooling.mjs';
import { permissions } from '../../../scripts/setup/permissions.ts';
import { setup } from '../../../scripts/setup/setup.ts';
import { Refusal, startCloudflare } from '../../support/cloudflare-api.ts';
import { allPermissions } from '../../support/cloudflare-permissions.ts';
import { makeProject } from '../../support/project.ts';

let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;
let project: ReturnType<typeof makeProject>;
const output: string[] = [];
beforeEach(async () => {
  cloudflare = await startCloudflare();
  project = makeProject();
  output.length = 0;
  for (const [name, value] of Object.entries(cloudflare.env)) vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  project.remove();
  await cloudflare.close();
});

/** The records of a domain that is set up. */
async function resolveTxt(name: string): Promise<string[][]> {
  if (name === 'cf-bounce.rihla.ae') return [['v=spf1 include:_spf.mx.cloudflare.net ~all']];
  return name.startsWith('_dmarc.') ? [['v=DMARC1; p=reject']] : [['v=DKIM1; p=', 'MIGf']];
}

const answers: [RegExp, string][] = [
  [/public address/, 'https://www.rihla.ae'],
  [/key of Joe/, 'sk-model'],
];

/** Sets secrets at the mock as wrangler does, without the two seconds of its start. */
function person(other: Partial<Terminal> = {}): Terminal {
  return {
    ...terminal,
    interactive: true,
    say: (line) => void output.push(line),
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
  expect(output).toHaveLength(16);
  expect(output[1]).toBe('  Database: finds or creates D1 rihla-site, writes its id');
});

it('creates the resources of a deployable site, and changes nothing the second time', async () => {
  const before = project.read();
  await setup({ file: project.file, resolveTxt }, person());
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
  expect(state.policies).toEqual([
    { name: 'Staff', decision: 'allow', include: [{ email: { email: 'hello@rihla.ae' } }], precedence: 1 },
  ]);
  expect(state).toMatchObject({ routing: { enabled: true, support_subaddress: true } });
  expect(state.zoneSettings).toEqual({ always_use_https: 'on', email_obfuscation: 'off', rocket_loader: 'off' });
  expect(state.replication).toBe('auto');
  // Only the brand and the facts of the company remain to be done by hand.
  expect(output.at(-2)).toMatch(
    /^\nBy hand:\n[^\n]*brand\.ts[^\n]*\n[^\n]*licence number[^\n]*company\.example\.ts[^\n]*$/,
  );
  const toml = project.read();
  expect(toml).not.toBe(before);
  expect(toml.slice(toml.indexOf('[env.staging]'))).toBe(before.slice(before.indexOf('[env.staging]')));

  const writes = cloudflare.writes().length;
  await setup({ file: project.file, resolveTxt }, person({ ask: async (_question, otherwise) => otherwise }));
  expect(cloudflare.writes()).toHaveLength(writes);
  expect(project.read()).toBe(toml);
});

it('sends a test alert to a new receiver, and says what it answered', async () => {
  const received: unknown[] = [];
  const receiver = createServer((request, response) => {
    request.on('data', (chunk) => received.push(JSON.parse(String(chunk))));
    request.on('end', () => response.writeHead(received.length === 1 ? 200 : 410).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const ask: Terminal['ask'] = async (question, otherwise) =>
    /gets alerts/.test(question) ? url : (answers.find(([pattern]) => pattern.test(question))?.[1] ?? otherwise);
  await setup({ file: project.file, resolveTxt }, person({ ask }));
  expect(received).toEqual([
    {
      text: 'https://www.rihla.ae: this is a test alert, sent by npm run setup.',
      site: 'https://www.rihla.ae',
      check: 'test',
      state: 'ok',
      since: expect.stringMatching(/^20/),
    },
  ]);
  expect(output.some((line) => line.includes('The receiver took the alert. Check that it shows the message.'))).toBe(
    true,
  );
  cloudflare.state.secrets = [];
  await setup({ file: project.file, resolveTxt }, person({ ask }));
  expect(output.some((line) => line.includes('The receiver refused it with 410.'))).toBe(true);
  receiver.close();
});

it('places the Worker near the database only when it is asked to', async () => {
  const ask: Terminal['ask'] = async (question, otherwise) =>
    /^Run the Worker near/.test(question)
      ? 'y'
      : (answers.find(([pattern]) => pattern.test(question))?.[1] ?? otherwise);
  expect(readSettings(undefined, project.file).isNearDatabase).toBe(false);
  await setup({ file: project.file, resolveTxt }, person({ ask }));
  expect(readSettings(undefined, project.file).isNearDatabase).toBe(true);
  expect(output).toContainEqual(expect.stringMatching(/turned copies of the database on; the Worker will run near/));
});

it('finds the existing database, and creates a separate one for staging', async () => {
  cloudflare.state.databases.push({ uuid: 'd1-existing', name: 'rihla-site-staging' });
  await setup({ file: project.file, resolveTxt, environment: 'staging' }, person());
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
  await setup({ file: project.file, resolveTxt }, person());
  const settings = readSettings(undefined, project.file);
  expect(settings).toMatchObject({ bucket: undefined, queues: [] });
  expect(deployFaults(settings, 'https://www.rihla.ae')).toEqual([]);
  const off = output.filter((line) => line.includes(': off'));
  expect(off.map((line) => line.split(':')[0])).toEqual([
    'Files',
    'Queues',
    'Staff sign-in',
    'Sending email',
    'Replies by email',
  ]);
  expect(off[0]).toBe('Files: off, so applications carry no file: R2 is not activated on this account');
  expect(output.at(-2)).toContain('Activate R2 once');

  cloudflare.state.refusals = [];
  await setup({ file: project.file, resolveTxt }, person());
  expect(readSettings(undefined, project.file)).toMatchObject({
    bucket: 'rihla-files',
    queues: expect.arrayContaining(['rihla-mail']),
  });
});

it('continues where a lost connection stopped it', async () => {
  cloudflare.state.refusals = [[/POST .*\/queues$/, 'close']];
  await expect(setup({ file: project.file, resolveTxt }, person())).rejects.toThrow(
    /does not answer .* goes on where it stopped/,
  );
  cloudflare.state.refusals = [];
  await setup({ file: project.file, resolveTxt }, person());
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
  await setup({ file: project.file, resolveTxt }, choose);
  expect(readSettings(undefined, project.file).accountId).toBe(other);
  expect(cloudflare.calls.every(({ path }) => !path.includes('a'.repeat(32)))).toBe(true);
});

it('stops at a foreign domain, and at a token that may not make a database', async () => {
  cloudflare.state.zones = [];
  await expect(setup({ file: project.file, resolveTxt }, person())).rejects.toThrow(
    'No domain of this account contains www.rihla.ae',
  );
  project.remove();
  project = makeProject();
  cloudflare.state.databases = [];
  cloudflare.state.refusals = [[/POST .*d1\/database$/, new Refusal(403, 10000, 'Authentication error')]];
  await expect(setup({ file: project.file, resolveTxt }, person())).rejects.toThrow(
    'Database: the token needs D1: Edit',
  );
});

it('corrects an ACCESS_AUD of another application', async () => {
  await setup({ file: project.file, resolveTxt }, person());
  cloudflare.state.applications = [{ id: 'app', aud: 'e'.repeat(64), domain: 'www.rihla.ae/admin' }];
  await setup({ file: project.file, resolveTxt }, person());
  expect(readSettings(undefined, project.file).vars.ACCESS_AUD).toBe('e'.repeat(64));
  expect(output).toContain(
    'Staff sign-in: https://team.cloudflareaccess.com, with its policy Staff; ACCESS_AUD was of another application and is corrected',
  );
});

it('documents every permission', () => {
  const text = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
  expect(allPermissions.filter((name) => !text.includes(`*${name}*`))).toEqual([]);
  expect([...new Set(allPermissions)].sort()).toEqual(Object.keys(permissions).sort());
});

/** Setup does not use these: `npm run deploy` needs the routes, and a chosen account needs no list. */
const others = ['Account Settings: Read', 'Workers Routes: Edit'];
const used = [...new Set(allPermissions)].filter((name) => !others.includes(name));

it.each(used)('names the permission that a token lacks: %s', async (lacking) => {
  cloudflare.state.permissions = allPermissions.filter((name) => name !== lacking);
  const failure = await setup({ file: project.file, resolveTxt }, person()).catch((error: Error) => error.message);
  const off = output.filter((line) => line.includes('the token needs'));
  expect([failure, ...off].join('\n')).toContain(lacking);
  // The other steps are done.
  expect(off.filter((line) => !line.includes(lacking))).toEqual([]);
  if (!failure) expect(output.at(-1)).toContain('npm run deploy');
});

it('says at the start what a login may not do, and sets up the rest', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', '');
  const fixed = ['Access: ', 'Zone Settings'];
  cloudflare.state.permissions = allPermissions.filter((name) => !fixed.some((start) => name.startsWith(start)));
  const login = person({ wranglerOutput: async () => '{"type":"oauth","token":"login-token"}' });
  await setup({ file: project.file, resolveTxt }, login);
  expect(output[0]).toMatch(/^! The login of Wrangler has no permission for Access/);
  for (const permission of allPermissions) expect(output[0]).toContain(permission);
  const off = output.filter((line) => line.includes(': off')).map((line) => line.split(':')[0]);
  expect(off).toEqual(['Domain', 'Staff sign-in', 'Replies by email']);
  expect(cloudflare.state.databases).toHaveLength(1);

  // With a token, the next run does what is missing.
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'test-token');
  cloudflare.state.permissions = undefined;
  output.length = 0;
  await setup({ file: project.file, resolveTxt }, person());
  expect(output[0]).toMatch(/^Database: /);
  expect(output.filter((line) => line.includes(': off'))).toEqual([]);
});

it.each([
  ['@rihla.ae', [{ email_domain: { domain: 'rihla.ae' } }]],
  ['rihla.ae', [{ email_domain: { domain: 'rihla.ae' } }]],
  ['a@rihla.ae, b@gmail.com', [{ email: { email: 'a@rihla.ae' } }, { email: { email: 'b@gmail.com' } }]],
])('lets in as staff: %s', async (answer, include) => {
  const ask: Terminal['ask'] = async (question, otherwise) =>
    /sign in as staff/.test(question) ? answer : person().ask(question, otherwise);
  await setup({ file: project.file, resolveTxt }, person({ ask }));
  expect(cloudflare.state.policies).toMatchObject([{ include }]);
});

it.each(['@gmail.com', 'everyone', 'a@rihla.ae, b'])('lets no one in by the answer %s', async (answer) => {
  vi.stubEnv('ACCESS_ALLOW', answer);
  await setup({ file: project.file, resolveTxt }, person());
  expect(cloudflare.state.policies).toEqual([]);
  expect(output.at(-2)).toContain(`ACCESS_ALLOW=<addresses, or @domain>, because "${answer}" is neither`);
});

it('says which records of the sender are missing', async () => {
  const none = async () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
  await setup({ file: project.file, resolveTxt: none }, person());
  const missing = ['SPF', 'DKIM', 'DMARC'];
  for (const record of missing) expect(output.at(-2)).toContain(`${record} is missing: a TXT record at `);
});

it('turns WhatsApp on with a number and a token that Meta takes', async () => {
  const meta = createServer((request, response) => {
    const isKnown = request.headers.authorization === 'Bearer meta-token' && request.url?.startsWith('/100200300?');
    const body = isKnown ? { display_phone_number: '+971 4 123 4567' } : { error: { message: 'Invalid token' } };
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => meta.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(meta.address() as AddressInfo).port}`;
  project.edit((toml) => toml.replace('\n[vars]\n', `\n[vars]\nWHATSAPP_API_URL = "${url}"\n`));
  let token = 'wrong';
  const asked = (question: string) =>
    [/phone number ID/, /system user/, /secret of Meta/, /verify token/].findIndex((one) => one.test(question));
  const ask: Terminal['ask'] = async (question, otherwise) =>
    ['100200300', token, 'app-secret', 'verify'][asked(question)] ?? (await person().ask(question, otherwise));
  await expect(setup({ file: project.file, resolveTxt }, person({ ask }))).rejects.toThrow('Invalid token');
  expect(project.read()).not.toContain('100200300');
  token = 'meta-token';
  await setup({ file: project.file, resolveTxt }, person({ ask }));
  expect(project.read()).toContain('WHATSAPP_PHONE_ID = "100200300"');
  expect(cloudflare.state.secrets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']),
  );
  expect(output.join('\n')).toContain('https://www.rihla.ae/api/webhooks/whatsapp');
  meta.close();
});

it('turns Workers AI on when asked to, for deployments only, and only without a key', async () => {
  const asked: string[] = [];
  const ask =
    (wanted: string, key = ''): Terminal['ask'] =>
    async (question, otherwise) => {
      asked.push(question);
      if (/key of Joe/.test(question)) return key;
      return /Workers AI/.test(question) ? wanted : person().ask(question, otherwise);
    };
  await setup({ file: project.file, resolveTxt }, person({ ask: ask('n') }));
  expect(output).toContain('Joe’s model: off: Joe answers from the site’s own texts');
  expect(project.read()).not.toContain('[ai]');
  await setup({ file: project.file, resolveTxt }, person({ ask: ask('y') }));
  expect(asked).toContain('Should Joe answer through Workers AI, about $1.03 a day for 800 questions (y, n)?');
  expect(project.read()).toMatch(/\n#deploy \[ai\]\n#deploy binding = "AI"\n$/);
  expect(readSettings(undefined, project.file).hasWorkersAi).toBe(false);
  const toml = project.read();
  await setup({ file: project.file, resolveTxt }, person({ ask: ask('n') }));
  expect(project.read()).toBe(toml);
  asked.length = 0;
  await setup({ file: project.file, resolveTxt }, person({ ask: ask('y', 'sk-model') }));
  expect(asked.filter((question) => /Workers AI/.test(question))).toEqual([]);
});
