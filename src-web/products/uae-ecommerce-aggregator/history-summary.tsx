import type { EcommerceAggregatorContent } from '../../../src-shared/content/en/samples/uae-ecommerce-aggregator.ts';
import { formatAmount } from '../money.ts';
import { formatPart } from './format.ts';
import { lastCut, type PriceStep, summarize } from './price-history.ts';

interface HistorySummaryProps {
  content: EcommerceAggregatorContent;
  steps: readonly PriceStep[];
}

/** The figures of a history, and what they say about the price of today. */
export function HistorySummary({ content, steps }: HistorySummaryProps) {
  const { lowest, median, highest, saving, verdict } = summarize(steps);
  const figures = [
    [content.lowest, lowest],
    [content.median, median],
    [content.highest, highest],
  ] as const;
  return (
    <>
      <dl className="tabular mt-1 grid grid-cols-3 gap-1 text-sm">
        {figures.map(([label, amount]) => (
          <div key={label}>
            <dt className="text-xs text-night/75">{label}</dt>
            <dd className="font-semibold">{formatAmount(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 min-h-[2lh] text-sm font-semibold">
        {verdict === 'usual'
          ? content.verdicts.usual
          : content.verdicts[verdict](formatPart(verdict === 'lure' ? lastCut(steps) : saving))}
      </p>
    </>
  );
}
