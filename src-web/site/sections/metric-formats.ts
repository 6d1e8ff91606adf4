import type { Metric } from '../../admin/dashboard-figures.ts';

const locale = 'en';
const percent: Intl.NumberFormatOptions = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 };
const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format;
const share = new Intl.NumberFormat(locale, percent).format;

export const change = new Intl.NumberFormat(locale, { ...percent, signDisplay: 'exceptZero' }).format;

export function formatsWith(amount: (figure: string) => string): Record<Metric, (value: number) => string> {
  return { revenue: (value) => amount(count(value)), users: count, conversion: share, churn: share };
}
