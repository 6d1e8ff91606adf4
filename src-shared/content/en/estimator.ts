import type { EstimatorTexts } from '../types/blocks.ts';
import { enterprise, plans } from './pricing.ts';

const [starter, growth, scale] = plans.map(({ name }) => name) as [string, string, string];

export const estimator: EstimatorTexts = {
  fields: {
    cases: { label: 'Cases a month', hint: 'Invoices, applications, tickets' },
    steps: { label: 'Steps in each case', hint: 'Documents read, checks, replies' },
    minutes: { label: 'Minutes by hand for each case', hint: 'Optional' },
    wage: { label: 'Cost of an hour of work, in AED', hint: 'Optional' },
  },
  invalid: (largest) => `Enter a number above 0, at most ${largest}.`,
  operations: 'Operations a month',
  plan: 'Plan with room for them',
  plans: { starter, growth, scale, enterprise: enterprise.name },
  hours: 'Hours by hand a month',
  cost: 'Cost by hand a month',
  dirhams: (amount) => `AED ${amount}`,
  note: 'The figures are computed on this page and stored nowhere. They are an estimate, not a quote.',
  action: 'Take these numbers to the demo',
};
