import { productFacts } from '#shared/site/products.ts';
import type { ProductSummary } from '../../types/product.ts';

export const marketeye: ProductSummary = {
  ...productFacts.marketeye,
  title: 'Market price intelligence',
  description: 'Tells you what moved, by how much, and what followed in similar cases.',
  features: ['Four asset classes', 'Alerts with a reason', 'Price history by the minute', 'API access'],
  illustration: {
    name: 'market',
    label: 'A price ladder: offers above, bids below, and the last price between them.',
    labels: ['101.4', '101.3', '101.2', '101.1', '101.0', '100.9'],
  },
};
