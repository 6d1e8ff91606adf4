import { brand } from '#shared/brand.ts';
import { productFacts } from '#shared/site/products.ts';
import type { ProductSummary } from '../../types/product.ts';
import { commitments } from '../commitments.ts';

export const lagentry: ProductSummary = {
  ...productFacts.lagentry,
  title: 'No-code AI agent builder',
  description: `Describe a task, and build an agent in ${commitments.firstAgent}.`,
  features: ['Visual builder, no code', '40+ connectors', 'Approval before action', 'A log of every step'],
  illustration: {
    name: 'agent',
    label: 'An agent reads an incoming order, checks stock and credit, and writes the reply.',
    labels: ['New order', 'Agent', 'Stock', 'Credit', 'Reply'],
  },
  site: { label: `Visit ${brand.agentBuilder.name} Site`, to: brand.agentBuilder.url },
};
