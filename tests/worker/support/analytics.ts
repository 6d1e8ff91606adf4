import { env } from 'cloudflare:workers';
import type { AnalyticsReport, Beacon } from '#shared/contracts/analytics.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import type { Counts } from '#worker/analytics/counts.ts';
import { loadReport } from '#worker/analytics/report.ts';
import { addCounts } from '#worker/db/analytics-counts.ts';
import { database } from '#worker/db/client.ts';
import { request } from './client.ts';
import { emptyTables } from './tables.ts';

/** The headers that Chrome on a phone sends with a beacon. */
export const browserHeaders = {
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
};

/** The first page view of a visit. */
export function beacon(overrides: Partial<Beacon> = {}): Beacon {
  const page = overrides.page ?? '/products/lagentry';
  return {
    page,
    view: true,
    visit: true,
    device: 'phone',
    entry: { page, referrer: 'www.google.ae', source: '', medium: '', campaign: '' },
    steps: [],
    ...overrides,
  };
}

/** Sends a beacon as a browser does. */
export function sendBeacon(body: unknown = beacon(), headers: Record<string, string> = {}): Promise<Response> {
  return request('/api/analytics', body, { headers: { ...browserHeaders, ...headers } });
}

export async function emptyAnalytics(): Promise<void> {
  await emptyTables('analytics_days');
}

export function report(length: number = 7, now: number = Date.now()): Promise<AnalyticsReport> {
  return loadReport(env, { length, to: gulfDate(new Date(now)) });
}

export async function allCounts(): Promise<Counts> {
  const row = await env.DB.prepare('SELECT totals FROM analytics_days ORDER BY day DESC LIMIT 1').first<{
    totals: string;
  }>();
  return JSON.parse(row?.totals ?? '{}');
}

/** Adds the same counts on each of the days that end with `last`. */
export async function addOnEachDay(last: string, days: number, countsOf: (day: number) => Counts): Promise<void> {
  for (let i = days - 1; i >= 0; i--) await addCounts(database(env), addDays(last, -i), countsOf(days - 1 - i));
}
