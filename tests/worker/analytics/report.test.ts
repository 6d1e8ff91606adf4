import { env } from 'cloudflare:workers';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type PeriodLength, periodLengths } from '#shared/contracts/analytics.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import { addCounts } from '#worker/db/analytics-counts.ts';
import { database } from '#worker/db/client.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { emptyAnalytics, report } from '../support/analytics.ts';
import { expectRefusal } from '../support/refusal.ts';
import { getAsStaff } from '../support/staff.ts';

/** The time is noon in Dubai. */
const now = Date.parse('2026-11-24T12:00:00+04:00');
const today = '2026-11-24';
const db = database(env);

beforeEach(emptyAnalytics);
afterAll(emptyAnalytics);

it('compares the last days, today included, with as many days before', async () => {
  for (const [day, visits] of [
    [today, 5],
    ['2026-11-18', 7],
    ['2026-11-17', 11],
    ['2026-11-11', 13],
    ['2026-11-10', 17],
  ] as const) {
    await addCounts(db, day, { visits, 'source|google': visits });
  }
  const { period, visits, sources } = await report(7, now);
  expect(period).toEqual({
    length: 7,
    from: '2026-11-18',
    to: today,
    beforeFrom: '2026-11-11',
    beforeTo: '2026-11-17',
  });
  expect(visits).toEqual({ now: 12, before: 24 });
  const none = { now: 0, before: 0 };
  expect(sources).toEqual([
    { source: 'google', visits: { now: 12, before: 24 }, started: none, demos: none, held: none },
  ]);
});

it('counts the same whatever the order in which days are written', async () => {
  await addCounts(db, today, { visits: 2 });
  await addCounts(db, addDays(today, -1), { visits: 3 });
  await addCounts(db, today, { visits: 1 });
  const { days } = await report(7, now);
  expect(days.map(({ visits }) => visits)).toEqual([0, 0, 0, 0, 0, 3, 3]);
});

it.each(periodLengths)('divides %i days into parts without a gap', async (length) => {
  const { days, period } = await report(length, now);
  expect(days[0]!.day).toBe(period.from);
  for (const [i, { day, length: size }] of days.entries())
    expect(addDays(day, size)).toBe(days[i + 1]?.day ?? addDays(today, 1));
});

it('has the funnels in order, and sums up pages and languages', async () => {
  await addCounts(db, today, {
    views: 9,
    'views|/|en': 4,
    'views|/|ar': 3,
    'views|/schedule-demo|en': 2,
    'visits|/|ar': 3,
    'demos|page|/': 1,
    'step|demo.page': 2,
    'step|demo.sent': 1,
  });
  const { pages, languages, funnels } = await report(30, now);
  expect(pages.map(({ page, views, visits, demos }) => [page, views.now, visits.now, demos.now])).toEqual([
    ['/', 7, 3, 1],
    ['/schedule-demo', 2, 0, 0],
  ]);
  expect(languages.map(({ locale, views }) => [locale, views.now])).toEqual([
    ['en', 6],
    ['ar', 3],
  ]);
  const demo = funnels.find(({ funnel }) => funnel === 'demo')!;
  expect(demo.steps.map(({ step, now: count }) => `${step} ${count}`)).toEqual([
    'page 2',
    'seen 0',
    'started 0',
    'slot 0',
    'sent 1',
    'held 0',
  ]);
});

it('has the 75th percentile of each group of pages and of each device', async () => {
  const bucket = (value: number) => Math.round(Math.log(value) / Math.log(1.12));
  await addCounts(db, '2026-11-01', { [`vital|phone|lcp|${bucket(4000)}`]: 10 });
  await addCounts(db, today, { [`vital|phone|lcp|${bucket(1000)}`]: 3, [`vital|phone|lcp|${bucket(2000)}`]: 1 });
  const { vitals } = await report(30, now);
  const { lcp, inp } = vitals.find(({ group }) => group === 'phone')!.metrics;
  expect(lcp.count).toBe(14);
  expect(Math.abs(lcp.now! / 4000 - 1)).toBeLessThan(0.06);
  expect(inp).toEqual({ now: null, before: null, count: 0 });
});

it('reads at most 60 rows for any period, with two full years', async () => {
  const busy = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`vital|all|lcp|${i}`, 1]));
  await addCounts(db, addDays(today, -740), busy);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 739)
     INSERT INTO analytics_days SELECT date(?, '-' || i || ' days'), json_object('visits', 740 - i, 'views', 1480 - 2 * i) FROM n`,
  )
    .bind(new Date().toISOString().slice(0, 10))
    .run();
  for (const days of periodLengths) {
    const { DB, cost } = countingDatabase(env.DB);
    const response = await getAsStaff(`/api/admin/analytics?days=${days}`, { DB });
    expect(response.status).toBe(200);
    expect(cost.rowsRead).toBeLessThanOrEqual(60);
    // The roles; then the totals and the conversations, at the same time.
    expect(cost.roundTrips).toBe(3);
    const csv = countingDatabase(env.DB);
    await (await getAsStaff(`/api/admin/analytics.csv?days=${days}`, { DB: csv.DB })).text();
    expect(csv.cost.rowsRead).toBeLessThanOrEqual(60);
  }
  const { visits } = await report(365 as PeriodLength);
  expect(visits.now).toBeGreaterThan(360);
});

it('shows any range of days, and refuses an invalid one', async () => {
  const yesterday = addDays(gulfDate(), -1);
  await addCounts(db, yesterday, { visits: 3, 'campaign|gitex-2026': 3, 'started|campaign|gitex-2026': 2 });
  const ranged = await getAsStaff(`/api/admin/analytics?from=${yesterday}&to=${yesterday}`);
  expect(await ranged.json()).toMatchObject({
    period: { length: 1, from: yesterday, beforeFrom: addDays(yesterday, -1) },
    days: [{ day: yesterday, visits: 3 }],
    campaigns: [{ campaign: 'gitex-2026', visits: { now: 3 }, started: { now: 2 } }],
  });
  expect((await getAsStaff(`/api/admin/analytics?from=${addDays(yesterday, -1000)}`)).status).toBe(200);
  for (const wrong of [
    `from=${yesterday}&to=${addDays(yesterday, -1)}`,
    `from=${yesterday}&to=${addDays(yesterday, 2)}`,
    'from=2001-01-01',
    'from=2026-02-30',
    'from=yesterday',
  ]) {
    await expectRefusal(getAsStaff(`/api/admin/analytics?${wrong}`), [
      422,
      'validation_failed',
      /^(?:from|to): (?:The first day must be before the last one|The last day must be today|A day must be a date)/,
    ]);
  }
});
