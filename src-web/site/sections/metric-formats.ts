import type { Metric } from '../../../src-shared/dashboard-figures.ts';

/** Figures look the same in every language: `AED 131,000`, `+12.5%`. */
const locale = 'en';
const percent: Intl.NumberFormatOptions = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 };
const aed = new Intl.NumberFormat(locale, { style: 'currency', currency: 'AED', maximumFractionDigits: 0 }).format;
const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format;
const share = new Intl.NumberFormat(locale, percent).format;

export const change = new Intl.NumberFormat(locale, { ...percent, signDisplay: 'exceptZero' }).format;
export const formats: Record<Metric, (value: number) => string> = {
  revenue: aed,
  users: count,
  conversion: share,
  churn: share,
};
