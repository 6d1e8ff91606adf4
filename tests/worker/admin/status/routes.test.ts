import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CheckName, SiteStatus } from '#shared/contracts/admin.ts';
import { afterCron } from '#worker/admin/status/after-cron.ts';
import type { Bindings } from '#worker/env.ts';
import { databaseDown, requestWith } from '../../support/faults.ts';
import { expectLogs } from '../../support/logs.ts';
import { emptyOutbox, enqueueMails } from '../../support/mail.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { getAsStaff } from '../../support/staff.ts';
import { emptyTables } from '../../support/tables.ts';

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('signals', 'dead_letters', 'failed_requests');
  await run('UPDATE model_state SET fault = NULL');
});

const token = { HEALTH_TOKEN: 'a-long-token' };

const withToken = { headers: { authorization: 'Bearer a-long-token' } };

async function status(bindings: Partial<Bindings> = {}): Promise<SiteStatus> {
  return (await getAsStaff('/api/admin/status', bindings)).json();
}

async function check(name: CheckName, bindings: Partial<Bindings> = {}) {
  return (await status(bindings)).checks.find((one) => one.name === name);
}

const run = (sql: string) => env.DB.prepare(sql).run();

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

it('has every check, and shows the version and the schema', async () => {
  const found = await status({ VERSION: { id: 'v1', tag: '', timestamp: '2026-11-25T08:00:00.000Z' } });
  expect(found).toMatchObject({ status: 'degraded', version: 'v1', deployedAt: '2026-11-25T08:00:00.000Z' });
  expect(found.checks.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'database ok',
    'cron degraded',
    'outbox ok',
    'provider ok',
    'model ok',
    'queue ok',
    'files ok',
    'inbound off',
    'access off',
    'requests ok',
    'backup off',
  ]);
  expect(found.checks[0]!.detail).toMatch(/^It responds; its schema is \d{4}_\w+\.sql\.$/);
});

it('reports a part that was not set up as off', async () => {
  const bare = { FILES: undefined, MAIL_QUEUE: undefined, CHAT_API_KEY: '' } as unknown as Partial<Bindings>;
  const off = (await status(bare)).checks.filter((one) => one.status === 'off').map(({ name }) => name);
  expect(off).toEqual(['model', 'queue', 'files', 'inbound', 'access', 'backup']);
});

it.each([
  [{ CHAT_API_KEY: 'key', AI: {} }, 'api'],
  [{ CHAT_API_KEY: '', AI: {} }, 'binding'],
  [{ CHAT_API_KEY: '', AI: undefined }, 'none'],
])('names what answers for Joe, with %j', async (settings, source) => {
  const bindings = { ...token, ACCESS_AUD: '', ...settings } as unknown as Partial<Bindings>;
  const response = await requestWith(bindings, '/api/health?deep=1', withToken);
  expect(await response.json()).toMatchObject({ joe: source });
});

it('asks for the token, and answers 503 when a check is down', async () => {
  const deep = '/api/health?deep=1';
  const bindings = { ...token, ACCESS_AUD: '' };
  const withRightToken = () => requestWith(bindings, deep, withToken);
  await expectRefusal(
    requestWith(bindings, deep),
    [401, 'sign_in_required', 'Please sign in to continue.'],
    withRightToken,
  );
  await expectRefusal(
    requestWith({ ...bindings, HEALTH_TOKEN: '' }, deep, { headers: { authorization: 'Bearer ' } }),
    [401, 'sign_in_required', 'Please sign in to continue.'],
    withRightToken,
  );
  await expectRefusal(
    requestWith(bindings, deep, { headers: { authorization: 'Bearer wrong' } }),
    [401, 'sign_in_required', 'Please sign in to continue.'],
    withRightToken,
  );
  const down = await requestWith({ ...bindings, DB: databaseDown() }, deep, withToken);
  expect(down.status).toBe(503);
  expect(await down.json()).toMatchObject({
    status: 'down',
    checks: [{ name: 'database', status: 'down' }, {}, {}, {}, {}, {}, { name: 'files', status: 'ok' }, {}, {}, {}, {}],
  });
});

it.each([
  ['cron', 'degraded', `INSERT INTO signals VALUES ('cron', '${minutesAgo(5)}', NULL)`],
  ['cron', 'down', `INSERT INTO signals VALUES ('cron', '${minutesAgo(30)}', NULL)`],
  ['model', 'degraded', `UPDATE model_state SET fault = 'refused_key', model = 'm', faulty_since = '${minutesAgo(1)}'`],
  ['inbound', 'ok', `INSERT INTO signals VALUES ('inbound', '${minutesAgo(1)}', NULL)`],
  ['backup', 'ok', `INSERT INTO signals VALUES ('backup', '${minutesAgo(35 * 60)}', NULL)`],
  ['backup', 'degraded', `INSERT INTO signals VALUES ('backup', '${minutesAgo(36 * 60)}', NULL)`],
  ['cron', 'down', `INSERT INTO signals VALUES ('paused', '${minutesAgo(1)}', NULL)`],
  ['queue', 'degraded', `INSERT INTO dead_letters VALUES ('d', 'rihla-mail-dead', '{}', '${minutesAgo(1)}')`],
] as const)('%s is %s after %s', async (name, expected, sql) => {
  await run(sql);
  expect(await check(name)).toMatchObject({ status: expected });
});

it('reports late email, a refused sender, and unreachable storage and sign-in', async () => {
  await enqueueMails(1, { status: 'queued', kind: 'demo_confirmation' });
  await run(`UPDATE emails SET due_at = '${minutesAgo(90)}'`);
  expect(await check('outbox')).toMatchObject({ status: 'down', detail: 'An email has been due for 90 min.' });
  await run(`UPDATE mail_state SET refusal = 'API key is invalid'`);
  expect(await check('provider')).toMatchObject({
    status: 'down',
    detail: expect.stringContaining('API key is invalid'),
  });
  await run('UPDATE mail_state SET refusal = NULL');
  const FILES = { head: () => Promise.reject(new Error('R2')) } as unknown as R2Bucket;
  expect(await check('files', { FILES })).toMatchObject({ status: 'down' });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  const withAccess = await requestWith(
    { ...token, ACCESS_TEAM_DOMAIN: 'https://wrong.test' },
    '/api/health?deep=1',
    withToken,
  );
  const { checks } = await withAccess.json<SiteStatus>();
  expect(checks.find(({ name }) => name === 'access')).toEqual({
    name: 'access',
    status: 'down',
    detail: 'We can’t fetch its keys.',
  });
});

it.each([
  ['the database is away', { DB: databaseDown() }, 'Database'],
  ['R2 is away', { FILES: { head: () => Promise.reject(new Error('R2')) } as unknown as R2Bucket }, 'File storage'],
] as [string, Partial<Bindings>, string][])(
  'alerts once a quarter of an hour while %s, and again after it recovers',
  async (_case, fault, name) => {
    expectLogs('cron_not_noted', 'alert_not_stored');
    const texts: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
      texts.push(JSON.parse(String(init!.body)).text);
      return new Response();
    });
    const well = { ...env, ACCESS_AUD: '', ALERT_WEBHOOK_URL: 'https://alert.test/hook' };
    const broken = { ...well, ...fault };
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const [minute, bindings] of [
      [0, broken],
      [1, broken],
      [2, well],
      [16, well],
      [17, well],
      [18, broken],
      [32, broken],
    ] as const) {
      vi.setSystemTime(start + minute * 60_000);
      await afterCron(bindings, true);
    }
    expect(texts).toEqual([
      expect.stringContaining(`${name} is down.`),
      expect.stringContaining(`${name} works again.`),
      expect.stringContaining(`${name} is down.`),
    ]);
  },
);

it.each([
  ['Joe’s model', `UPDATE model_state SET fault = 'refused_key', model = 'm'`, 'UPDATE model_state SET fault = NULL'],
  [
    'Queues',
    `INSERT INTO dead_letters VALUES ('d', 'rihla-mail-dead', '{}', '2026-11-25')`,
    'DELETE FROM dead_letters',
  ],
  [
    'Last backup',
    `INSERT INTO signals VALUES ('backup', '${minutesAgo(36 * 60)}', NULL)`,
    `UPDATE signals SET at = '${minutesAgo(1)}' WHERE name = 'backup'`,
  ],
])('alerts of a fault that only staff can end: %s', async (name, fault, repair) => {
  expectLogs('cron_not_noted');
  const texts: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    texts.push(JSON.parse(String(init!.body)).text);
    return new Response();
  });
  const well = { ...env, ACCESS_AUD: '', ALERT_WEBHOOK_URL: 'https://alert.test/hook' };
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  await run(fault);
  await afterCron(well, true);
  vi.setSystemTime(start + 16 * 60_000);
  await afterCron({ ...well, DB: databaseDown() }, true);
  await run(repair);
  await afterCron(well, true);
  expect(texts.filter((text) => text.includes(name))).toEqual([
    expect.stringContaining(`${name} needs attention.`),
    expect.stringContaining(`${name} works again.`),
  ]);
});
