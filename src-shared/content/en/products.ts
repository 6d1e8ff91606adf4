import type { ProductSummary } from '../types.ts';
import { aiAuditor } from './summaries/ai-auditor.ts';
import { aiDataAnalyst } from './summaries/ai-data-analyst.ts';
import { idVerification } from './summaries/id-verification.ts';
import { lagentry } from './summaries/lagentry.ts';
import { marketeye } from './summaries/marketeye.ts';
import { uaeEcommerceAggregator } from './summaries/uae-ecommerce-aggregator.ts';

/** Our products, in the order of every list. A page that is about one of them takes its summary alone. */
export const products: ProductSummary[] = [
  lagentry,
  aiAuditor,
  idVerification,
  marketeye,
  aiDataAnalyst,
  uaeEcommerceAggregator,
];
