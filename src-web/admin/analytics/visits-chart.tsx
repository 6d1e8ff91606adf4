import { admin } from '../../../src-shared/content/en/admin.ts';
import type { AnalyticsReport } from '../../../src-shared/contracts/analytics.ts';
import { addDays } from '../../../src-shared/time/days.ts';
import { BarChart } from '../dashboard/bar-chart.tsx';
import { formatDay, formatNumber } from '../format.ts';

const { chart: texts, tiles } = admin.analytics;

export function VisitsChart(report: Pick<AnalyticsReport, 'days' | 'visits' | 'views'>) {
  const { days } = report;
  const labels = days.map(({ day, length }) =>
    length === 1 ? formatDay(day) : texts.range(formatDay(day), formatDay(addDays(day, length - 1))),
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
