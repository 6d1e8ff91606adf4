import { type Context, Hono } from 'hono';
import * as z from 'zod';
import {
  type AnalyticsReport,
  type Compared,
  type PeriodLength,
  periodLengths,
} from '../../src-shared/contracts/analytics.ts';
import { parse } from '../http/body.ts';
import { byteOrderMark, csvLine } from '../http/csv.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { loadReport } from './report.ts';

const message = `The days must be ${periodLengths.join(', ')}.`;
const PeriodQuery = z.object({
  days: z.coerce
    .number(message)
    .default(30)
    .refine((days): days is PeriodLength => (periodLengths as readonly number[]).includes(days), message),
});

export const adminAnalytics = new Hono<HonoEnv>()
  .get('/analytics', async (c) => c.json(await requestedReport(c)))
  .get('/analytics.csv', async (c) => {
    const report = await requestedReport(c);
    const lines = [['table', 'name', 'count', 'period', 'period before'], ...rowsOf(report)].map(csvLine);
    return new Response(byteOrderMark + lines.join(''), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="analytics-${report.period.to}-${report.period.length}-days.csv"`,
      },
    });
  });

function requestedReport(c: Context<HonoEnv>): Promise<AnalyticsReport> {
  return loadReport(c.env, parse(PeriodQuery, c.req.query()).days);
}

type Row = (string | number | null)[];

function rowsOf({
  views,
  visits,
  pages,
  sources,
  media,
  campaigns,
  languages,
  countries,
  devices,
  funnels,
  vitals,
  days,
}: AnalyticsReport): Row[] {
  const row = (table: string, name: string, count: string, { now, before }: Compared): Row => [
    table,
    name,
    count,
    now,
    before,
  ];
  return [
    row('site', '', 'views', views),
    row('site', '', 'visits', visits),
    ...days.flatMap(({ day, ...part }) => [
      ['days', day, 'views', part.views, null],
      ['days', day, 'visits', part.visits, null],
    ]),
    ...pages.flatMap((one) => [
      row('pages', one.page, 'views', one.views),
      row('pages', one.page, 'visits', one.visits),
      row('pages', one.page, 'demo requests', one.demos),
    ]),
    ...sources.flatMap((one) => [
      row('sources', one.source, 'visits', one.visits),
      row('sources', one.source, 'demo requests', one.demos),
    ]),
    ...media.map((one) => row('media', one.medium, 'visits', one.visits)),
    ...campaigns.map((one) => row('campaigns', one.campaign, 'visits', one.visits)),
    ...languages.flatMap((one) => [
      row('languages', one.locale, 'views', one.views),
      row('languages', one.locale, 'visits', one.visits),
    ]),
    ...countries.map((one) => row('countries', one.country, 'visits', one.visits)),
    ...devices.map((one) => row('devices', one.device, 'visits', one.visits)),
    ...funnels.flatMap(({ funnel, steps }) => steps.map((one) => row('funnels', funnel, one.step, one))),
    ...vitals.flatMap(({ group, metrics }) =>
      Object.entries(metrics).map(
        ([metric, { now, before }]): Row => [
          'vitals',
          group,
          `${metric} p75`,
          now && Math.round(now),
          before && Math.round(before),
        ],
      ),
    ),
  ];
}
