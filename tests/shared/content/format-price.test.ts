import { expect, it } from 'vitest';
import { formatPrice } from '#shared/content/format-price.ts';

const labels = { free: 'Free', period: { month: 'per month' } };

it('formats a price with its period', () => {
  expect(formatPrice({ amount: 1499, currency: 'USD', period: 'month' }, labels)).toEqual({
    amount: '$1,499',
    period: 'per month',
  });
});

it('has a label instead of an amount for a free plan', () => {
  expect(formatPrice({ amount: 0, currency: 'USD', period: 'month' }, labels)).toEqual({ amount: 'Free' });
});

it('writes an amount in the same way in Arabic', () => {
  const arabic = { free: 'مجانًا', period: { month: 'شهريًا' } };
  expect(formatPrice({ amount: 1499, currency: 'USD', period: 'month' }, arabic)).toEqual({
    amount: '$1,499',
    period: 'شهريًا',
  });
});
