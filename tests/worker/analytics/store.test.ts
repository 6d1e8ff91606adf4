import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { Beacon } from '#shared/contracts/analytics.ts';
import { countsOf } from '#worker/analytics/counts.ts';
import { record } from '#worker/analytics/routes.ts';
import type { Bindings } from '#worker/env.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { allCounts, beacon, emptyAnalytics } from '../support/analytics.ts';
import { freshAddress } from '../support/client.ts';
import { databaseDown } from '../support/faults.ts';
import { anyJson, hostileText } from '../support/hostile.ts';
import { expectLogs } from '../support/logs.ts';

const open: RateLimit = { limit: async () => ({ success: true }) };
const closed: RateLimit = { limit: async () => ({ success: false }) };
const settings = { country: 'AE', campaign: undefined };
const late = { BEACON_WRITE_LIMIT: closed };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await emptyAnalytics();
});
function recordWith(bindings: Partial<Bindings>, body: Beacon = beacon(), now?: number) {
  const all = { ...env, BEACON_LIMIT: open, BEACON_WRITE_LIMIT: open, ...bindings };
  return record(all, countsOf(body, settings), freshAddress(), now);
}

async function days(): Promise<[string, number][]> {
  const { results } = await env.DB.prepare(
    `SELECT day, totals ->> '$.views' AS views FROM analytics_days ORDER BY day`,
  ).all<{
    day: string;
    views: number;
  }>();
  return results.map(({ day, views }) => [day, views]);
}

it('ends a day at midnight in Dubai, four hours before UTC', async () => {
  await recordWith({}, beacon(), Date.parse('2026-11-23T19:59:59.999Z'));
  await recordWith({}, beacon(), Date.parse('2026-11-23T20:00:00.000Z'));
  expect(await days()).toEqual([
    ['2026-11-23', 1],
    ['2026-11-24', 2],
  ]);
});

it('counts in memory above the rate, and writes once ten seconds later', async () => {
  await Promise.all(Array.from({ length: 20 }, () => recordWith({})));
  const written = await allCounts();
  await emptyAnalytics();
  const { DB, cost } = countingDatabase(env.DB);
  const recorded = Promise.all(Array.from({ length: 20 }, () => recordWith({ ...late, DB })));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await allCounts()).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  await recorded;
  expect(await allCounts()).toEqual(written);
  expect(cost.roundTrips).toBe(1);
});

it('keeps the days apart that end while counts wait in memory', async () => {
  const recorded = Promise.all([
    recordWith(late, beacon(), Date.parse('2026-11-23T19:59:59.000Z')),
    recordWith(late, beacon(), Date.parse('2026-11-23T20:00:01.000Z')),
    recordWith({}, beacon(), Date.parse('2026-11-23T20:00:02.000Z')),
  ]);
  await vi.advanceTimersByTimeAsync(10_000);
  await recorded;
  expect(await days()).toEqual([
    ['2026-11-23', 1],
    ['2026-11-24', 3],
  ]);
});

it('keeps waiting counts while the database is away, and stores them later', async () => {
  expectLogs('counts_kept');
  const failed = recordWith({ ...late, DB: databaseDown() });
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(await allCounts()).toEqual({});
  const recorded = recordWith({});
  await vi.advanceTimersByTimeAsync(10_000);
  await recorded;
  expect(await allCounts()).toMatchObject({ views: 2, visits: 2 });
});

it('leaves one bounded row a day after 2,000 hostile beacons', async () => {
  const text = fc.oneof(hostileText, fc.webPath(), fc.domain());
  const hostile = fc.record({
    page: text,
    view: fc.constant(true),
    visit: fc.boolean(),
    device: text,
    entry: fc.record({ page: text, referrer: text, source: text, medium: text, campaign: text }),
    steps: fc.array(text, { maxLength: 3 }),
    vitals: fc.record({ lcp: fc.double(), inp: fc.integer(), cls: anyJson, ttfb: fc.double({ min: 0, max: 1e5 }) }),
  });
  const bodies = fc.sample(hostile, { numRuns: 2000, seed: 33 }).map((body) => Beacon.parse(body));
  // Some beacons come one by one, the others as above the rate.
  for (const body of bodies.slice(0, 50)) await recordWith({}, body);
  const recorded = Promise.all(bodies.slice(50).map((body) => recordWith(late, body)));
  await vi.advanceTimersByTimeAsync(10_000);
  await recorded;
  const { results } = await env.DB.prepare('SELECT day, length(totals) AS size FROM analytics_days').all();
  expect(results.length).toBeLessThanOrEqual(2);
  for (const { size } of results) expect(size).toBeLessThan(30_000);
  expect((await allCounts()).views).toBe(2000);
});
