import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { planProduct } from '#shared/site/plans.ts';
import type { CallToActionBlock, ComparisonBlock } from '../../types/blocks.ts';
import { productGrid, products } from '../products.ts';

const plans = 'Plans from $0 a month';
const quoted = 'Quoted by scale';

/** The order is that of the products. */
const compared = [
  [
    'Operations teams',
    'Emails, documents, records',
    'Finished work, after your approval',
    'Email, ERP, CRM, sheets, databases, HTTP services',
  ],
  [
    'Auditors and finance teams',
    'Ledgers, contracts, controls',
    'Findings with evidence, and reports',
    'Exports from your accounting system',
  ],
  [
    'Banks, travel, telecom, marketplaces',
    'Identity documents and a selfie',
    'Checked fields, a face match and a result',
    'Your app, through one API',
  ],
  ['Trading desks', 'Prices and news', 'Alerts, each with its reason', 'Licensed price feeds, and an API'],
  ['Managers and analysts', 'Your tables, and a question', 'A number, a chart and its query', 'Your databases'],
  [
    'Shoppers, retailers, brands',
    'Offers from UAE stores',
    'The full price, its history and alerts',
    'An API or a spreadsheet',
  ],
];

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
  comparison: {
    kind: 'comparison',
    id: 'comparison',
    layout: 'texts',
    title: 'The six products side by side',
    columns: ['Product', 'Who uses it', 'What it reads', 'You get', 'Systems', 'Price'],
    rows: products.map(({ id, name }, index) => ({
      name,
      cells: [...compared[index]!, id === planProduct ? plans : quoted],
    })),
  } satisfies ComparisonBlock as ComparisonBlock,
  callToAction: {
    kind: 'call-to-action',
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
