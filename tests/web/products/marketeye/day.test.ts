import { expect, test } from 'vitest';
import { priceLine } from '#web/products/marketeye/day.ts';

test('a line goes through its values in whole numbers, the highest at the top', () => {
  const { path, yOf } = priceLine([10, 20, 15], 3, 72);
  expect(path).toBe('M0 72l3 -72l3 36');
  expect([yOf(20), yOf(10)]).toEqual([0, 72]);
});
