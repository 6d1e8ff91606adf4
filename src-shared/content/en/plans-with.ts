import { type ColumnId, featureFrom, type PlanFeature } from '../../site/plans.ts';

export const planNames: Record<ColumnId, string> = {
  starter: 'Starter',
  growth: 'Growth',
  scale: 'Scale',
  enterprise: 'Enterprise',
};

const from: Record<ColumnId, string> = {
  starter: 'on every plan',
  growth: 'on Growth, Scale and Enterprise',
  scale: 'on Scale and Enterprise',
  enterprise: 'in Enterprise contracts',
};

/** A part of each sentence that promises the feature (`plan-promises.test.ts`). */
export function plansWith(feature: PlanFeature): string {
  return from[featureFrom[feature]];
}

/** Below the invitation of a product that no plan covers. */
export const priceNote = 'Pricing depends on scale. Ask for a quote.';
