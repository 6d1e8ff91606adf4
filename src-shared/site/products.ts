import { brand } from '../brand.ts';
import type { ContentIcon } from '../content/types/blocks.ts';
import { paths } from '../paths.ts';

export interface ProductFacts {
  id: string;
  path: string;
  name: string;
  icon: ContentIcon;
}

export const productFacts = {
  lagentry: { id: 'lagentry', path: paths.lagentry, name: brand.agentBuilder.name, icon: 'agent' },
  aiAuditor: { id: 'ai-auditor', path: paths.aiAuditor, name: 'AI Auditor', icon: 'audit' },
  idVerification: { id: 'id-verification', path: paths.idVerification, name: 'ID Verification', icon: 'identity' },
  marketeye: { id: 'marketeye', path: paths.marketeye, name: 'MarketEye', icon: 'market' },
  aiDataAnalyst: { id: 'ai-data-analyst', path: paths.aiDataAnalyst, name: 'AI Data Analyst', icon: 'chart' },
  uaeEcommerceAggregator: {
    id: 'uae-ecommerce-aggregator',
    path: paths.ecommerceAggregator,
    name: 'UAE E-commerce Aggregator',
    icon: 'basket',
  },
} as const satisfies Record<string, ProductFacts>;
