export interface Price {
  amount: number;
  currency: 'USD';
  period: 'month';
}

export type PlanId = 'starter' | 'growth' | 'scale';

export interface PlanFacts {
  id: PlanId;
  price: Price;
  popular: boolean;
  /** AI operations a month. */
  operations: number;
  people: number;
}

export const planFacts: PlanFacts[] = [
  {
    id: 'starter',
    price: { amount: 0, currency: 'USD', period: 'month' },
    popular: false,
    operations: 5_000,
    people: 3,
  },
  {
    id: 'growth',
    price: { amount: 49, currency: 'USD', period: 'month' },
    popular: true,
    operations: 100_000,
    people: 10,
  },
  {
    id: 'scale',
    price: { amount: 199, currency: 'USD', period: 'month' },
    popular: false,
    operations: 1_000_000,
    people: Number.POSITIVE_INFINITY,
  },
];

export type ColumnId = PlanId | 'enterprise';

const columns: ColumnId[] = [...planFacts.map(({ id }) => id), 'enterprise'];

/** The product that the plans cover. The others are quoted by scale. */
export const planProduct = 'lagentry';

/** The first column with each feature. The columns after it have the feature too. */
export const featureFrom = {
  approval: 'starter',
  log: 'starter',
  connectors: 'growth',
  roles: 'growth',
  auditExport: 'scale',
  singleSignOn: 'scale',
  provisioning: 'enterprise',
  regionalHosting: 'enterprise',
} as const satisfies Record<string, ColumnId>;

export type PlanFeature = keyof typeof featureFrom;

export function columnsWith(feature: PlanFeature): boolean[] {
  return columns.map((_, index) => index >= columns.indexOf(featureFrom[feature]));
}

/** The smallest plan with room for the operations of a month. */
export function planFor(operations: number): ColumnId {
  return planFacts.find((plan) => operations <= plan.operations)?.id ?? 'enterprise';
}

/** The peg of the Central Bank of the UAE. */
export const dirhamRate = { perDollar: 3.6725, on: '2026-11-27' };

export function approximateDirhams(dollars: number): number {
  return Math.round(dollars * dirhamRate.perDollar);
}
