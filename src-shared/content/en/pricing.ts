import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { claims } from '../../site/claims.ts';
import { columnsWith, type PlanFeature, type PlanId, planFacts } from '../../site/plans.ts';
import { formatPrice } from '../format-price.ts';
import type { ComparisonTable, EnterpriseOffer, Plan, PlanTexts, PriceLabels } from '../types/blocks.ts';
import { commitments } from './commitments.ts';
import { planNames } from './plans-with.ts';

const texts: Record<PlanId, Omit<PlanTexts, 'name'>> = {
  starter: {
    description: 'For your first agent.',
    features: [
      '5,000 AI operations per month',
      'One workspace, three people',
      'Approval before action, and a log of every step',
      'Help pages and email',
    ],
  },
  growth: {
    description: 'For teams with paying customers.',
    features: [
      '100,000 AI operations per month',
      '10 people, with roles',
      'All connectors',
      `Replies ${commitments.growthReply}`,
    ],
  },
  scale: {
    description: 'For products your customers rely on.',
    features: [
      '1M AI operations per month',
      'Unlimited people',
      'Audit log export and single sign-on',
      `Replies ${commitments.scaleReply}`,
    ],
  },
};

export const plans: Plan[] = planFacts.map((facts) => ({ ...facts, name: planNames[facts.id], ...texts[facts.id] }));

/** The name of the service that the plans are for, for search engines. */
export const plansName = `${brand.agentBuilder.name} plans`;

const numbers = new Intl.NumberFormat('en');

export const priceLabels: PriceLabels = {
  free: 'Free',
  period: { month: 'per month' },
  dirhams: (amount) => `about AED ${numbers.format(amount)}`,
};

export const enterprise: EnterpriseOffer = {
  name: planNames.enterprise,
  price: 'Custom',
  description: 'For companies that require a security review.',
  features: [
    'Six products under one contract',
    'Hosting in the UAE, KSA or your own cloud',
    'Single sign-on, SCIM and audit log export',
    `${claims.enterpriseSla} SLA, engineers you know by name`,
  ],
  action: { label: 'Ask for a quote', to: `${paths.scheduleDemo}?about=quote` },
};

const features: Record<PlanFeature, string> = {
  approval: 'Approval before action',
  log: 'A log of every step',
  connectors: 'All connectors',
  roles: 'Roles',
  auditExport: 'Audit log export',
  singleSignOn: 'Single sign-on',
  provisioning: 'SCIM user provisioning',
  regionalHosting: 'Hosting in the UAE, KSA or your own cloud',
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
        'Help pages and email',
        `Replies ${commitments.growthReply}`,
        `Replies ${commitments.scaleReply}`,
        'Named engineers on Gulf time',
      ],
    },
  ],
};
