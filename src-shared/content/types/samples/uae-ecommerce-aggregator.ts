export type StoreName = 'a' | 'b' | 'c';
export type CategoryName = 'electronics' | 'home' | 'groceries' | 'fashion' | 'beauty' | 'sports' | 'toys' | 'office';

/** What makes an offer the best one. */
export type BestBy = 'total' | 'price' | 'delivery' | 'saving';

export interface EcommerceAggregatorContent {
  toolbar: string;
  search: string;
  /** What the visitor finds typed. */
  firstQuery: string;
  category: string;
  everyCategory: string;
  categories: Record<CategoryName, string>;
  bestBy: string;
  bests: Record<BestBy, string>;
  freeDelivery: string;
  reset: string;
  /** Above the offers. */
  note: string;
  stores: Record<StoreName, string>;
  /** What is found: `6 offers for 2 products.` */
  found: (offers: number, products: number) => string;
  /** For how many products the lowest price is not the lowest total. */
  misled: (products: number) => string;
  nothing: string;
  /** Below an offer: what is marked. A saving has its percentage. */
  marks: Record<Exclude<BestBy, 'saving'>, string> & { saving: (percent: string) => string };
  days: (days: number) => string;
  /** Before `119 + 25`, for screen readers. */
  sum: string;
  notFree: string;
  /** Accessible name of the buttons that turn the pages. */
  pages: string;
  previous: string;
  next: string;
  page: (number: string, count: string) => string;
  price: string;
  delivery: string;
  total: string;
  vat: string;
  /** The heading of the history, and of its table. */
  history: string;
  daysAgo: (days: number) => string;
  today: string;
  from: string;
  lowest: string;
  median: string;
  highest: string;
  verdicts: Record<'sale' | 'lure' | 'dear', (percent: string) => string> & { usual: string };
  /** In place of an offer when there is none. */
  noOffer: string;
}
