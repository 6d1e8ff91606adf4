import { type Context, Hono } from 'hono';
import type { AnalyticsReport, ComparedValue, Outcome } from '#shared/contracts/analytics.ts';
import { byteOrderMark, csvLine } from '#shared/text/csv-line.ts';
import { requireRole } from '../auth/roles.ts';
import { parse } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { reply } from '../http/reply.ts';
import { PeriodQuery } from './period-query.ts';
import { loadReport } from './report.ts';

export const adminAnalytics = new Hono<HonoEnv>().get('/', requireRole('marketing'), async (c) =>
  reply<'GET /api/admin/analytics'>(c, await requestedReport(c)),
);

export const adminAnalyticsExport = new Hono<HonoEnv>().get('/', requireRole('marketing'), async (c) => {
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
  return loadReport(c.env, parse(PeriodQuery, c.req.query()));
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
  channels,
  vitals,
  errors,
  days,
}: AnalyticsReport): Row[] {
  const row = (table: string, name: string, count: string, { now, before }: ComparedValue): Row => [
    table,
    name,
    count,
    now,
    before,
  ];
  const outcome = (table: string, name: string, { visits, started, demos, held }: Outcome): Row[] => [
    row(table, name, 'visits', visits),
    row(table, name, 'started forms', started),
    row(table, name, 'demo requests', demos),
    row(table, name, 'demos held', held),
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
    ...sources.flatMap((one) => outcome('sources', one.source, one)),
    ...media.map((one) => row('media', one.medium, 'visits', one.visits)),
    ...campaigns.flatMap((one) => outcome('campaigns', one.campaign, one)),
    ...languages.flatMap((one) => [
      row('languages', one.locale, 'views', one.views),
      row('languages', one.locale, 'visits', one.visits),
    ]),
    ...countries.map((one) => row('countries', one.country, 'visits', one.visits)),
    ...devices.map((one) => row('devices', one.device, 'visits', one.visits)),
    ...funnels.flatMap(({ funnel, steps }) => steps.map((one) => row('funnels', funnel, one.step, one))),
    ...channels.flatMap(({ channel, conversations, asked, firstReply }) => [
      row('channels', channel, 'conversations', conversations),
      row('channels', channel, 'requests for a person', asked),
      row('channels', channel, 'seconds to the first reply', firstReply),
    ]),
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
    ...errors.map(({ kind, place, count }): Row => ['errors', place, kind, count, null]),
  ];
}
