import type { EcommerceAggregatorContent } from '../../types/samples/uae-ecommerce-aggregator.ts';

const ecommerceAggregator: EcommerceAggregatorContent = {
  toolbar: 'Search and compare',
  search: 'Search in English or Arabic',
  firstQuery: 'headphones',
  category: 'Category',
  everyCategory: 'Every category',
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
  bestBy: 'Best is',
  bests: {
    total: 'the lowest total',
    price: 'the lowest price',
    delivery: 'the fastest delivery',
    saving: 'the biggest saving',
  },
  freeDelivery: 'Free delivery only',
  reset: 'Show all',
  note: 'AED with 5% VAT. Large: price and delivery together.',
  stores: { a: 'Store A', b: 'Store B', c: 'Store C' },
  found: (offers, products) => `${count(offers, 'offer')} for ${count(products, 'product')}.`,
  misled: (products) => `For ${count(products, 'product')}, the lowest price is not the lowest total.`,
  nothing: 'No offer matches. Try another word or category, or show all.',
  marks: {
    total: 'Lowest total',
    price: 'Lowest price',
    delivery: 'Fastest',
    saving: (percent) => `${percent} below`,
  },
  days: (days) => count(days, 'day'),
  sum: 'price and delivery',
  notFree: 'No free delivery',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number, pages) => `Page ${number} of ${pages}`,
  price: 'Price',
  delivery: 'Delivery',
  total: 'Total',
  vat: 'of which 5% VAT',
  history: 'Price in the last 90 days',
  daysAgo: (days) => `${count(days, 'day')} ago`,
  today: 'today',
  from: 'From',
  lowest: 'Lowest',
  median: 'Median',
  highest: 'Highest',
  verdicts: {
    sale: (percent) => `${percent} below its median: a real saving.`,
    lure: (percent) => `Cut by ${percent}, but only back to its median: no sale.`,
    dear: (percent) => `${percent} above its median.`,
    usual: 'Close to its median.',
  },
  noOffer: 'The receipt and the price history of an offer stand here.',
};

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

export default ecommerceAggregator;
