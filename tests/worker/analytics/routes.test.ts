import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { maxReportedErrors } from '#shared/analytics/browser-errors.ts';
import { allCounts, beacon, browserHeaders, emptyAnalytics, report, sendBeacon } from '../support/analytics.ts';
import { freshAddress } from '../support/client.ts';
import { databaseDown, jsonPost, requestWith } from '../support/faults.ts';
import { expectLogs, logged } from '../support/logs.ts';
import { arabic, noPosts, publish } from '../support/posts.ts';
import { asStaff } from '../support/staff.ts';

beforeEach(async () => {
  await emptyAnalytics();
});

it('counts a beacon', async () => {
  const response = await sendBeacon();
  expect(response.status).toBe(204);
  expect(response.headers.has('set-cookie')).toBe(false);
  const { visits, pages, sources } = await report();
  expect(visits).toEqual({ now: 1, before: 0 });
  expect(pages).toMatchObject([{ page: '/products/lagentry', views: { now: 1 }, visits: { now: 1 } }]);
  expect(sources).toMatchObject([{ source: 'google', visits: { now: 1 } }]);
});

it.each([
  ['who objects', beacon(), { 'sec-gpc': '1' }],
  ['a bot', beacon(), { 'user-agent': 'Bingbot/2.0' }],
  ['nothing to count', {}, {}],
  ['fields of another version', { view: 'yes', steps: 'demo.seen', entry: 7, page: null, vitals: [] }, {}],
])('answers 204 and counts nothing: %s', async (_what, body, headers) => {
  expect((await sendBeacon(body, headers)).status).toBe(204);
  expect(await allCounts()).toEqual({});
});

it('counts a view of news that exists, in its language, and no other address', async () => {
  await noPosts();
  await publish({ slug: 'office', ar: arabic });
  await sendBeacon(beacon({ page: '/ar/news/office' }));
  await sendBeacon(beacon({ page: '/news/made-up-by-a-visitor' }));
  const counts = Object.keys(await allCounts());
  expect(counts).toContain('views|/news/office|ar');
  expect(counts).toContain('views|other|en');
  expect(counts.join()).not.toContain('made-up');
});

it('stays below a kibibyte with the longest values that the browser sends', () => {
  const long = 'x'.repeat(64);
  const longest = beacon({
    page: '/ar/products/uae-ecommerce-aggregator',
    entry: {
      page: '/ar/products/uae-ecommerce-aggregator',
      referrer: long,
      source: long,
      medium: long,
      campaign: long,
    },
    steps: ['demo.page', 'demo.seen', 'demo.started', 'demo.slot', 'career.page', 'chat.opened', 'chat.asked'],
    vitals: { lcp: 12345, inp: 12345, cls: 12345, ttfb: 12345 },
    errors: Array.from({ length: maxReportedErrors }, () => `${'x'.repeat(57)}.js:1:1234567`),
  });
  expect(JSON.stringify(longest).length).toBeLessThan(1024);
});

it('answers 204 while the database is away, and logs how many beacons it drops', async () => {
  expectLogs('beacon_dropped');
  const address = freshAddress();
  const init = jsonPost(beacon());
  const headers = { ...init.headers, ...browserHeaders, 'cf-connecting-ip': address };
  const statuses = [];
  for (let i = 0; i < 2; i++) {
    statuses.push((await requestWith({ DB: databaseDown() }, '/api/analytics', { ...init, headers })).status);
  }
  expect(statuses).toEqual([204, 204]);
  const [first, second] = logged.map((line) => JSON.parse(line));
  expect(second).toMatchObject({ level: 'warn', event: 'beacon_dropped', dropped: first.dropped + 1 });
  expect(logged.join()).not.toContain(address);
  expect(await allCounts()).toEqual({});
});

it('counts by name the campaigns that staff have named, and any other as other', async () => {
  const put = await asStaff('/api/admin/campaigns/Gitex-2026', { ...jsonPost({ title: 'جيتكس 2026' }), method: 'PUT' });
  expect(put.status).toBe(200);
  for (const campaign of ['Gitex-2026', 'invented']) {
    await sendBeacon(beacon({ entry: { page: '/', referrer: '', source: 'linkedin', medium: 'social', campaign } }));
  }
  expect((await report()).campaigns.map(({ campaign }) => campaign).sort()).toEqual(['gitex-2026', 'other']);
});

it('stores neither an address nor a browser', async () => {
  const address = freshAddress();
  await sendBeacon(beacon(), { 'cf-connecting-ip': address });
  const { results } = await env.DB.prepare('SELECT * FROM analytics_days').all();
  expect(JSON.stringify(results)).not.toMatch(/2001:db8|Chrome|Android/);
});
