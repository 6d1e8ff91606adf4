import { type Metric, metrics, type Rating, ratingOf, vitalLimits } from '#shared/analytics/vitals.ts';
import type { Percentile, VitalsRow } from '#shared/contracts/analytics.ts';
import { analytics } from '#shared/staff-texts/analytics.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatNumber } from '../format.ts';

const { vitals: texts, names } = analytics;
const tones: Record<Rating, string> = {
  good: 'bg-success-wash text-success',
  middling: 'bg-caution-wash text-caution',
  poor: 'bg-danger-wash text-danger',
};

export function VitalsTable({ rows }: { rows: VitalsRow[] }) {
  const measured = rows.filter(
    ({ group, metrics: all }) => group === 'all' || metrics.some((metric) => all[metric].count > 0),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={texts.table} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-[40rem] text-sm">
        <caption className="sr-only">{texts.note}</caption>
        <thead>
          <tr className="border-b border-line-strong/50 text-xs text-ink-soft">
            <th scope="col" className="py-0.5 pe-1 text-start align-bottom font-semibold">
              {texts.group}
            </th>
            {metrics.map((metric) => (
              <MetricHead key={metric} metric={metric} />
            ))}
          </tr>
        </thead>
        <tbody>
          {measured.map(({ group, metrics: percentiles }) => (
            <tr key={group} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-0.75 pe-1 text-start align-top font-medium">
                {names.groups[group] ?? group}
                <span className="block text-xs font-normal text-ink-soft">
                  {texts.count(formatNumber(loadsOf(percentiles)))}
                </span>
              </th>
              {metrics.map((metric) => (
                <td key={metric} className="py-0.75 ps-1 align-top">
                  <Value metric={metric} percentile={percentiles[metric]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A page load may lack a measurement: without an input there is no INP. */
function loadsOf(percentiles: VitalsRow['metrics']): number {
  return Math.max(...metrics.map((metric) => percentiles[metric].count));
}

function MetricHead({ metric }: { metric: Metric }) {
  const { name, what } = names.metrics[metric];
  const { good, poor } = vitalLimits[metric];
  return (
    <th scope="col" className="py-0.5 ps-1 text-start align-bottom font-normal">
      <span className="block font-semibold text-ink">{name}</span>
      <span className="block">{what}</span>
      <span className="block">{texts.limits(vitalText(metric, good), vitalText(metric, poor))}</span>
    </th>
  );
}

function Value({ metric, percentile: { now, before } }: { metric: Metric; percentile: Percentile }) {
  if (now === null) {
    return (
      <span className="text-ink-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{texts.missing}</span>
      </span>
    );
  }
  const rating = ratingOf(metric, now);
  return (
    <>
      <span className="tabular flex flex-wrap items-center gap-x-0.75">
        <strong className="font-semibold">{vitalText(metric, now)}</strong>
        {before !== null && <span className="text-xs text-ink-soft">({vitalText(metric, before)})</span>}
      </span>
      <span
        className={`mt-0.25 inline-flex items-center gap-0.5 rounded-sm px-0.75 text-xs font-semibold ${tones[rating]}`}
      >
        <Icon name={rating === 'good' ? 'check' : 'alert'} className="size-1.75" />
        {names.ratings[rating]}
      </span>
    </>
  );
}

/** `2.1 s`, `180 ms`; CLS has no unit: `0.08`. */
function vitalText(metric: Metric, value: number): string {
  if (metric === 'cls') return (value / 1000).toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
