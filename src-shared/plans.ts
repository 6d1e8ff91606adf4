export interface Price {
  /** 0 is free. */
  amount: number;
  /** ISO 4217. */
  currency: 'USD';
  period: 'month';
}

export type PlanId = 'starter' | 'growth' | 'scale';

export interface PlanFacts {
  id: PlanId;
  price: Price;
  popular: boolean;
}

/** In the order of the page. The sentences are in `content/<locale>/pricing.ts`. */
export const planFacts: PlanFacts[] = [
  { id: 'starter', price: { amount: 0, currency: 'USD', period: 'month' }, popular: false },
  { id: 'growth', price: { amount: 49, currency: 'USD', period: 'month' }, popular: true },
  { id: 'scale', price: { amount: 199, currency: 'USD', period: 'month' }, popular: false },
];
