import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { CallToActionBlock } from '../../types/blocks.ts';
import { productGrid } from '../products.ts';

const productsPage = {
  meta: {
    title: 'AI products for GCC businesses',
    description: `The six products of ${brand.name}: agent builder, AI auditor, ID verification, market intelligence, data analyst and price aggregator.`,
  },
  eyebrow: 'Products',
  title: 'Six AI products for companies in the Gulf',
  lead: 'Use one or combine them. They share connectors, permissions and one audit log.',
  listTitle: 'Our products',
  grid: productGrid,
  callToAction: {
    kind: 'call-to-action',
    layout: 'split',
    title: 'Not sure which one?',
    lead: 'Tell us what takes too long today, and we’ll show you what we’d try first.',
    actions: [
      { label: 'Schedule Demo', to: paths.scheduleDemo },
      { label: 'Partner With Us', to: paths.partner },
    ],
  } satisfies CallToActionBlock,
};
export type ProductsPageContent = typeof productsPage;

export default productsPage;
