import type { Locale } from '../locales.ts';
import type { Price, PriceLabels } from './types.ts';

/** A price in the reader's language: `$49` and `per month`; a free plan has no period. */
export function formatPrice(
  { amount, currency, period }: Price,
  labels: PriceLabels,
  locale: Locale,
): { amount: string; period?: string } {
  if (amount === 0) return { amount: labels.free };
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return { amount: format.format(amount), period: labels.period[period] };
}
