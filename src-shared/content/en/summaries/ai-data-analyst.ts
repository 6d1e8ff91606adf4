import { productFacts } from '#shared/site/products.ts';
import type { ProductSummary } from '../../types/product.ts';

export const aiDataAnalyst: ProductSummary = {
  ...productFacts.aiDataAnalyst,
  title: 'Answers from your own data',
  description: 'Ask in plain language. Get the number, a chart and the query behind it.',
  features: [
    'Questions in plain language',
    'The query behind each answer',
    'Alerts when a trend breaks',
    'Runs on your data warehouse',
  ],
  illustration: {
    name: 'analyst',
    label: 'A question is asked in words and answered with a chart.',
    labels: ['Why did June beat May?', 'Returning customers: +18%'],
  },
};
