import { useEffect, useRef, useState } from 'react';
import type { DashboardContent } from '#shared/content/en/dashboard.ts';
import { figuresOf, isSum, type Metric, metrics, type Range, ranges } from '../../admin/dashboard-figures.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { MetricChart } from '../sections/metric-chart.tsx';
import { change, formatsWith } from '../sections/metric-formats.ts';

export default function Dashboard({ texts: { dashboard: content } }: { texts: { dashboard: DashboardContent } }) {
  const formats = formatsWith(content.amount);
  const [range, setRange] = useState<Range>('30d');
  const [metric, setMetric] = useState<Metric>('revenue');
  const rangeSelect = useRef<HTMLSelectElement>(null);
  const metricFields = useRef<HTMLFieldSetElement>(null);

  // The visitor may have changed the fields before hydration.
  useEffect(() => {
    setRange(rangeSelect.current!.value as Range);
    const checked = metricFields.current!.querySelector<HTMLInputElement>(':checked');
    if (checked) setMetric(checked.value as Metric);
  }, []);

  return (
    <Card className="shadow-mid md:p-5">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-2">
        <div>
          <h2 className="text-heading">{content.title}</h2>
          <Badge tone="accent">{content.note}</Badge>
        </div>
        <div className="grid gap-0.5 text-sm font-semibold noscript:hidden">
          <label htmlFor="dashboard-range">{content.range}</label>
          <select
            ref={rangeSelect}
            id="dashboard-range"
            value={range}
            onChange={(event) => setRange(event.target.value as Range)}
            className="min-h-6 rounded border border-line-strong bg-raised px-1.5 font-normal"
          >
            {ranges.map((value) => (
              <option key={value} value={value}>
                {content.ranges[value]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <fieldset
        ref={metricFields}
        className="grid grid-cols-[repeat(auto-fit,minmax(max(min(7.5rem,100%),34%),1fr))] gap-2 md:grid-cols-4"
      >
        <legend className="sr-only">{content.metric}</legend>
        {metrics.map((name) => {
          const figures = figuresOf(name, range);
          return (
            <label
              key={name}
              className="cursor-pointer rounded border border-line bg-paper p-2 transition hover:border-line-strong has-checked:border-amber has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="dashboard-metric"
                value={name}
                checked={name === metric}
                onChange={() => setMetric(name)}
                className="sr-only"
              />
              <span className="block text-sm text-ink-soft">{content.metrics[name]}</span>
              <span className="tabular block text-subheading font-semibold">
                <bdi>{formats[name](figures.total)}</bdi>
              </span>
              <span
                className={classNames(
                  'tabular text-xs font-semibold',
                  isGood(name, figures.change) ? 'text-success' : 'text-danger',
                )}
              >
                <bdi dir="ltr">{change(figures.change)}</bdi>
                <span className="sr-only"> {content.change}</span>
              </span>
              <span className="block text-xs text-ink-soft">{isSum(name) ? content.sum : content.mean}</span>
            </label>
          );
        })}
      </fieldset>
      <MetricChart content={content} metric={metric} range={range} />
    </Card>
  );
}

function isGood(metric: Metric, change: number): boolean {
  return metric === 'churn' ? change < 0 : change > 0;
}
