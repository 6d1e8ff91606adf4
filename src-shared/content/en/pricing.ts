import type { Plan, PriceLabels } from '../types.ts';

export const plans: Plan[] = [
  {
    name: 'Starter',
    price: { amount: 0, currency: 'USD', period: 'month' },
    description: 'For a first agent and a first proof.',
    features: ['5,000 AI operations per month', 'One workspace, three people', 'Community support'],
    popular: false,
  },
  {
    name: 'Growth',
    price: { amount: 49, currency: 'USD', period: 'month' },
    description: 'For a team that has customers waiting.',
    features: [
      '100,000 AI operations per month',
      'Ten people, roles and approval',
      'All connectors',
      'Answers within one working day',
    ],
    popular: true,
  },
  {
    name: 'Scale',
    price: { amount: 199, currency: 'USD', period: 'month' },
    description: 'For a product that runs on it.',
    features: [
      '1M AI operations per month',
      'Unlimited people',
      'Audit log export and single sign-on',
      'Answers within four hours',
    ],
    popular: false,
  },
];

export const priceLabels: PriceLabels = { free: 'Free', period: { month: 'per month' } };
