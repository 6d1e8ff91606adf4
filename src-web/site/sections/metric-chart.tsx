import type { DashboardContent } from '#shared/content/en/dashboard.ts';
import { figuresOf, type Metric, type Range } from '../../admin/dashboard-figures.ts';
import { formatsWith } from './metric-formats.ts';

const width = 720;
const height = 240;
const parts = 4;

interface MetricChartProps {
  content: DashboardContent;
  metric: Metric;
  range: Range;
}

export function MetricChart({ content, metric, range }: MetricChartProps) {
  const { series } = figuresOf(metric, range);
  const format = formatsWith(content.amount)[metric];
  const isYear = range === '1y';
  const title = content.chart(content.metrics[metric], content.ranges[range], isYear ? content.byMonth : content.byDay);
  const agoOf = (index: number) => (isYear ? content.monthsAgo : content.daysAgo)(series.length - 1 - index);
  const top = parts * niceStep(Math.max(...series) / parts);
  const points = series.map((value, index) => {
    const x = (index / (series.length - 1)) * width;
    return `${Math.round(x)} ${Math.round(height * (1 - value / top))}`;
  });
  const line = `M${points.join('L')}`;
  const levels = Array.from({ length: parts + 1 }, (_, part) => part);
  return (
    <figure className="mt-3" aria-label={title}>
      <p aria-hidden="true" className="mb-1.5 text-sm font-semibold">
        {title}
      </p>
      <div aria-hidden="true" dir="ltr" className="tabular grid grid-cols-[auto_1fr] gap-x-1 text-xs text-ink-soft">
        <div className="-my-1 flex flex-col justify-between text-end">
          {levels.map((level) => (
            <span key={level} className="[line-height:1rem]">
              <bdi>{format((top * (parts - level)) / parts)}</bdi>
            </span>
          ))}
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-20 w-full overflow-visible md:h-30"
        >
          {levels.map((level) => (
            <path
              key={level}
              d={`M0 ${(height * level) / parts}H${width}`}
              strokeDasharray={level === parts ? undefined : '2 6'}
              vectorEffect="non-scaling-stroke"
              className={level === parts ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          <path d={`${line}L${width} ${height}L0 ${height}Z`} className="fill-amber/15" />
          <path
            d={line}
            fill="none"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-amber"
          />
        </svg>
        <div className="col-start-2 mt-0.75 flex flex-wrap justify-between gap-x-2">
          <bdi>{agoOf(0)}</bdi>
          <bdi>{agoOf(series.length - 1)}</bdi>
        </div>
      </div>
      {/* A table ignores the width of its class. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{content.point}</th>
              <th scope="col">{content.value}</th>
            </tr>
          </thead>
          <tbody>
            {series.map((value, index) => (
              <tr key={points[index]}>
                <th scope="row">{agoOf(index)}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function niceStep(least: number): number {
  const size = 10 ** Math.floor(Math.log10(least));
  return size * [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((step) => step * size >= least)!;
}
