import type { ProductGridContent, ProductSummary } from '../types/product.ts';
import { aiAuditor } from './summaries/ai-auditor.ts';
import { aiDataAnalyst } from './summaries/ai-data-analyst.ts';
import { idVerification } from './summaries/id-verification.ts';
import { lagentry } from './summaries/lagentry.ts';
import { marketeye } from './summaries/marketeye.ts';
import { uaeEcommerceAggregator } from './summaries/uae-ecommerce-aggregator.ts';

/** Products in the order of every list. A product's own page imports only its summary, to keep its chunk small. */
export const products: ProductSummary[] = [
  lagentry,
  aiAuditor,
  idVerification,
  marketeye,
  aiDataAnalyst,
  uaeEcommerceAggregator,
];

export const productGrid: ProductGridContent = {
  items: products,
  learnMore: 'Learn More',
  about: (name) => `about ${name}`,
};
