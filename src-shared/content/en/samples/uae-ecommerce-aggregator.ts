const ecommerceAggregator = {
  toolbar: 'Search and compare',
  search: 'Search in English or Arabic',
  firstQuery: 'headphones',
  category: 'Category',
  everyCategory: 'All categories',
  categories: {
    electronics: 'Electronics',
    home: 'Home and kitchen',
    groceries: 'Groceries',
    fashion: 'Fashion',
    beauty: 'Beauty',
    sports: 'Sports and outdoor',
    toys: 'Toys and baby',
    office: 'Books and office',
  },
  bestBy: 'Rank by',
  bests: {
    total: 'the lowest total',
    price: 'the lowest price',
    delivery: 'the fastest delivery',
    saving: 'the biggest saving',
  },
  freeDelivery: 'Free delivery only',
  reset: 'Clear filters',
  note: 'AED, including 5% VAT. The large figure is price plus delivery.',
  stores: { a: 'Store A', b: 'Store B', c: 'Store C' },
  found: (offers: number, products: number) => `${count(offers, 'offer')} for ${count(products, 'product')}.`,
  /** `products` counts those whose lowest price is not the lowest total. */
  misled: (products: number) => `For ${count(products, 'product')}, the lowest price isn’t the lowest total.`,
  nothing: 'No offer matches. Try another word or category, or clear the filters.',
  /** Labels below an offer. A saving has its percentage. */
  marks: {
    total: 'Lowest total',
    price: 'Lowest price',
    delivery: 'Fastest',
    saving: (percent: string) => `${percent} below`,
  },
  days: (days: number) => count(days, 'day'),
  /** Precedes `119 + 25` for screen readers. */
  sum: 'price and delivery',
  notFree: 'No free delivery',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: string, pages: string) => `Page ${number} of ${pages}`,
  price: 'Price',
  delivery: 'Delivery',
  total: 'Total',
  vat: 'including 5% VAT',
  history: 'Price in the last 90 days',
  daysAgo: (days: number) => `${count(days, 'day')} ago`,
  today: 'today',
  from: 'From',
  lowest: 'Lowest',
  median: 'Median',
  highest: 'Highest',
  verdicts: {
    sale: (percent: string) => `${percent} below its median: a real saving.`,
    lure: (percent: string) => `Marked down ${percent}, but that is its usual price: not a real saving.`,
    dear: (percent: string) => `${percent} above its median.`,
    usual: 'Close to its median.',
  },
  noOffer: 'Select an offer to see its full price and history.',
};
export type EcommerceAggregatorContent = typeof ecommerceAggregator;
export type StoreName = keyof EcommerceAggregatorContent['stores'];
export type CategoryName = keyof EcommerceAggregatorContent['categories'];
export type BestBy = keyof EcommerceAggregatorContent['bests'];

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

export default ecommerceAggregator;
