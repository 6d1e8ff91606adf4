import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { BrowserError } from '#shared/contracts/analytics.ts';
import { gulfDate } from '#shared/time/days.ts';
import type { Bindings } from '#worker/env.ts';
import { beacon, browserHeaders, emptyAnalytics, report } from '../support/analytics.ts';
import { freshAddress } from '../support/client.ts';
import { requestWith } from '../support/faults.ts';
import { emptyTables } from '../support/tables.ts';

const origin = 'https://rihla.example';

const ASSETS = {
  fetch: async (url: string) => new Response(null, { status: url.endsWith('/assets/page-Ab1.js') ? 200 : 404 }),
} as unknown as Fetcher;

beforeEach(async () => {
  await emptyAnalytics();
  await emptyTables('browser_errors');
});

async function post(body: unknown, type: string, bindings: Partial<Bindings> = {}): Promise<number> {
  const headers = { ...browserHeaders, 'content-type': type, 'cf-connecting-ip': freshAddress() };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await requestWith({ ASSETS, ...bindings }, '/api/analytics', init)).status;
}

const sendErrors = (...errors: unknown[]) => post({ ...beacon(), errors }, 'application/json');

const violation = (body: object) => ({
  type: 'csp-violation',
  url: `${origin}/my-data?token=secret`,
  body: { documentURL: `${origin}/my-data?token=secret`, effectiveDirective: 'script-src-elem', ...body },
});

const sendReports = (...reports: unknown[]) => post(reports, 'application/reports+json');

const errors = async (): Promise<BrowserError[]> => (await report()).errors;

it('counts an error by the place in a file of ours', async () => {
  expect(await sendErrors('page-Ab1.js:1:2345')).toBe(204);
  expect(await sendErrors('page-Ab1.js:1:2345', 'page-Ab1.js:1:2345')).toBe(204);
  expect(await errors()).toEqual([{ kind: 'error', place: 'page-Ab1.js:1:2345', count: 2 }]);
  expect((await report()).views.now).toBe(2);
});

it.each([
  ['a file that we do not have', 'other.js:1:1'],
  ['a path', '../page-Ab1.js:1:1'],
  ['an address with a query', '/my-data?token=secret:1:1'],
  ['no place', 'page-Ab1.js'],
  ['no text', 7],
])('does not count %s', async (_what, place) => {
  expect(await sendErrors(place)).toBe(204);
  expect(await errors()).toEqual([]);
});

it('counts a violation by its directive, and by the place if it is in a file of ours', async () => {
  const sourceFile = `${origin}/assets/page-Ab1.js`;
  expect(await sendReports(violation({ sourceFile, lineNumber: 1, columnNumber: 9 }), violation({}))).toBe(204);
  await sendReports(violation({ sourceFile: `${origin}/my-data?token=secret`, lineNumber: 3, columnNumber: 1 }));
  expect(await errors()).toEqual([
    { kind: 'violation', place: 'script-src-elem', count: 2 },
    { kind: 'violation', place: 'script-src-elem page-Ab1.js:1:9', count: 1 },
  ]);
  const { results } = await env.DB.prepare('SELECT * FROM browser_errors').all();
  expect(JSON.stringify(results)).not.toContain('secret');
});

it.each([
  ['an extension', [violation({ sourceFile: 'chrome-extension://abc/x.js', lineNumber: 1, columnNumber: 1 })]],
  ['an unknown directive', [violation({ effectiveDirective: 'a text' })]],
  ['another type of report', [{ type: 'deprecation', body: {} }]],
  ['no list', { type: 'csp-violation' }],
  ['no reports', [null, 7, 'x', { type: 'csp-violation', body: null }]],
])('does not count reports of %s', async (_what, reports) => {
  expect(await post(reports, 'application/reports+json')).toBe(204);
  expect(await errors()).toEqual([]);
});

it('accepts reports of 64 KiB, and a beacon of one', async () => {
  const long = { originalPolicy: 'x'.repeat(60 * 1024) };
  expect(await sendReports(violation(long))).toBe(204);
  expect(await sendReports(violation({ originalPolicy: 'x'.repeat(64 * 1024) }))).toBe(413);
  expect(await post({ ...beacon(), errors: ['x'.repeat(1024)] }, 'application/json')).toBe(413);
});

it('stores at most 200 places a day, lists 20, and deletes them after 30 days', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 199)
     INSERT INTO browser_errors SELECT ?, 'error', 'page-Ab1.js:1:' || i, 1 FROM n`,
  )
    .bind(gulfDate())
    .run();
  for (const days of [30, 31]) {
    await env.DB.prepare(`INSERT INTO browser_errors VALUES (date(?, '-${days} days'), 'error', 'page-Ab1.js:1:1', 1)`)
      .bind(gulfDate())
      .run();
  }
  await sendErrors('page-Ab1.js:2:1');
  await sendErrors('page-Ab1.js:2:2');
  const { results } = await env.DB.prepare(
    `SELECT julianday(?) - julianday(day) AS age, count(*) AS places FROM browser_errors GROUP BY day ORDER BY age`,
  )
    .bind(gulfDate())
    .all();
  expect(results).toEqual([
    { age: 0, places: 200 },
    { age: 30, places: 1 },
  ]);
  expect(await errors()).toHaveLength(20);
});
