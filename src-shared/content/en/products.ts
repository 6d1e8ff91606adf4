import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import type { ProductSummary } from '../types.ts';

/** Our products, in the order of every list. */
export const products: ProductSummary[] = [
  {
    id: 'lagentry',
    path: paths.lagentry,
    name: brand.agentBuilder.name,
    icon: 'agent',
    title: 'No-code AI agent builder',
    description: 'Describe a task, connect the systems it needs, and put an agent to work the same day.',
    features: ['Visual builder, no code', 'Over forty connectors', 'Approval before action', 'A log of every step'],
    vignette: {
      name: 'agent',
      label: 'An agent reads an incoming order, checks stock and credit, and writes the reply.',
      words: ['New order', 'Agent', 'Stock', 'Credit', 'Reply'],
    },
    site: { label: `Visit ${brand.agentBuilder.name} Site`, to: brand.agentBuilder.url },
  },
  {
    id: 'ai-auditor',
    path: paths.aiAuditor,
    name: 'AI Auditor',
    icon: 'audit',
    title: 'Financial analysis and compliance',
    description: 'Reads every ledger line instead of a sample, and shows the evidence behind each finding.',
    features: [
      'Every transaction checked',
      'Six compliance standards',
      'Evidence for each finding',
      'Reports ready to file',
    ],
    vignette: {
      name: 'audit',
      label: 'A ledger is checked line by line; one line is held for review.',
      words: ['INV-2041', 'INV-2042', 'INV-2043', 'INV-2044', 'Review'],
    },
  },
  {
    id: 'id-verification',
    path: paths.idVerification,
    name: 'ID Verification',
    icon: 'identity',
    title: 'Identity checks across the GCC',
    description: 'Reads the document, matches the face and answers in seconds, in Arabic and English.',
    features: [
      'All six GCC national IDs',
      'Face match with liveness',
      'Arabic and English text',
      'An answer in under 30 s',
    ],
    vignette: {
      name: 'identity',
      label: 'An identity card is scanned and three checks pass.',
      words: ['Document', 'Face', 'Liveness'],
    },
  },
  {
    id: 'marketeye',
    path: paths.marketeye,
    name: 'MarketEye',
    icon: 'market',
    title: 'Market price intelligence',
    description: 'Follows prices across four asset classes and says what moved, by how much, and what usually follows.',
    features: ['Four asset classes', 'Alerts with a reason', 'Price history by the minute', 'An API for your desk'],
    vignette: {
      name: 'market',
      label: 'A price ladder: offers above, bids below, and the last price between them.',
      words: ['101.4', '101.3', '101.2', '101.1', '101.0', '100.9'],
    },
  },
  {
    id: 'ai-data-analyst',
    path: paths.aiDataAnalyst,
    name: 'AI Data Analyst',
    icon: 'chart',
    title: 'Answers from your own data',
    description: 'Ask in plain words; get the number, the chart, and the query that made them.',
    features: [
      'Questions in plain words',
      'The query behind each answer',
      'Alerts when a trend breaks',
      'Works on your warehouse',
    ],
    vignette: {
      name: 'analyst',
      label: 'A question is asked in words and answered with a chart.',
      words: ['Why did June beat May?', 'Returning customers: +18%'],
    },
  },
  {
    id: 'uae-ecommerce-aggregator',
    path: paths.ecommerceAggregator,
    name: 'UAE E-commerce Aggregator',
    icon: 'basket',
    title: 'Prices across UAE stores',
    description: 'One search over the stores of the Emirates, with delivery and stock counted in.',
    features: [
      'One search, many stores',
      'Delivery cost included',
      'Price history per item',
      'Alerts when a price falls',
    ],
    vignette: {
      name: 'basket',
      label: 'The same basket at three stores; the cheapest is marked.',
      words: ['Store A', 'Store B', 'Store C', 'AED 412', 'AED 389', 'AED 405', 'Best'],
    },
  },
];

/** A product by its id. @throws when there is none */
export function productOf(id: string): ProductSummary {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`There is no product "${id}"`);
  return product;
}
