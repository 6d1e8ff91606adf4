import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '#shared/admin/paths.ts';
import type { AnalyticsReport } from '#shared/contracts/analytics.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { analytics as texts } from '#shared/staff-texts/analytics.ts';
import { ExportLink, PageTitle, Panel } from '../components/page.tsx';
import { Empty, QueryBoundary } from '../components/states.tsx';
import { formatDate, formatNumber } from '../format.ts';
import { MailSwitch } from '../mail/mail-switches.tsx';
import { ChannelTable } from './channel-table.tsx';
import { CountTables } from './count-tables.tsx';
import { FunnelFigure } from './funnel-figure.tsx';
import { PeriodSwitch, reportQuery, usePeriod } from './period.tsx';
import { TotalTiles, VisitsChart } from './visits.tsx';
import { VitalsTable } from './vitals-table.tsx';

const { views } = admin;

export function AnalyticsView() {
  const period = usePeriod();
  const query = useQuery(reportQuery(period));
  return (
    <>
      <PageTitle title={views.analytics}>
        <PeriodSwitch path={adminPaths.insights} period={period} />
        <ExportLink path="/api/admin/analytics.csv" search={period.search} />
      </PageTitle>
      <p className="mb-2 max-w-text text-sm text-ink-soft">{texts.lead}</p>
      <QueryBoundary query={query}>{(report) => <Report report={report} />}</QueryBoundary>
      <Panel title={texts.mail} className="mt-3">
        <MailSwitch mail="summary" />
      </Panel>
    </>
  );
}

function Report({ report }: { report: AnalyticsReport }) {
  const { from, to, beforeFrom, beforeTo } = report.period;
  const isEmpty = [report.visits, report.views].every(({ now, before }) => now === 0 && before === 0);
  return (
    <>
      <p className="mb-2 text-sm">
        {texts.dates(formatDate(from), formatDate(to), formatDate(beforeFrom), formatDate(beforeTo))}
      </p>
      <TotalTiles report={report} />
      {isEmpty ? (
        <Empty>{texts.empty}</Empty>
      ) : (
        <Panel title={texts.chart.title}>
          <VisitsChart {...report} />
        </Panel>
      )}
      <Panel title={texts.funnels.title} className="mt-3">
        <p className="mb-2 max-w-text text-sm text-ink-soft">{texts.funnels.note}</p>
        <div className="grid gap-4 md:grid-cols-2">
          {report.funnels.map((funnel) => (
            <FunnelFigure key={funnel.funnel} {...funnel} />
          ))}
        </div>
      </Panel>
      <ChannelTable channels={report.channels} />
      <CountTables report={report} />
      <details className="mt-3">
        <summary className="min-h-5.5 cursor-pointer content-center text-sm font-semibold">
          {texts.forDevelopers}
        </summary>
        <Panel title={texts.vitals.title}>
          <p className="mb-1.5 max-w-text text-sm text-ink-soft">{texts.vitals.note}</p>
          <VitalsTable rows={report.vitals} />
        </Panel>
        <Panel title={texts.errors.title} className="mt-3">
          <p className="mb-1.5 max-w-text text-sm text-ink-soft">{texts.errors.note}</p>
          {report.errors.length === 0 ? <p className="text-sm">{texts.errors.none}</p> : <ErrorList report={report} />}
        </Panel>
      </details>
    </>
  );
}

function ErrorList({ report }: { report: AnalyticsReport }) {
  return (
    <ul aria-label={texts.errors.title} className="divide-y divide-line text-sm">
      {report.errors.map(({ kind, place, count }) => (
        <li key={`${kind} ${place}`} className="flex flex-wrap gap-x-2 py-0.75">
          <strong className="tabular font-semibold">{formatNumber(count)}</strong>
          <span>{texts.errors.kinds[kind]}</span>
          <code dir="ltr" className="wrap-anywhere">
            {place}
          </code>
        </li>
      ))}
    </ul>
  );
}
