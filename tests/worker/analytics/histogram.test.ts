import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bucketOf, p75 } from '../../../src-worker/analytics/counts.ts';

function histogramOf(values: number[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(value)!;
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
}

function exactP75(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(0.75 * values.length) - 1]!;
}

it('finds the 75th percentile within 6 % of the exact one, in any set of measurements', () => {
  const values = fc.array(fc.double({ min: 1, max: 60_000, noNaN: true }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(values, (set) => {
      const exact = exactP75(set);
      expect(Math.abs(p75(histogramOf(set))! - exact) / exact).toBeLessThan(0.06);
    }),
  );
});

it.each([
  ['LCP of fast and slow phones', (rank: number) => Math.exp(7.4 + 0.6 * normal(rank))],
  ['INP with a long tail', (rank: number) => 16 + 90 / (1 - 0.98 * rank)],
  ['CLS close to nothing', (rank: number) => 1 + 60 * rank ** 4],
])('finds it for a shape as %s', (_shape, valueAt) => {
  const values = Array.from({ length: 5000 }, (_, i) => valueAt((i + 0.5) / 5000));
  expect(Math.abs(p75(histogramOf(values))! / exactP75(values) - 1)).toBeLessThan(0.06);
});

/** A value of the standard normal distribution, by its rank between 0 and 1 (logistic approximation). */
function normal(rank: number): number {
  return Math.log(rank / (1 - rank)) / 1.702;
}

it('has no percentile without measurements', () => {
  expect(p75(new Map())).toBeNull();
  expect(p75(new Map([[3, 0]]))).toBeNull();
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 60_001, undefined])('takes %s for no measurement', (value) => {
  expect(bucketOf(value)).toBeUndefined();
});

it('has at most a hundred buckets', () => {
  expect(bucketOf(0)).toBe(0);
  expect(bucketOf(60_000)).toBeLessThan(100);
});
