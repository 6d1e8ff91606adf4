import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetChecks, incidentsOf } from '#worker/admin/status/public-page.ts';
import { database } from '#worker/db/client.ts';
import { recordHeartbeat } from '#worker/db/heartbeats.ts';
import type { Bindings } from '#worker/env.ts';
import { databaseDown, requestWith } from '../../support/faults.ts';
import { emptyOutbox } from '../../support/mail.ts';
import { emptyTables } from '../../support/tables.ts';

beforeEach(async () => {
  forgetChecks();
  await emptyOutbox();
  await emptyTables('signals', 'dead_letters');
});

const parts = ['website', 'emails', 'joe', 'files'];
const ASSETS = {
  fetch: async () =>
    new Response(
      `<main>${parts.map((part) => `<p data-part="${part}" data-state="unknown">Not known</p>`).join('')}<p data-checked></p></main>`,
      { headers: { 'content-type': 'text/html' } },
    ),
} as unknown as Fetcher;

async function statesAt(path: string, bindings: Partial<Bindings> = {}) {
  const response = await requestWith({ ASSETS, ...bindings }, path);
  const html = await response.text();
  const states = [...html.matchAll(/data-part="(\w+)" data-state="(\w+)">([^<]*)/g)].map(([, ...state]) =>
    state.join(' '),
  );
  return { response, html, states };
}

const cronRan = (minutesAgo: number) =>
  recordHeartbeat(database(env), 'cron', null, new Date(Date.now() - minutesAgo * 60_000).toISOString());

it('says what works, and when it was checked', async () => {
  await cronRan(0);
  const { response, html, states } = await statesAt('/status');
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBeNull();
  expect(states).toEqual(['website ok Works', 'emails ok Works', 'joe ok Works', 'files ok Works']);
  expect(html).toMatch(/Checked on \d+ \w+ \d{4} at \d\d:\d\d, Gulf time\./);
});

it('says since when emails fail, in each language, and nothing internal', async () => {
  await recordHeartbeat(database(env), 'cron', null, '2026-11-25T08:00:00.000Z');
  expect((await statesAt('/status')).states[1]).toBe(
    'emails down Does not work since 25 November 2026 at 12:00, Gulf time',
  );
  const { html, states } = await statesAt('/ar/status');
  expect(states[1]).toMatch(/^emails down لا يعمل منذ 25 نوفمبر 2026/);
  expect(html).not.toMatch(/cron|schema|\.sql/);
});

it('says that files are not in use without a bucket', async () => {
  expect((await statesAt('/status', { FILES: undefined })).states[3]).toBe('files off Not in use');
});

it('knows nothing of emails and Joe while the database is away', async () => {
  const { response, states } = await statesAt('/status', { DB: databaseDown() });
  expect(response.status).toBe(200);
  expect(states).toEqual([
    'website down Does not work',
    'emails unknown Not known',
    'joe unknown Not known',
    'files ok Works',
  ]);
});

it('asks the database once in ten seconds', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T08:00:00Z'), toFake: ['Date'] });
  await cronRan(0);
  expect((await statesAt('/status')).states[0]).toBe('website ok Works');
  const away = { DB: databaseDown() };
  vi.setSystemTime(Date.now() + 9_999);
  const { html, states } = await statesAt('/ar/status', away);
  expect(states[0]).toMatch(/^website ok /);
  expect(html).toContain('12:00');
  vi.setSystemTime(Date.now() + 1);
  expect((await statesAt('/status', away)).states[0]).toBe('website down Does not work');
});

it('joins the alerts of a check into incidents, newest first', () => {
  const alert = (at: string, check: string, state: string) => ({ at, check, state });
  expect(
    incidentsOf([
      alert('2026-11-05T10:00:00.000Z', 'provider', 'down'),
      alert('2026-11-04T10:20:00.000Z', 'database', 'ok'),
      alert('2026-11-04T10:00:00.000Z', 'database', 'down'),
      alert('2026-11-03T10:00:00.000Z', 'test', 'down'),
      alert('2026-11-02T10:00:00.000Z', 'backup', 'degraded'),
    ]),
  ).toEqual([
    { part: 'emails', from: '2026-11-05T10:00:00.000Z', to: undefined },
    { part: 'website', from: '2026-11-04T10:00:00.000Z', to: '2026-11-04T10:20:00.000Z' },
  ]);
});

it('shows the newest five incidents', () => {
  const days = ['09', '08', '07', '06', '05', '04'];
  const alerts = days.map((day) => ({ at: `2026-11-${day}T10:00:00.000Z`, check: 'database', state: 'down' }));
  expect(incidentsOf(alerts).map(({ from }) => from.slice(8, 10))).toEqual(['09', '08', '07', '06', '05']);
});
