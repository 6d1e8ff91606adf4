import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CheckName, CheckStatus, PublicPart } from '#shared/contracts/admin.ts';
import { runChecks } from '#worker/admin/status/checks.ts';
import { forgetChecks } from '#worker/admin/status/public-page.ts';
import type { Bindings } from '#worker/env.ts';
import { monday, setTime } from '../support/bookings.ts';
import { requestWith } from '../support/faults.ts';
import { pageAssets } from '../support/plain-forms.ts';
import { emptyTables } from '../support/tables.ts';

const minute = 60_000;
const hour = 60 * minute;

const before = (ms: number) => new Date(Date.parse(monday) - ms).toISOString();
const heartbeat = (name: string, age: number) =>
  `INSERT OR REPLACE INTO signals VALUES ('${name}', '${before(age)}', NULL)`;
const dueFor = (age: number) => `INSERT INTO emails (id, kind, to_address, subject, due_at, created_at)
  VALUES ('late', 'demo_confirmation', 'layla@a.example', 'Late', '${before(age)}', '${before(age)}')`;
const failed = (count: number, minutesAgo = 0) =>
  `INSERT INTO failed_requests (minute, count) VALUES (${Date.parse(monday) / minute - minutesAgo}, ${count})`;

type Disturbance = string | (() => Partial<Bindings>);

function filesAway(): Partial<Bindings> {
  const head = () => Promise.reject(new Error('away'));
  return { FILES: { head } as unknown as R2Bucket };
}

function accessAway(): Partial<Bindings> {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('away'));
  return {};
}

/** A check, the disturbance that changes it, one that is just too small, and the part of the public page that shows it. */
const rows: [CheckName, CheckStatus, PublicPart | undefined, Disturbance, tooLittle?: Disturbance][] = [
  ['database', 'degraded', 'website', `INSERT INTO d1_migrations (name) VALUES ('9999_newer.sql')`],
  ['requests', 'degraded', 'website', failed(1), failed(4, 10)],
  ['requests', 'down', 'website', failed(5), failed(4)],
  ['requests', 'down', 'website', failed(5, 9), failed(5, 10)],
  ['cron', 'degraded', 'emails', heartbeat('cron', 4 * minute), heartbeat('cron', 4 * minute - 1)],
  ['cron', 'down', 'emails', heartbeat('cron', 16 * minute), heartbeat('cron', 16 * minute - 1)],
  ['cron', 'down', 'emails', heartbeat('paused', 0)],
  ['outbox', 'degraded', 'emails', dueFor(15 * minute), dueFor(15 * minute - 1)],
  ['outbox', 'down', 'emails', dueFor(60 * minute), dueFor(60 * minute - 1)],
  ['provider', 'down', 'emails', `UPDATE mail_state SET refusal = 'API key is invalid'`],
  ['queue', 'degraded', 'emails', `INSERT INTO dead_letters VALUES ('d', 'rihla-mail-dead', '{}', '${monday}')`],
  ['model', 'degraded', 'joe', `UPDATE model_state SET fault = 'refused_key', model = 'm', faulty_since = '${monday}'`],
  ['files', 'down', 'files', filesAway],
  ['files', 'off', 'files', () => ({ FILES: undefined })],
  // Staff only.
  ['inbound', 'ok', undefined, heartbeat('inbound', 0)],
  ['access', 'down', undefined, accessAway],
  ['backup', 'degraded', undefined, heartbeat('backup', 36 * hour), heartbeat('backup', 36 * hour - 1)],
];

beforeEach(async () => {
  setTime(monday);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  await reset();
});

async function reset(): Promise<void> {
  forgetChecks();
  await emptyTables('signals', 'dead_letters', 'failed_requests', 'emails');
  await env.DB.batch(
    [
      'UPDATE mail_state SET refusal = NULL',
      'UPDATE model_state SET fault = NULL',
      `DELETE FROM d1_migrations WHERE name LIKE '9999%'`,
      heartbeat('cron', 0),
    ].map((sql) => env.DB.prepare(sql)),
  );
}

async function disturb(disturbance: Disturbance): Promise<Partial<Bindings>> {
  if (typeof disturbance === 'function') return disturbance();
  await env.DB.prepare(disturbance).run();
  return {};
}

async function checksWith(bindings: Partial<Bindings>): Promise<Record<string, CheckStatus>> {
  return Object.fromEntries((await runChecks({ ...env, ...bindings })).map(({ name, status }) => [name, status]));
}

const parts = ['website', 'emails', 'joe', 'files'] as const;
const ASSETS = pageAssets(parts.map((part) => `<p data-part="${part}" data-state="unknown">Not known</p>`).join(''));

async function pageWith(bindings: Partial<Bindings>): Promise<Record<string, string>> {
  const html = await (await requestWith({ ASSETS, ...bindings }, '/status')).text();
  return Object.fromEntries([...html.matchAll(/data-part="(\w+)" data-state="(\w+)"/g)].map(([, ...pair]) => pair));
}

const calm = {
  database: 'ok',
  cron: 'ok',
  outbox: 'ok',
  provider: 'ok',
  model: 'ok',
  queue: 'ok',
  files: 'ok',
  inbound: 'off',
  access: 'ok',
  requests: 'ok',
  backup: 'off',
};
const allWork = { website: 'ok', emails: 'ok', joe: 'ok', files: 'ok' };

it('has a row for every check', async () => {
  expect(await checksWith({})).toEqual(calm);
  expect(await pageWith({})).toEqual(allWork);
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(Object.keys(calm)));
});

it.each(rows)(
  '%s %s: the public page changes this part alone: %s',
  async (name, status, part, disturbance, tooLittle) => {
    if (tooLittle) {
      expect((await checksWith(await disturb(tooLittle)))[name]).not.toBe(status);
      await reset();
    }
    const bindings = await disturb(disturbance);
    expect(await checksWith(bindings)).toEqual({ ...calm, [name]: status });
    expect(await pageWith(bindings)).toEqual({ ...allWork, ...(part && { [part]: status }) });
  },
);
