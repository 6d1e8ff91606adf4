import type { EcommerceAggregatorContent } from '../../../src-shared/content/en/samples/uae-ecommerce-aggregator.ts';
import { useLocale } from '../../locale.tsx';
import { formatExactly } from '../money.ts';
import type { Offer, Product } from './catalogue.ts';
import { totalOf, vatIn } from './compare.ts';
import { HistoryChart, HistorySummary } from './history-chart.tsx';

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
          <bdi dir="ltr">+ {formatExactly(offer.delivery)}</bdi>
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
