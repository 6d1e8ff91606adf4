import type { AnalyticsReport, Compared } from '#shared/contracts/analytics.ts';
import { analytics as texts } from '#shared/staff-texts/analytics.ts';
import { addDays } from '#shared/time/days.ts';
import { BarChart, Tile } from '../components/figures.tsx';
import { formatDay, formatNumber, formatShare } from '../format.ts';

export function TotalTiles({ report }: { report: AnalyticsReport }) {
  const step = (funnel: string, name: string): Compared =>
    report.funnels.find((one) => one.funnel === funnel)!.steps.find((one) => one.step === name)!;
  return (
    <dl className="mb-3 grid grid-cols-2 gap-1.5 sm:gap-2 lg:grid-cols-4">
      <ComparedTile label={texts.tiles.visits} count={report.visits} />
      <ComparedTile label={texts.tiles.views} count={report.views} />
      <ComparedTile label={texts.tiles.demos} count={step('demo', 'sent')} />
      <ComparedTile label={texts.tiles.subscribers} count={step('newsletter', 'confirmed')} />
    </dl>
  );
}

function ComparedTile({ label, count }: { label: string; count: Compared }) {
  return (
    <Tile label={label} value={count.now}>
      <span className="block text-xs text-ink-soft">
        {changeText(count)} ({formatNumber(count.before)})
      </span>
    </Tile>
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
          title={texts.tiles[count]}
          summary={formatNumber(report[count].now)}
          labels={labels}
          series={[{ name: texts.tiles[count], values: days.map((day) => day[count]) }]}
        />
      ))}
    </div>
  );
}

function changeText({ now, before }: Compared): string {
  if (now === before) return texts.change.same;
  if (before === 0) return texts.change.none;
  const change = formatShare(Math.abs(now - before), before);
  return now > before ? texts.change.more(change) : texts.change.fewer(change);
}
