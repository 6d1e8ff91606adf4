import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { claims } from '../../site/claims.ts';
import { columnsWith, type PlanFeature, type PlanId, planFacts } from '../../site/plans.ts';
import { formatPrice } from '../format-price.ts';
import type { ComparisonTable, EnterpriseOffer, Plan, PlanTexts, PriceLabels } from '../types/blocks.ts';
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

const numbers = new Intl.NumberFormat('en');

export const priceLabels: PriceLabels = {
  free: 'Free',
  period: { month: 'per month' },
  dirhams: (amount) => `about AED ${numbers.format(amount)}`,
};

export const enterprise: EnterpriseOffer = {
  name: 'Enterprise',
  price: 'Quoted',
  description: 'For companies with a security review.',
  features: [
    'Six products under one contract',
    'Hosting in the UAE, KSA or your own cloud',
    'Single sign-on, SCIM and audit log export',
    `${claims.enterpriseSla} SLA, engineers you know by name`,
  ],
  action: { label: 'Ask for a quote', to: `${paths.scheduleDemo}?about=quote` },
};

const features: Record<PlanFeature, string> = {
  connectors: 'All connectors',
  roles: 'Roles and approvals',
  auditExport: 'Audit log export',
  singleSignOn: 'Single sign-on',
  regionalHosting: 'Hosting in a region you choose',
};

const quoted = 'In the quote';
const people = (count: number) => (Number.isFinite(count) ? String(count) : 'Unlimited');

export const comparison: ComparisonTable = {
  layout: 'figures',
  columns: ['Plan', ...plans.map(({ name }) => name), enterprise.name],
  texts: { yes: 'Yes', no: 'No' },
  rows: [
    {
      name: 'Price',
      cells: [...plans.map(({ price }) => Object.values(formatPrice(price, priceLabels)).join(' ')), enterprise.price],
    },
    {
      name: 'AI operations per month',
      cells: [...planFacts.map(({ operations }) => numbers.format(operations)), quoted],
    },
    { name: 'People', cells: [...planFacts.map((plan) => people(plan.people)), quoted] },
    ...(Object.keys(features) as PlanFeature[]).map((id) => ({ name: features[id], cells: columnsWith(id) })),
    { name: 'Uptime guarantee', cells: [...planFacts.map(() => claims.uptime), claims.enterpriseSla] },
    {
      name: 'Support',
      cells: [
        'Community',
        `Replies ${commitments.growthReply}`,
        `Replies ${commitments.scaleReply}`,
        'Named engineers on Gulf time',
      ],
    },
  ],
};
