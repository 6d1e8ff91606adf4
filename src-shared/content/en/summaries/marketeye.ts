import { productFacts } from '../../../products.ts';
import type { ProductSummary } from '../../types/product.ts';

export const marketeye: ProductSummary = {
  ...productFacts.marketeye,
  title: 'Market price intelligence',
  description: 'Follows prices across four asset classes and says what moved, by how much, and what usually follows.',
  features: ['Four asset classes', 'Alerts with a reason', 'Price history by the minute', 'An API for your desk'],
  illustration: {
    name: 'market',
    label: 'A price ladder: offers above, bids below, and the last price between them.',
    labels: ['101.4', '101.3', '101.2', '101.1', '101.0', '100.9'],
  },
};
