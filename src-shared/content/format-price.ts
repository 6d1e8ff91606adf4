import type { Price } from '../site/plans.ts';
import type { PriceLabels } from './types/blocks.ts';

/** A price: `$49` and `per month`; a free plan has no period. In Arabic `US$` after the amount would read as `$US`. */
export function formatPrice(
  { amount, currency, period }: Price,
  labels: Pick<PriceLabels, 'free' | 'period'>,
): { amount: string; period?: string } {
  if (amount === 0) return { amount: labels.free };
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
  return { amount: format.format(amount), period: labels.period[period] };
}
