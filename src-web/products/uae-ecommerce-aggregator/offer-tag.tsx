import type {
  BestBy,
  EcommerceAggregatorContent,
} from '../../../src-shared/content/en/samples/uae-ecommerce-aggregator.ts';
import { classNames } from '../../ui/class-names.ts';
import { LiveButton } from '../live-button.tsx';
import { formatAmount } from '../money.ts';
import type { Offer } from './catalogue.ts';
import { totalOf } from './compare.ts';
import { formatPart } from './format.ts';
import { summarize } from './price-history.ts';

interface OfferTagProps {
  content: EcommerceAggregatorContent;
  offer: Offer;
  isBest: boolean;
  mark: BestBy | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

/** A price tag: the total, what it is made of, and how long it takes. */
export function OfferTag({ content, offer, isBest, mark, isOpen, onOpen }: OfferTagProps) {
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
      <span className="px-1">{content.stores[offer.store]} </span>
      <span className="px-1 text-heading font-semibold text-ink">
        <span className="sr-only">{content.total} </span>
        {formatAmount(totalOf(offer))}{' '}
      </span>
      <span className="px-1">
        <span className="sr-only">{content.sum} </span>
        <bdi dir="ltr">{`${formatAmount(offer.price)} + ${formatAmount(offer.delivery)}`}</bdi>{' '}
      </span>
      <span className="px-1">{content.days(offer.days)} </span>
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
