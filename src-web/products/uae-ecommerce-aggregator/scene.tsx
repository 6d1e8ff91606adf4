import type { EcommerceAggregatorContent } from '#shared/content/en/samples/uae-ecommerce-aggregator.ts';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/container.tsx';
import { formatAmount } from '../money.ts';
import { catalogue } from './catalogue.ts';
import { bestOf, markOf, totalOf } from './compare.ts';

const product = catalogue[0]!;
const best = bestOf(product.offers, 'total')!;
const result = { product, offers: [...product.offers], best };

const strings = ['h-3', 'h-6', 'h-9'];
const delays = ['', 'il-2', 'il-3'];

export default function EcommerceAggregatorScene({ content }: { content: EcommerceAggregatorContent }) {
  return (
    <div aria-hidden="true" className="scene tabular mt-2 border-t-2 pb-4 border-starlight-soft/50">
      <Container width="wide" className="grid grid-cols-3 gap-1 md:gap-6">
        {product.offers.map((offer, index) => {
          const mark = markOf(offer, result, 'total');
          return (
            <div key={offer.store} className={classNames('il-appear', delays[index])}>
              <span className={classNames('mx-auto block w-px bg-starlight-soft', strings[index])} />
              <div
                data-keep-clear={offer === best || undefined}
                className={classNames(
                  'rounded-lg px-1 pt-1 pb-1.5 text-sm sm:px-3',
                  offer === best ? 'bg-amber text-amber-ink' : 'bg-starlight text-night',
                )}
              >
                <span className="mx-auto block size-1.5 rounded-full bg-night" />
                <p className="mt-1 font-semibold">{content.stores[offer.store]}</p>
                <Line label={content.price} amount={formatAmount(offer.price)} />
                <Line label={content.delivery} amount={`+ ${formatAmount(offer.delivery)}`} />
                <p className="mt-0.5 border-t-2 pt-0.5 text-end text-title font-semibold">
                  {formatAmount(totalOf(offer))}
                </p>
                <p className="min-h-[1lh] text-end text-xs font-semibold">
                  {mark && mark !== 'saving' && content.marks[mark]}
                </p>
              </div>
            </div>
          );
        })}
      </Container>
    </div>
  );
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <p className="flex justify-end sm:justify-between">
      <span className="hidden sm:inline">{label}</span>
      <bdi dir="ltr">{amount}</bdi>
    </p>
  );
}
