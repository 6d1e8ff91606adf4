import { useId, useState } from 'react';
import {
  type AiDataAnalystContent,
  type Metric,
  metrics,
  type Range,
  ranges,
} from '../../src-shared/content/en/products/ai-data-analyst.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { SampleChart } from './sample-chart.tsx';

type Content = AiDataAnalystContent['dashboard'];

// By hand: making the five formats of `Intl` that this needs holds a phone's main thread for 50 ms.
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
const percent = (fraction: number) => `${(fraction * 100).toFixed(1)}%`;
const change = (fraction: number) => (fraction > 0 ? `+${percent(fraction)}` : percent(fraction));
const formats: Record<Metric, (value: number) => string> = {
  revenue: (value) => `AED\u00a0${grouped(value)}`,
  users: grouped,
  conversion: percent,
  churn: percent,
};

/**
 * The sample dashboard: choose a period and a metric, and the cards and the chart follow. Its fields are there when a choice can be
 * made: for those in the markup, Chromium would lay all of it out before the first paint (docs/decisions.md).
 */
export function Dashboard({ content }: { content: Content }) {
  const id = useId();
  const [range, setRange] = useState<Range>('30d');
  const [metric, setMetric] = useState<Metric>('revenue');
  const hydrated = useHydrated();
  const samples = content.samples[range];
  const { series } = samples[metric];
  return (
    <Card className="shadow-mid md:p-5">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-2">
        <div>
          <h2 id={`${id}title`} className="text-heading">
            {content.title}
          </h2>
          <Badge tone="accent">{content.note}</Badge>
        </div>
        <div className="grid gap-0.5 text-sm font-semibold">
          <label htmlFor={`${id}range`}>{content.range}</label>
          {hydrated ? (
            <select
              id={`${id}range`}
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
          ) : (
            <span className="flex min-h-6 items-center font-normal">{content.ranges[range]}</span>
          )}
        </div>
      </div>
      <fieldset className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        <legend className="sr-only">{content.metric}</legend>
        {metrics.map((name) => (
          <label
            key={name}
            className={classNames(
              'cursor-pointer rounded border p-2 transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              name === metric ? 'border-amber bg-accent-wash' : 'border-line bg-paper hover:border-line-strong',
            )}
          >
            <input
              type={hydrated ? 'radio' : 'hidden'}
              name={`${id}metric`}
              value={name}
              checked={name === metric}
              onChange={() => setMetric(name)}
              className="sr-only"
            />
            <span className="block text-sm text-ink-soft">{content.metrics[name]}</span>
            <span className="figures block text-subheading font-semibold whitespace-nowrap">
              {formats[name](samples[name].series.at(-1)!)}
            </span>
            <span
              className={classNames(
                'figures text-xs font-semibold',
                isGood(name, samples[name].change) ? 'text-success' : 'text-danger',
              )}
            >
              {change(samples[name].change)}
              <span className="sr-only"> {content.change}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <SampleChart
        title={content.chart(content.metrics[metric], content.ranges[range])}
        columns={[content.point, content.value]}
        series={series}
        format={formats[metric]}
      />
    </Card>
  );
}

/** Churn is the one metric that is better when it falls. */
function isGood(metric: Metric, change: number): boolean {
  return metric === 'churn' ? change < 0 : change > 0;
}
