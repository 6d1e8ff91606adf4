import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { AnalyticsReport } from '../../../src-shared/contracts/analytics.ts';
import { call } from '../../lib/api.ts';
import { useFilters } from '../components/filters.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Panel } from '../components/panel.tsx';
import { Empty, QueryBoundary } from '../components/states.tsx';
import { MailSwitch } from '../digest/mail-switch.tsx';
import { formatDate } from '../format.ts';
import { CountTables } from './count-tables.tsx';
import { FunnelFigure } from './funnel-figure.tsx';
import { lengthOf, PeriodSwitch } from './period-switch.tsx';
import { TotalTiles } from './total-tiles.tsx';
import { VisitsChart } from './visits-chart.tsx';
import { VitalsTable } from './vitals-table.tsx';

const { analytics: texts, views, states } = admin;

export function AnalyticsView() {
  const { values } = useFilters('days');
  const days = lengthOf(values.days);
  const query = useQuery({
    queryKey: ['analytics', days],
    queryFn: () => call('GET /api/admin/analytics', { query: { days } }),
  });
  return (
    <>
      <PageTitle title={views.analytics}>
        <PeriodSwitch shown={days} />
        <a
          href={`/api/admin/analytics.csv?days=${days}`}
          className="inline-flex min-h-5.5 items-center text-sm font-semibold text-accent underline underline-offset-4"
        >
          {states.exportCsv}
        </a>
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
      <CountTables report={report} />
      <Panel title={texts.vitals.title} className="mt-3">
        <p className="mb-1.5 max-w-text text-sm text-ink-soft">{texts.vitals.note}</p>
        <VitalsTable rows={report.vitals} />
      </Panel>
    </>
  );
}
