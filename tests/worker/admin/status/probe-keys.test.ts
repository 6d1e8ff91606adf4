import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CheckName, SiteStatus } from '#shared/contracts/admin.ts';
import { databaseDown, requestWith } from '../../support/faults.ts';
import { emptyOutbox, enqueueMails } from '../../support/mail.ts';
import { getAsStaff } from '../../support/staff.ts';
import { emptyTables } from '../../support/tables.ts';

const bindings = { HEALTH_TOKEN: 'a-long-token', ACCESS_AUD: '', RESEND_API_KEY: 're_test', CHAT_API_KEY: 'sk-test' };

let asked: string[] = [];
let answer: (url: string) => Response;

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('signals', 'chat_usage');
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked.push(`${init!.method ?? 'GET'} ${url} ${new Headers(init!.headers).get('authorization')}`);
    return answer(String(url));
  });
});

async function deepCheck(overrides = {}): Promise<SiteStatus> {
  const headers = { authorization: 'Bearer a-long-token' };
  return (await requestWith({ ...bindings, ...overrides }, '/api/health?deep=1', { headers })).json();
}

const found = ({ checks }: SiteStatus, ...names: CheckName[]) =>
  names.map((name) => {
    const { status, detail } = checks.find((check) => check.name === name)!;
    return `${status}: ${detail}`;
  });

it('says that nothing was refused until a success was seen', async () => {
  const status = async () =>
    found(await (await getAsStaff('/api/admin/status', bindings)).json<SiteStatus>(), 'provider', 'model');
  expect(await status()).toEqual(['ok: No refusal so far.', 'ok: No refusal so far.']);
  await enqueueMails(1, { status: 'sent', sentAt: '2026-11-25T08:00:00.000Z', kind: 'demo_confirmation' });
  await env.DB.exec(`INSERT INTO chat_usage (day, tokens, answers) VALUES ('2026-11-25', 300, 1)`);
  expect(await status()).toEqual(['ok: Resend accepted an email.', 'ok: Its last answer was on 2026-11-25.']);
  expect(asked).toEqual([]);
});

it('asks each service for a list, at most once in ten minutes', async () => {
  answer = () => Response.json({ data: [] });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  expect(found(await deepCheck(), 'provider', 'model')).toEqual(['ok: It accepts the key.', 'ok: It accepts the key.']);
  await Promise.all([deepCheck(), deepCheck()]);
  expect(asked.sort()).toEqual([
    'GET https://api.resend.com/domains Bearer re_test',
    'GET https://model.test/v1/models Bearer sk-test',
  ]);
  vi.setSystemTime(Date.now() + 10 * 60_000 - 1);
  await deepCheck();
  expect(asked).toHaveLength(2);
  vi.setSystemTime(Date.now() + 1);
  await deepCheck();
  expect(asked).toHaveLength(4);
});

it('shows wrong keys before a visitor meets them, also to staff', async () => {
  answer = () => Response.json({ name: 'invalid_api_key' }, { status: 401 });
  const status = await deepCheck();
  expect([status.status, ...found(status, 'provider', 'model')]).toEqual([
    'down',
    'down: It refuses the key.',
    'degraded: It refuses the key.',
  ]);
  const forStaff = await (await getAsStaff('/api/admin/status', bindings)).json<SiteStatus>();
  expect(found(forStaff, 'provider')).toEqual(['down: It refuses the key.']);
});

it.each([
  [
    'a key that may only send',
    () => Response.json({ name: 'restricted_api_key' }, { status: 401 }),
    'It accepts the key.',
  ],
  ['a service without lists', () => new Response(null, { status: 404 }), 'No refusal so far.'],
  ['a service that does not answer', () => Promise.reject(new Error('away')) as never, 'No refusal so far.'],
])('does not call a key wrong because of %s', async (_what, providerAnswer, detail) => {
  answer = providerAnswer;
  expect(found(await deepCheck(), 'provider', 'model')).toEqual([`ok: ${detail}`, `ok: ${detail}`]);
});

it('forgets the verdict on a key that it has not asked about for half an hour', async () => {
  answer = () => new Response(null, { status: 403 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await deepCheck();
  const status = async () =>
    found(await (await getAsStaff('/api/admin/status', bindings)).json<SiteStatus>(), 'provider');
  vi.setSystemTime(Date.now() + 30 * 60_000 - 1);
  expect(await status()).toEqual(['down: It refuses the key.']);
  vi.setSystemTime(Date.now() + 1);
  expect(await status()).toEqual(['ok: No refusal so far.']);
});

it('asks no one without a key, or without the database that counts the minutes', async () => {
  await deepCheck({ RESEND_API_KEY: '', CHAT_API_KEY: '' });
  await deepCheck({ DB: databaseDown() });
  expect(asked).toEqual([]);
});
