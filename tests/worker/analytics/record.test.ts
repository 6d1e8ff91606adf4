import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { Beacon } from '../../../src-shared/contracts/analytics.ts';
import { gulfDate } from '../../../src-shared/time/days.ts';
import type { AnalyticsCounter } from '../../../src-worker/analytics/counter.ts';
import { countsOf } from '../../../src-worker/analytics/counts.ts';
import { record } from '../../../src-worker/analytics/routes.ts';
import type { Bindings } from '../../../src-worker/env.ts';
import { allCounts, beacon, emptyAnalytics } from '../support/analytics.ts';
import { freshAddress } from '../support/client.ts';
import { databaseDown } from '../support/faults.ts';
import { anyJson, hostileText } from '../support/hostile.ts';
import { silenceLogs } from '../support/logs.ts';

const open: RateLimit = { limit: async () => ({ success: true }) };
const closed: RateLimit = { limit: async () => ({ success: false }) };
const settings = { country: 'AE', campaigns: [] };
const counter = () => env.ANALYTICS_COUNTER.getByName('site');

beforeEach(async () => {
  vi.restoreAllMocks();
  silenceLogs();
  await runDurableObjectAlarm(counter());
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

it('adds in the counter above the rate, and stores the same counts in the same table with one write', async () => {
  await Promise.all(Array.from({ length: 20 }, () => recordWith({})));
  const written = await allCounts();
  await emptyAnalytics();
  await Promise.all(Array.from({ length: 20 }, () => recordWith({ BEACON_WRITE_LIMIT: closed })));
  expect(await allCounts()).toEqual({});
  const due = await runInDurableObject(counter(), (_, { storage }) => storage.getAlarm());
  expect(due! - Date.now()).toBeGreaterThan(0);
  expect(due! - Date.now()).toBeLessThanOrEqual(10_000);
  await runDurableObjectAlarm(counter());
  expect(await allCounts()).toEqual(written);
});

it('keeps the days apart that end while counts wait in the counter', async () => {
  const late = { BEACON_WRITE_LIMIT: closed };
  await recordWith(late, beacon(), Date.parse('2026-11-23T19:59:59.000Z'));
  await recordWith(late, beacon(), Date.parse('2026-11-23T20:00:01.000Z'));
  await recordWith({}, beacon(), Date.parse('2026-11-23T20:00:02.000Z'));
  await runDurableObjectAlarm(counter());
  expect(await days()).toEqual([
    ['2026-11-23', 1],
    ['2026-11-24', 3],
  ]);
});

it('keeps the counts of the counter while the database is away, and stores them when it is back', async () => {
  await recordWith({ BEACON_WRITE_LIMIT: closed });
  await runInDurableObject(counter(), async (instance) => {
    const object = instance as unknown as AnalyticsCounter & { env: Bindings };
    const real = object.env;
    object.env = { ...real, DB: databaseDown() };
    await object.alarm();
    object.env = real;
  });
  expect(await allCounts()).toEqual({});
  await runDurableObjectAlarm(counter());
  expect(await allCounts()).toMatchObject({ views: 1, visits: 1 });
});

it('ignores the beacons of an address that sends too many', async () => {
  await recordWith({ BEACON_LIMIT: closed });
  expect(await allCounts()).toEqual({});
});

it('leaves one bounded row a day after 10,000 hostile beacons', async () => {
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
  const sent = Array.from({ length: 10_000 }, (_, i) => bodies[i % bodies.length]!);
  // Some one by one, the others as above the rate.
  for (const body of sent.slice(0, 200)) await recordWith({}, body);
  await runInDurableObject(counter(), async (object: AnalyticsCounter) => {
    for (const body of sent.slice(200)) await object.add(gulfDate(), countsOf(body, settings));
  });
  await runDurableObjectAlarm(counter());
  const { results } = await env.DB.prepare('SELECT day, length(totals) AS size FROM analytics_days').all();
  expect(results.length).toBeLessThanOrEqual(2);
  for (const { size } of results) expect(size).toBeLessThan(30_000);
  expect((await allCounts()).views).toBe(10_000);
});
