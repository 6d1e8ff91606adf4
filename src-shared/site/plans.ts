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
}

export const planFacts: PlanFacts[] = [
  { id: 'starter', price: { amount: 0, currency: 'USD', period: 'month' }, popular: false },
  { id: 'growth', price: { amount: 49, currency: 'USD', period: 'month' }, popular: true },
  { id: 'scale', price: { amount: 199, currency: 'USD', period: 'month' }, popular: false },
];
