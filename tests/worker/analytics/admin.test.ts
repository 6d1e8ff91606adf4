import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { AnalyticsReport } from '#shared/contracts/analytics.ts';
import { gulfDate } from '#shared/time/days.ts';
import { addCounts } from '#worker/db/analytics-counts.ts';
import { database } from '#worker/db/client.ts';
import { emptyAnalytics } from '../support/analytics.ts';
import { getAsStaff } from '../support/staff.ts';

beforeEach(async () => {
  await emptyAnalytics();
});

it('has thirty days unless another period is asked for', async () => {
  for (const [query, length] of [
    ['', 30],
    ['?days=365', 365],
  ] as const) {
    const response = await getAsStaff(`/api/admin/analytics${query}`);
    expect((await response.json<AnalyticsReport>()).period.length).toBe(length);
  }
  for (const days of ['8', '0', '-7', '7.5', 'all']) {
    const response = await getAsStaff(`/api/admin/analytics?days=${days}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ path: 'days', message: expect.stringContaining('365') }],
    });
  }
});

it('exports the same figures as CSV', async () => {
  await addCounts(database(env), gulfDate(), {
    views: 3,
    'views|/schedule-demo|ar': 3,
    'country|AE': 2,
    'step|demo.started': 1,
    'vital|all|lcp|68': 4,
  });
  const response = await getAsStaff('/api/admin/analytics.csv?days=7');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="analytics-${gulfDate()}-7-days.csv"`);
  const lines = (await response.text()).split('\r\n');
  expect(lines[0]).toBe('table,name,count,period,period before');
  expect(lines).toContain('pages,/schedule-demo,views,3,0');
  expect(lines).toContain('languages,ar,views,3,0');
  expect(lines).toContain('countries,AE,visits,2,0');
  expect(lines).toContain('funnels,demo,started,1,0');
  expect(lines).toContain('vitals,all,lcp p75,2222,');
});
