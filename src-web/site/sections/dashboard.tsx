import { useEffect, useRef, useState } from 'react';
import type { AiDataAnalystContent } from '../../../src-shared/content/en/pages/products/ai-data-analyst.ts';
import { type Metric, metrics, type Range, ranges, samples } from '../../../src-shared/dashboard-figures.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';

type Content = AiDataAnalystContent['dashboard'];

/** Figures look the same in every language: `AED 131,000`, `+12.5%`. */
const locale = 'en';
const percent: Intl.NumberFormatOptions = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 };
const aed = new Intl.NumberFormat(locale, { style: 'currency', currency: 'AED', maximumFractionDigits: 0 }).format;
const count = new Intl.NumberFormat(locale).format;
const share = new Intl.NumberFormat(locale, percent).format;
const change = new Intl.NumberFormat(locale, { ...percent, signDisplay: 'exceptZero' }).format;
const formats: Record<Metric, (value: number) => string> = {
  revenue: aed,
  users: count,
  conversion: share,
  churn: share,
};

export function Dashboard({ content }: { content: Content }) {
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

  const sample = samples[range];
  const { series } = sample[metric];
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
      <fieldset ref={metricFields} className="grid grid-cols-[repeat(auto-fit,minmax(10.75rem,1fr))] gap-2">
        <legend className="sr-only">{content.metric}</legend>
        {metrics.map((name) => (
          <label
            key={name}
            className="cursor-pointer rounded border border-line bg-paper p-2 transition hover:border-line-strong has-checked:border-amber has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
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
            <span className="tabular block text-subheading font-semibold whitespace-nowrap">
              <bdi dir="ltr">{formats[name](sample[name].series.at(-1)!)}</bdi>
            </span>
            <span
              className={classNames(
                'tabular text-xs font-semibold',
                isGood(name, sample[name].change) ? 'text-success' : 'text-danger',
              )}
            >
              <bdi dir="ltr">{change(sample[name].change)}</bdi>
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

/** Churn is the only metric for which lower is better. */
function isGood(metric: Metric, change: number): boolean {
  return metric === 'churn' ? change < 0 : change > 0;
}

const width = 720;
const height = 240;
const inset = 8;

interface SampleChartProps {
  title: string;
  columns: [string, string];
  series: readonly number[];
  format: (value: number) => string;
}

function SampleChart({ title, columns, series, format }: SampleChartProps) {
  const lowest = Math.min(...series);
  const highest = Math.max(...series);
  const points = series.map((value, index) => {
    const x = inset + (index / (series.length - 1)) * (width - 2 * inset);
    const y = height - inset - ((value - lowest) / (highest - lowest)) * (height - 2 * inset) * 0.86;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = `M${points.join('L')}`;
  return (
    <figure className="mt-3" aria-label={title}>
      <div aria-hidden="true" className="tabular flex justify-between text-xs text-ink-soft">
        <bdi dir="ltr">{format(highest)}</bdi>
        <span>{title}</span>
      </div>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="mt-0.5 w-full border-b border-line">
        {[0.25, 0.5, 0.75].map((part) => (
          <path key={part} d={`M0 ${height * part}H${width}`} strokeDasharray="2 6" className="stroke-line" />
        ))}
        <path d={`${line}L${width - inset} ${height}L${inset} ${height}Z`} className="fill-amber/15" />
        <path
          d={line}
          fill="none"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-amber"
        />
      </svg>
      <span aria-hidden="true" className="tabular text-xs text-ink-soft">
        <bdi dir="ltr">{format(lowest)}</bdi>
      </span>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map((value, index) => (
            <tr key={points[index]}>
              <th scope="row">{index + 1}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
