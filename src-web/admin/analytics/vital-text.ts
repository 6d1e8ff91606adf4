import type { Metric } from '../../../src-shared/analytics/vitals.ts';

/** Formats a measured value: `2.1 s`, `180 ms`, and CLS, which has no unit, as `0.08`. */
export function vitalText(metric: Metric, value: number): string {
  if (metric === 'cls') return (value / 1000).toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
