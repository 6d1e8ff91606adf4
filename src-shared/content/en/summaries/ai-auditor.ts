import { productFacts } from '#shared/site/products.ts';
import type { ProductSummary } from '../../types/product.ts';

export const aiAuditor: ProductSummary = {
  ...productFacts.aiAuditor,
  title: 'Financial analysis and compliance',
  description: 'Reads every ledger line, and shows the evidence.',
  features: [
    'Every transaction checked',
    'Six compliance standards',
    'Evidence for each finding',
    'Reports ready to file',
  ],
  illustration: {
    name: 'audit',
    label: 'A ledger is checked line by line; one line is held for review.',
    labels: ['INV-2041', 'INV-2042', 'INV-2043', 'INV-2044', 'Review'],
  },
};
