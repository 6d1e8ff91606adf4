import { productFacts } from '#shared/site/products.ts';
import type { ProductSummary } from '../../types/product.ts';

export const uaeEcommerceAggregator: ProductSummary = {
  ...productFacts.uaeEcommerceAggregator,
  title: 'Prices across UAE stores',
  description: 'Compares the full price across UAE stores.',
  features: [
    'One search, many stores',
    'Delivery cost included',
    'Price history per item',
    'Alerts when a price falls',
  ],
  illustration: {
    name: 'basket',
    label: 'The same basket at three stores; the cheapest is marked.',
    labels: ['Store A', 'Store B', 'Store C', 'AED 412', 'AED 389', 'AED 405', 'Best'],
  },
};
