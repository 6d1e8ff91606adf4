export const metrics = ['revenue', 'users', 'conversion', 'churn'] as const;
export type Metric = (typeof metrics)[number];
export const ranges = ['7d', '30d', '90d', '1y'] as const;
export type Range = (typeof ranges)[number];

const sizes: Record<Range, { days: number; points: number }> = {
  '7d': { days: 7, points: 7 },
  '30d': { days: 30, points: 30 },
  '90d': { days: 90, points: 90 },
  '1y': { days: 365, points: 12 },
};

/** Factors from the last day, a Sunday, back to Monday. */
const week = [0.93, 1, 1.08, 1.18, 0.95, 0.92, 0.94];

function noise(ago: number, seed: number): number {
  return Math.sin(ago * 12.9898 + seed * 78.233);
}

/** Two years of an invented shop: growth from `yearAgo`, a part of the last value, with its weeks and some noise. */
function day(ago: number, last: number, yearAgo: number, spread: number, seed: number): number {
  const trend = last * yearAgo ** (ago / 365);
  return trend * (1 + (week[ago % 7]! - 1) * spread + noise(ago, seed) * 0.05 * spread);
}

/** Revenue in AED, users as a number, rates as fractions. `0` is the last day. */
const daily: Record<Metric, (ago: number) => number> = {
  revenue: (ago) => Math.round(day(ago, 4497.72, 0.5, 1, 1)),
  users: (ago) => Math.round(day(ago, 410.17, 0.62, 0.8, 2)),
  conversion: (ago) => day(ago, 0.03642, 0.78, 0.7, 3),
  churn: (ago) => day(ago, 0.02063, 1.6, 0.4, 4),
};

interface Figures {
  series: number[];
  /** The sum of the series for revenue, its mean for the others. */
  total: number;
  change: number;
}

export const isSum = (metric: Metric) => metric === 'revenue';

export function figuresOf(metric: Metric, range: Range): Figures {
  const series = seriesOf(metric, range, 0);
  const total = totalOf(metric, series);
  return { series, total, change: total / totalOf(metric, seriesOf(metric, range, sizes[range].days)) - 1 };
}

function seriesOf(metric: Metric, range: Range, before: number): number[] {
  const { days, points } = sizes[range];
  return Array.from({ length: points }, (_, point) => {
    const from = before + Math.round((days * (points - 1 - point)) / points);
    const to = before + Math.round((days * (points - point)) / points);
    const values = Array.from({ length: to - from }, (_, index) => daily[metric](from + index));
    return totalOf(metric, values);
  });
}

function totalOf(metric: Metric, values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return isSum(metric) ? sum : sum / values.length;
}
