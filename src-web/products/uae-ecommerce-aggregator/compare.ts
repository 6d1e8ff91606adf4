import type { BestBy, CategoryName } from '#shared/content/en/samples/uae-ecommerce-aggregator.ts';
import { wordsOf } from '#shared/search/words.ts';
import type { Offer, Product } from './catalogue.ts';
import { summarize } from './price-history.ts';

export interface Criteria {
  query: string;
  category: '' | CategoryName;
  bestBy: BestBy;
  freeDelivery: boolean;
}

export const everything: Criteria = { query: '', category: '', bestBy: 'total', freeDelivery: false };

export interface Result {
  product: Product;
  offers: Offer[];
  best: Offer;
}

export function compare(products: readonly Product[], { query, category, bestBy, freeDelivery }: Criteria): Result[] {
  const order = better(bestBy);
  return products
    .filter((product) => (!category || product.category === category) && matches(product, query))
    .flatMap((product) => {
      const offers = product.offers.filter(({ delivery }) => !freeDelivery || delivery === 0);
      const best = bestOf(offers, bestBy);
      return best ? [{ product, offers, best }] : [];
    })
    .toSorted((a, b) => order(a.best, b.best));
}

/** Every word of the query begins a word of the product, in either language and any spelling. */
export function matches({ names, also }: Product, query: string): boolean {
  const words = formsIn(`${names.en} ${names.ar} ${also}`);
  return wordsOf(query).every(({ word, bare, stem }) =>
    [word, bare, stem, singular(word)].some((form) => words.some((own) => own.startsWith(form))),
  );
}

function formsIn(text: string): string[] {
  return wordsOf(text).flatMap(({ word, bare, stem }) => [word, bare, stem]);
}

function singular(word: string): string {
  return word.replace(/([a-z]{3})s$/, '$1');
}

function better(bestBy: BestBy): (a: Offer, b: Offer) => number {
  const rank = rankings[bestBy];
  return (a, b) => rank(a) - rank(b) || totalOf(a) - totalOf(b);
}

const rankings: Record<BestBy, (offer: Offer) => number> = {
  total: totalOf,
  price: ({ price }) => price,
  delivery: ({ days }) => days,
  saving: ({ history }) => -summarize(history).saving,
};

export function totalOf({ price, delivery }: Offer): number {
  return price + delivery;
}

export function bestOf(offers: readonly Offer[], bestBy: BestBy): Offer | undefined {
  return offers.toSorted(better(bestBy))[0];
}

export function priceMisleads(offers: readonly Offer[]): boolean {
  return bestOf(offers, 'price')!.price < bestOf(offers, 'total')!.price;
}

export function markOf(offer: Offer, { offers, best }: Result, bestBy: BestBy): BestBy | undefined {
  if (offer === best) return bestBy === 'saving' && summarize(offer.history).saving <= 0 ? undefined : bestBy;
  if (bestBy === 'total' && offer === bestOf(offers, 'price') && priceMisleads(offers)) return 'price';
  return undefined;
}

const rate = 0.05;

export function vatIn(amount: number): number {
  return (amount * rate) / (1 + rate);
}

const percent = new Intl.NumberFormat('en', { style: 'percent' }).format;

export function formatPart(part: number): string {
  return percent(Math.abs(part));
}
