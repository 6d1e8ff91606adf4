import type { EcommerceAggregatorContent } from '../../../src-shared/content/en/samples/uae-ecommerce-aggregator.ts';
import { Button } from '../../ui/button.tsx';
import { Toolbar } from '../toolbar.tsx';

interface PagesProps {
  content: EcommerceAggregatorContent;
  page: number;
  /** How many there are. */
  count: number;
  onChange: (page: number) => void;
}

/** Turns the pages of the results. */
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
