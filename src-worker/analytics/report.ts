import { type Funnel, funnels } from '../../src-shared/analytics/steps.ts';
import { type Device, devices } from '../../src-shared/analytics/vitals.ts';
import type { AnalyticsReport, Compared, PeriodLength } from '../../src-shared/contracts/analytics.ts';
import { locales } from '../../src-shared/locales.ts';
import { addDays, gulfDate } from '../../src-shared/time/days.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import {
  type ComparedCounts,
  countOf,
  loadCounts,
  partsOf,
  percentilesOf,
  sumBy,
  sumByName,
} from './compared-counts.ts';
import { pageGroups } from './pages.ts';

const none: Compared = { now: 0, before: 0 };

export async function loadReport(
  env: Bindings,
  length: PeriodLength,
  now: number = Date.now(),
): Promise<AnalyticsReport> {
  const to = gulfDate(new Date(now));
  const from = addDays(to, 1 - length);
  const beforeFrom = addDays(from, -length);
  const { counts, days } = await loadCounts(database(env), partsOf(length, to), beforeFrom);
  const demos = (kind: string) =>
    sumBy(counts, ([first, second, name]) => first === 'demos' && second === kind && name);
  const list = <Name extends string>(name: Name, kind: string) =>
    [...sumByName(counts, kind)].map(
      ([value, visits]) => ({ [name]: value, visits }) as Record<Name, string> & { visits: Compared },
    );
  return {
    period: { length, from, to, beforeFrom, beforeTo: addDays(from, -1) },
    days,
    views: countOf(counts, 'views'),
    visits: countOf(counts, 'visits'),
    pages: pageRows(counts, demos('page')),
    sources: list('source', 'source').map((row) => ({ ...row, demos: demos('source').get(row.source) ?? none })),
    media: list('medium', 'medium'),
    campaigns: list('campaign', 'campaign'),
    languages: locales.map((locale) => ({
      locale,
      views: sumByLocale(counts, 'views').get(locale) ?? none,
      visits: sumByLocale(counts, 'visits').get(locale) ?? none,
    })),
    countries: list('country', 'country'),
    devices: devices.map((device: Device) => ({ device, visits: countOf(counts, `device|${device}`) })),
    funnels: (Object.keys(funnels) as Funnel[]).map((funnel) => ({ funnel, steps: stepsOf(counts, funnel) })),
    vitals: ['all', ...devices, ...pageGroups].map((group) => ({ group, metrics: percentilesOf(counts, group) })),
  };
}

export function stepsOf(counts: ComparedCounts, funnel: Funnel): ({ step: string } & Compared)[] {
  return funnels[funnel].map((step) => ({ step, ...countOf(counts, `step|${funnel}.${step}`) }));
}

function pageRows(counts: ComparedCounts, demos: Map<string, Compared>): AnalyticsReport['pages'] {
  const visits = sumByName(counts, 'visits');
  return [...sumByName(counts, 'views')].map(([page, views]) => ({
    page,
    views,
    visits: visits.get(page) ?? none,
    demos: demos.get(page) ?? none,
  }));
}

function sumByLocale(counts: ComparedCounts, kind: string): Map<string, Compared> {
  return sumBy(counts, ([first, , locale]) => first === kind && locale);
}
