import { admin } from '../../../src-shared/content/en/admin.ts';
import type { AnalyticsReport, Compared } from '../../../src-shared/contracts/analytics.ts';
import { addDays } from '../../../src-shared/days.ts';
import { formatDay, formatNumber } from '../format.ts';
import { BarChart } from '../parts/figures.tsx';
import { changeText } from './change-text.ts';

const { analytics: texts } = admin;
const { tiles } = admin.analytics;

export function TotalTiles({ report }: { report: AnalyticsReport }) {
  const step = (funnel: string, name: string): Compared =>
    report.funnels.find((one) => one.funnel === funnel)!.steps.find((one) => one.step === name)!;
  return (
    <dl className="mb-3 grid grid-cols-2 gap-1.5 sm:gap-2 lg:grid-cols-4">
      <Tile label={texts.tiles.visits} count={report.visits} />
      <Tile label={texts.tiles.views} count={report.views} />
      <Tile label={texts.tiles.demos} count={step('demo', 'sent')} />
      <Tile label={texts.tiles.subscribers} count={step('newsletter', 'confirmed')} />
    </dl>
  );
}

function Tile({ label, count }: { label: string; count: Compared }) {
  return (
    <div className="flex flex-col justify-between rounded border border-line bg-raised p-2 shadow-low sm:px-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span className="tabular block text-title font-semibold">{formatNumber(count.now)}</span>
        <span className="tabular block text-xs text-ink-soft">
          {changeText(count)} ({formatNumber(count.before)})
        </span>
      </dd>
    </div>
  );
}

export function VisitsChart(report: Pick<AnalyticsReport, 'days' | 'visits' | 'views'>) {
  const { days } = report;
  const labels = days.map(({ day, length }) =>
    length === 1 ? formatDay(day) : texts.chart.range(formatDay(day), formatDay(addDays(day, length - 1))),
  );
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {(['visits', 'views'] as const).map((count) => (
        <BarChart
          key={count}
          title={tiles[count]}
          summary={formatNumber(report[count].now)}
          labels={labels}
          series={[{ name: tiles[count], values: days.map((day) => day[count]) }]}
        />
      ))}
    </div>
  );
}
