import { expect, test } from 'vitest';
import { figuresOf, metrics, ranges } from '#web/admin/dashboard-figures.ts';

test.each(ranges)('the total of %s is the sum or the mean of its points', (range) => {
  for (const metric of metrics) {
    const { series, total } = figuresOf(metric, range);
    const sum = series.reduce((all, value) => all + value, 0);
    expect(total).toBeCloseTo(metric === 'revenue' ? sum : sum / series.length, 8);
  }
});

test('a range has points of its own, and a shorter one is the end of a longer one', () => {
  const points = (range: (typeof ranges)[number]) => figuresOf('revenue', range).series;
  expect(ranges.map((range) => points(range).length)).toEqual([7, 30, 90, 12]);
  expect(points('30d').slice(-7)).toEqual(points('7d'));
  expect(points('90d').slice(-30)).toEqual(points('30d'));
});
