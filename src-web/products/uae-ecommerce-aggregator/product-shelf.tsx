import type { BestBy, EcommerceAggregatorContent } from '#shared/content/en/samples/uae-ecommerce-aggregator.ts';
import { direction, locales } from '#shared/locales.ts';
import { useLocale } from '../../locale.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LiveButton, Toolbar } from '../controls.tsx';
import { formatAmount } from '../money.ts';
import type { Offer } from './catalogue.ts';
import { formatPart, markOf, type Result, totalOf } from './compare.ts';
import { summarize } from './price-history.ts';

interface ProductShelfProps {
  content: EcommerceAggregatorContent;
  result: Result;
  bestBy: BestBy;
  open: Offer | undefined;
  onOpen: (offer: Offer) => void;
}

export function ProductShelf({ content, result, bestBy, open, onOpen }: ProductShelfProps) {
  const { product, offers, best } = result;
  const locale = useLocale();
  const other = locales.find((each) => each !== locale)!;
  return (
    <li className="min-w-0">
      <div className="flex items-baseline justify-between gap-2 border-b-2 border-line-strong pb-0.5">
        <h3 className="min-w-0 text-base font-semibold">{product.names[locale]}</h3>
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

interface OfferTagProps {
  content: EcommerceAggregatorContent;
  offer: Offer;
  isBest: boolean;
  mark: BestBy | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

function OfferTag({ content, offer, isBest, mark, isOpen, onOpen }: OfferTagProps) {
  const markText =
    mark === 'saving' ? content.marks.saving(formatPart(summarize(offer.history).saving)) : mark && content.marks[mark];
  return (
    <LiveButton
      pressed={isOpen}
      onClick={onOpen}
      className={classNames(
        'tabular relative grid h-full w-full content-start rounded border pt-0.5 text-start text-xs text-ink-soft transition',
        isBest ? 'border-accent bg-accent-wash' : 'border-line bg-paper',
        isOpen && 'outline-2 -outline-offset-2 outline-ink shadow-mid',
      )}
    >
      <span className="px-1">{`${content.stores[offer.store]} `}</span>
      <span className="px-1 text-heading font-semibold text-ink">
        <span className="sr-only">{content.total} </span>
        <span>{`${formatAmount(totalOf(offer))} `}</span>
      </span>
      <span className="px-1">
        <span className="sr-only">{content.sum} </span>
        <bdi dir="ltr">{`${formatAmount(offer.price)} + ${formatAmount(offer.delivery)}`}</bdi>{' '}
      </span>
      <span className="px-1">{`${content.days(offer.days)} `}</span>
      <span
        className={classNames(
          'mt-0.5 min-h-3 rounded-b py-0.25 text-center font-semibold',
          isBest && mark ? 'bg-amber text-amber-ink' : 'text-ink',
        )}
      >
        {markText}
      </span>
    </LiveButton>
  );
}

interface PagesProps {
  content: EcommerceAggregatorContent;
  page: number;
  count: number;
  onChange: (page: number) => void;
}

export function Pages({ content, page, count, onChange }: PagesProps) {
  const turn = (to: number) => () => {
    if (to >= 0 && to < count) onChange(to);
  };
  return (
    <Toolbar label={content.pages} className="justify-between">
      <Button variant="secondary" aria-disabled={page === 0 || undefined} onClick={turn(page - 1)}>
        {content.previous}
      </Button>
      <span className="tabular text-sm text-ink-soft">{content.page(String(page + 1), String(count))}</span>
      <Button variant="secondary" aria-disabled={page === count - 1 || undefined} onClick={turn(page + 1)}>
        {content.next}
      </Button>
    </Toolbar>
  );
}
