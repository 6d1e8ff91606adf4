import type { AnalyticsReport } from '#shared/contracts/analytics.ts';
import { analytics as texts } from '#shared/staff-texts/analytics.ts';
import { ShareBar } from '../components/figures.tsx';
import { formatNumber, formatShare } from '../format.ts';

export function FunnelFigure({ funnel, steps }: AnalyticsReport['funnels'][number]) {
  const title = texts.names.funnels[funnel];
  const nameOf = (step: string) => texts.names.steps[funnel]![step] ?? step;
  const highest = Math.max(...steps.map(({ now }) => now), 1);
  const [first] = steps;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 font-semibold">{title}</figcaption>
      <table className="w-full text-sm">
        <caption className="sr-only">{texts.funnels.table(title)}</caption>
        <thead className="text-xs text-ink-soft">
          <tr className="border-b border-line-strong/50">
            <th scope="col" className="py-0.25 text-start font-semibold">
              {texts.columns.step}
            </th>
            {[texts.columns.now, texts.columns.share, texts.columns.before].map((column) => (
              <th
                key={column}
                scope="col"
                className="py-0.25 ps-1 text-end align-bottom font-semibold sm:whitespace-nowrap"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, now, before }) => (
            <tr key={step} className="border-b border-line last:border-b-0">
              <th scope="row" className="w-full py-0.5 text-start font-normal">
                {nameOf(step)}
                <ShareBar value={now} highest={highest} className="mt-0.25 h-0.75" />
              </th>
              <td className="tabular py-0.5 ps-1 text-end align-top">{formatNumber(now)}</td>
              <td className="tabular py-0.5 ps-1 text-end align-top">{formatShare(now, first!.now)}</td>
              <td className="tabular py-0.5 ps-1 text-end align-top text-ink-soft">{formatNumber(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
