import { type Funnel, funnels } from '#shared/analytics/steps.ts';
import { type Device, devices } from '#shared/analytics/vitals.ts';
import type { AnalyticsReport, Compared } from '#shared/contracts/analytics.ts';
import { locales } from '#shared/locales.ts';
import { addDays } from '#shared/time/days.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { loadChannels } from './channels.ts';
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

interface Period {
  length: number;
  to: string;
}

export async function loadReport(env: Bindings, { length, to }: Period): Promise<AnalyticsReport> {
  const from = addDays(to, 1 - length);
  const beforeFrom = addDays(from, -length);
  const [{ counts, days, errors }, channels] = await Promise.all([
    loadCounts(database(env), partsOf(length, to), beforeFrom),
    loadChannels(env, { from, to, beforeFrom }),
  ]);
  const sums = (what: string, kind: string) =>
    sumBy(counts, ([first, second, name]) => first === what && second === kind && name);
  const outcomes = (kind: 'source' | 'campaign') => {
    const [visits, started, demos, held] = [
      sumByName(counts, kind),
      sums('started', kind),
      sums('demos', kind),
      sums('held', kind),
    ] as const;
    const names = new Set([visits, demos, held, started].flatMap((sum) => [...sum.keys()]));
    const of = (sum: Map<string, Compared>, name: string) => sum.get(name) ?? none;
    return [...names].map((name) => ({
      name,
      visits: of(visits, name),
      started: of(started, name),
      demos: of(demos, name),
      held: of(held, name),
    }));
  };
  const list = <Name extends string>(name: Name, kind: string) =>
    [...sumByName(counts, kind)].map(
      ([value, visits]) => ({ [name]: value, visits }) as Record<Name, string> & { visits: Compared },
    );
  return {
    period: { length, from, to, beforeFrom, beforeTo: addDays(from, -1) },
    days,
    views: countOf(counts, 'views'),
    visits: countOf(counts, 'visits'),
    pages: pageRows(counts, sums('demos', 'page')),
    sources: outcomes('source').map(({ name, ...outcome }) => ({ source: name, ...outcome })),
    media: list('medium', 'medium'),
    campaigns: outcomes('campaign').map(({ name, ...outcome }) => ({ campaign: name, ...outcome })),
    languages: locales.map((locale) => ({
      locale,
      views: sumByLocale(counts, 'views').get(locale) ?? none,
      visits: sumByLocale(counts, 'visits').get(locale) ?? none,
    })),
    countries: list('country', 'country'),
    devices: devices.map((device: Device) => ({ device, visits: countOf(counts, `device|${device}`) })),
    funnels: (Object.keys(funnels) as Funnel[]).map((funnel) => ({ funnel, steps: stepsOf(counts, funnel) })),
    channels,
    vitals: ['all', ...devices, ...pageGroups].map((group) => ({ group, metrics: percentilesOf(counts, group) })),
    errors,
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
