import { useEffect, useRef, useState } from 'react';
import type { EcommerceAggregatorContent } from '#shared/content/en/samples/uae-ecommerce-aggregator.ts';
import { maxLength } from '#shared/limits.ts';
import { Button } from '../../ui/button.tsx';
import { NightSky } from '../../ui/night-sky.tsx';
import { StatusLine, Toolbar } from '../controls.tsx';
import { linkedState } from '../sample-link.ts';
import { TakeAlong } from '../take-along.tsx';
import { catalogue, type Offer } from './catalogue.ts';
import { type Criteria, compare, everything, priceMisleads } from './compare.ts';
import { Pages, ProductShelf } from './product-shelf.tsx';
import { Receipt } from './receipt.tsx';
import { SearchFields } from './search-fields.tsx';

const pageSize = 3;

export default function EcommerceAggregator({ content }: { content: EcommerceAggregatorContent }) {
  const [criteria, setCriteria] = useState<Criteria>(() => linkedCriteria(linkedState(), content));
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<Offer>();
  const receipt = useRef<HTMLDivElement>(null);

  // On a narrow screen the receipt is below the offers.
  useEffect(() => {
    if (chosen) receipt.current!.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const results = compare(catalogue, criteria);
  const shown = results.slice(page * pageSize, (page + 1) * pageSize);
  const open = shown.find(({ offers }) => chosen && offers.includes(chosen)) ? chosen : shown[0]?.best;
  const openProduct = shown.find(({ offers }) => open && offers.includes(open))?.product;
  const offerCount = results.reduce((sum, { offers }) => sum + offers.length, 0);
  const misled = results.filter(({ offers }) => priceMisleads(offers)).length;
  const isEverything = Object.entries(everything).every(([key, value]) => criteria[key as keyof Criteria] === value);
  const status = [
    offerCount > 0 ? content.found(offerCount, results.length) : content.nothing,
    ...(misled > 0 ? [content.misled(misled)] : []),
  ].join(' ');

  function change(next: Criteria) {
    setCriteria(next);
    setPage(0);
  }

  return (
    <>
      <div className="grid gap-1 p-2 md:px-3">
        <Toolbar label={content.toolbar} className="items-end">
          <SearchFields content={content} criteria={criteria} onChange={change} />
          <Button
            variant="secondary"
            aria-disabled={isEverything || undefined}
            onClick={() => isEverything || change(everything)}
          >
            {content.reset}
          </Button>
        </Toolbar>
        <StatusLine>{status}</StatusLine>
      </div>
      <div className="grid border-t border-line @min-[56rem]:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 content-between gap-2 p-2 md:px-3">
          <p className="text-xs text-ink-soft">{content.note}</p>
          <ol className="grid gap-2 grid-rows-[repeat(3,minmax(8.7lh,auto))] text-xs">
            {shown.map((result, index) => (
              // The key is its place, so that nothing moves when the results change.
              <ProductShelf
                key={index}
                content={content}
                result={result}
                bestBy={criteria.bestBy}
                open={open}
                onOpen={setChosen}
              />
            ))}
          </ol>
          <Pages
            content={content}
            page={page}
            count={Math.max(1, Math.ceil(results.length / pageSize))}
            onChange={setPage}
          />
        </div>
        <NightSky className="p-2 md:p-3">
          <div
            ref={receipt}
            className="mx-auto min-h-[29rem] max-w-[24rem] rounded-sm bg-starlight p-2 text-night shadow-high"
          >
            {open && openProduct ? (
              <Receipt content={content} product={openProduct} offer={open} />
            ) : (
              <p className="text-sm text-night/75">{content.noOffer}</p>
            )}
          </div>
        </NightSky>
      </div>
      <TakeAlong state={{ ...criteria, freeDelivery: criteria.freeDelivery ? '1' : '' }} />
    </>
  );
}

/** `bestBy` is always in a link. Other unknown values are no criteria. */
function linkedCriteria(
  state: URLSearchParams,
  { firstQuery, categories, bests }: EcommerceAggregatorContent,
): Criteria {
  const bestBy = state.get('bestBy') ?? '';
  if (!Object.hasOwn(bests, bestBy)) return { ...everything, query: firstQuery };
  const category = state.get('category') ?? '';
  return {
    query: (state.get('query') ?? '').slice(0, maxLength.routine),
    category: Object.hasOwn(categories, category) ? (category as Criteria['category']) : '',
    bestBy: bestBy as Criteria['bestBy'],
    freeDelivery: state.has('freeDelivery'),
  };
}
