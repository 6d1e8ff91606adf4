import { expect, it } from 'vitest';
import { plural } from '#shared/content/ar/plural.ts';

const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

it.each([
  [0, 'zero'],
  [1, 'one'],
  [2, 'two'],
  [3, 'few'],
  [10, 'few'],
  [11, 'many'],
  [99, 'many'],
  [100, 'other'],
  [102, 'other'],
  [103, 'few'],
  [1.5, 'other'],
])('counts %d with the form "%s"', (n, form) => {
  expect(plural(n, forms)).toBe(form);
});
