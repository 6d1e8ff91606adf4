import { expect, test } from 'vitest';
import { catalogue } from '#web/products/uae-ecommerce-aggregator/catalogue.ts';
import { historyDays, lastCut, stepsOf, summarize } from '#web/products/uae-ecommerce-aggregator/price-history.ts';

test('the median is that of all days, not of the changes', () => {
  const steps = [
    { daysAgo: 90, price: 200 },
    { daysAgo: 20, price: 100 },
    { daysAgo: 10, price: 50 },
    { daysAgo: 5, price: 150 },
  ];
  expect(summarize(steps)).toEqual({ lowest: 50, highest: 200, median: 200, saving: 0.25, verdict: 'sale' });
});

test('a price that was raised before it was cut is no sale', () => {
  const steps = stepsOf(100, 'lure');
  expect(summarize(steps)).toEqual({ lowest: 100, highest: 122, median: 100, saving: 0, verdict: 'lure' });
  expect(lastCut(steps)).toBeCloseTo(22 / 122);
});

test('a price is compared with its own median', () => {
  const verdict = (...course: Parameters<typeof stepsOf>) => summarize(stepsOf(...course)).verdict;
  expect(verdict(100, 'sale')).toBe('sale');
  expect(verdict(100, 'creeping')).toBe('dear');
  expect(verdict(100, 'steady')).toBe('usual');
  expect(lastCut([{ daysAgo: 90, price: 100 }])).toBe(0);
});

test('every history covers ninety days and ends with the price of today', () => {
  for (const { price, history } of catalogue.flatMap(({ offers }) => offers)) {
    expect(history[0]!.daysAgo).toBe(historyDays);
    expect(history.at(-1)!.price).toBe(price);
    const { lowest, highest } = summarize(history);
    expect(lowest).toBeLessThan(highest);
  }
});
