/** Values are in milliseconds, those of CLS in thousandths. */
export const metrics = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type Metric = (typeof metrics)[number];

/** https://web.dev/articles/vitals: good up to the first limit at the 75th percentile, poor above the second. */
export const vitalLimits: Record<Metric, { good: number; poor: number }> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
  ttfb: { good: 800, poor: 1800 },
};

export type Rating = 'good' | 'middling' | 'poor';

export function ratingOf(metric: Metric, value: number): Rating {
  const { good, poor } = vitalLimits[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'middling' : 'poor';
}

export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];
