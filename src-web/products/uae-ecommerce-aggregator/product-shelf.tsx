import type {
  BestBy,
  EcommerceAggregatorContent,
} from '../../../src-shared/content/en/samples/uae-ecommerce-aggregator.ts';
import { direction, locales } from '../../../src-shared/locales.ts';
import { useLocale } from '../../locale.tsx';
import type { Offer } from './catalogue.ts';
import { markOf, type Result } from './compare.ts';
import { OfferTag } from './offer-tag.tsx';

interface ProductShelfProps {
  content: EcommerceAggregatorContent;
  result: Result;
  bestBy: BestBy;
  open: Offer | undefined;
  onOpen: (offer: Offer) => void;
}

/** A product under its names in both languages, and a price tag for each store. */
export function ProductShelf({ content, result, bestBy, open, onOpen }: ProductShelfProps) {
  const { product, offers, best } = result;
  const locale = useLocale();
  const other = locales.find((each) => each !== locale)!;
  return (
    <li className="min-w-0">
      <div className="flex items-baseline justify-between gap-2 border-b-2 border-line-strong pb-0.5">
        <h3 className="min-w-0 truncate text-base font-semibold">{product.names[locale]}</h3>
        <p lang={other} dir={direction[other]} className="hidden shrink-0 text-xs text-ink-soft @min-[32rem]:block">
          {product.names[other]}
        </p>
      </div>
      <ul className="grid gap-1 pt-1 @min-[18rem]:grid-cols-3">
        {product.offers.map((offer) => (
          <li key={offer.store}>
            {offers.includes(offer) ? (
              <OfferTag
                content={content}
                offer={offer}
                isBest={offer === best}
                mark={markOf(offer, result, bestBy)}
                isOpen={offer === open}
                onOpen={() => onOpen(offer)}
              />
            ) : (
              <p className="h-full rounded border border-dashed border-line p-1 text-xs text-ink-soft">
                {content.stores[offer.store]}
                <br />
                {content.notFree}
              </p>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
