import type { EcommerceAggregatorContent } from '#shared/content/en/samples/uae-ecommerce-aggregator.ts';
import { useLocale } from '../../locale.tsx';
import { formatAmount, formatExactly } from '../money.ts';
import type { Offer, Product } from './catalogue.ts';
import { formatPart, totalOf, vatIn } from './compare.ts';
import { historyDays, lastCut, type PriceStep, summarize } from './price-history.ts';

const width = 320;

const height = 104;

const inset = 8;

interface ReceiptProps {
  content: EcommerceAggregatorContent;
  product: Product;
  offer: Offer;
}

export function Receipt({ content, product, offer }: ReceiptProps) {
  const total = totalOf(offer);
  return (
    <>
      <h3 className="text-base font-semibold">{product.names[useLocale()]}</h3>
      <p className="text-sm text-night/75">{content.stores[offer.store]}</p>
      <dl className="tabular mt-1 grid grid-cols-[1fr_auto] text-sm">
        <dt>{content.price}</dt>
        <dd className="text-end">{formatExactly(offer.price)}</dd>
        <dt>{content.delivery}</dt>
        <dd className="text-end">
          <bdi dir="ltr">{`+ ${formatExactly(offer.delivery)}`}</bdi>
        </dd>
        <dt className="mt-0.5 border-t-2 border-night pt-0.5 text-heading font-semibold">{content.total}</dt>
        <dd className="mt-0.5 border-t-2 border-night pt-0.5 text-end text-heading font-semibold">
          {formatExactly(total)}
        </dd>
        <dt className="text-xs text-night/75">{content.vat}</dt>
        <dd className="text-end text-xs text-night/75">{formatExactly(vatIn(total))}</dd>
      </dl>
      <div className="mt-1.5 border-t-2 border-dashed border-night/35 pt-1">
        <h4 className="text-sm font-semibold">{content.history}</h4>
        <HistoryChart content={content} steps={offer.history} />
        <HistorySummary content={content} steps={offer.history} />
      </div>
    </>
  );
}

interface HistoryChartProps {
  content: EcommerceAggregatorContent;
  steps: readonly PriceStep[];
}

function HistoryChart({ content, steps }: HistoryChartProps) {
  const { lowest, highest, median } = summarize(steps);
  const x = (daysAgo: number) => Math.round((1 - daysAgo / historyDays) * width);
  const y = (price: number) =>
    Math.round(height - inset - ((price - lowest) / (highest - lowest)) * (height - 2 * inset));
  const line = `M0 ${y(steps[0]!.price)}${steps.map(({ daysAgo, price }) => `H${x(daysAgo)}V${y(price)}`).join('')}H${width}`;
  return (
    <div className="relative">
      <div aria-hidden="true" dir="ltr">
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="mt-0.5 w-full">
          <path d={`${line}V${height}H0Z`} className="fill-amber/30" />
          <path d={`M0 ${y(median)}H${width}`} strokeWidth="1.5" strokeDasharray="2 6" className="stroke-night/75" />
          <path d={line} fill="none" strokeWidth="3" strokeLinejoin="round" className="stroke-night" />
        </svg>
        <p className="flex justify-between border-t border-night/35 text-xs text-night/75">
          <bdi>{content.daysAgo(historyDays)}</bdi>
          <bdi>{content.today}</bdi>
        </p>
      </div>
      <table className="sr-only">
        <caption>{content.history}</caption>
        <thead>
          <tr>
            <th scope="col">{content.from}</th>
            <th scope="col">{content.price}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ daysAgo, price }) => (
            <tr key={daysAgo}>
              <th scope="row">{content.daysAgo(daysAgo)}</th>
              <td>{formatAmount(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HistorySummaryProps {
  content: EcommerceAggregatorContent;
  steps: readonly PriceStep[];
}

function HistorySummary({ content, steps }: HistorySummaryProps) {
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
