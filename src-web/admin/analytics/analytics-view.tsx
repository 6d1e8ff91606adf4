import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { AnalyticsReport, PeriodLength } from '../../../src-shared/contracts/analytics.ts';
import { call } from '../../lib/api.ts';
import { formatDate } from '../format.ts';
import { MailSwitch } from '../mail/mail-switches.tsx';
import { useFilters } from '../parts/filters.tsx';
import { ExportLink, PageTitle, Panel, TabLink } from '../parts/page.tsx';
import { Empty, QueryBoundary } from '../parts/states.tsx';
import { CountTables } from './count-tables.tsx';
import { FunnelFigure } from './funnel-figure.tsx';
import { TotalTiles, VisitsChart } from './visits.tsx';
import { VitalsTable } from './vitals-table.tsx';

const { analytics: texts, views } = admin;

const lengths = [7, 30, 90, 365] as const satisfies PeriodLength[];
const defaultLength: PeriodLength = 30;

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
        <ExportLink path="/api/admin/analytics.csv" search={`days=${days}`} />
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
      <details className="mt-3">
        <summary className="min-h-5.5 cursor-pointer content-center text-sm font-semibold">
          {texts.forDevelopers}
        </summary>
        <Panel title={texts.vitals.title}>
          <p className="mb-1.5 max-w-text text-sm text-ink-soft">{texts.vitals.note}</p>
          <VitalsTable rows={report.vitals} />
        </Panel>
      </details>
    </>
  );
}

function lengthOf(days: string): PeriodLength {
  return lengths.find((length) => String(length) === days) ?? defaultLength;
}

function PeriodSwitch({ shown }: { shown: PeriodLength }) {
  return (
    <nav aria-label={texts.period} className="flex flex-wrap gap-0.5">
      {lengths.map((length) => (
        <TabLink
          key={length}
          to={length === defaultLength ? '/admin/insights' : `/admin/insights?days=${length}`}
          isCurrent={length === shown}
        >
          {texts.periods[length]}
        </TabLink>
      ))}
    </nav>
  );
}
