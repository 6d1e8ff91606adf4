import { brand } from '../../brand.ts';
import { type PlanId, planFacts } from '../../site/plans.ts';
import type { Plan, PlanTexts, PriceLabels } from '../types/blocks.ts';
import { commitments } from './commitments.ts';

const texts: Record<PlanId, PlanTexts> = {
  starter: {
    name: 'Starter',
    description: 'For your first agent.',
    features: ['5,000 AI operations per month', 'One workspace, three people', 'Community support'],
  },
  growth: {
    name: 'Growth',
    description: 'For teams with paying customers.',
    features: [
      '100,000 AI operations per month',
      'Ten people, with roles and approvals',
      'All connectors',
      `Replies ${commitments.growthReply}`,
    ],
  },
  scale: {
    name: 'Scale',
    description: 'For products that depend on it.',
    features: [
      '1M AI operations per month',
      'Unlimited people',
      'Audit log export and single sign-on',
      `Replies ${commitments.scaleReply}`,
    ],
  },
};

export const plans: Plan[] = planFacts.map((facts) => ({ ...facts, ...texts[facts.id] }));

/** The name of the service that the plans are for, for search engines. */
export const plansName = `${brand.name} for startups`;

export const priceLabels: PriceLabels = { free: 'Free', period: { month: 'per month' } };
