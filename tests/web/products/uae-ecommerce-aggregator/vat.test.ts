import { expect, test } from 'vitest';
import { vatIn } from '../../../../src-web/products/uae-ecommerce-aggregator/vat.ts';

test('the VAT is in the amount, not on top of it', () => {
  expect(vatIn(105)).toBeCloseTo(5);
  expect(vatIn(312)).toBeCloseTo(14.857, 3);
});
