import type { EstimatorTexts } from '../types/blocks.ts';
import { enterprise, plans } from './pricing.ts';

const [starter, growth, scale] = plans.map(({ name }) => name) as [string, string, string];

export const estimator: EstimatorTexts = {
  fields: {
    cases: { label: 'Cases a month', hint: 'Invoices, applications, tickets' },
    steps: { label: 'Steps per case', hint: 'Documents read, checks, replies' },
    minutes: { label: 'Manual minutes per case', hint: 'Optional' },
    wage: { label: 'Labour cost per hour, in AED', hint: 'Optional' },
  },
  invalid: (largest) => `Enter a number above 0, at most ${largest}.`,
  operations: 'Operations a month',
  plan: 'Plan that covers them',
  plans: { starter, growth, scale, enterprise: enterprise.name },
  hours: 'Manual hours a month',
  cost: 'Manual cost a month',
  dirhams: (amount) => `AED ${amount}`,
  note: 'Calculated in your browser and not stored. An estimate, not a quote.',
  action: 'Bring these numbers to a demo',
};
