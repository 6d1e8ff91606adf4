import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { estimate, estimateQuery, readNumber, readNumbers } from '#web/site/estimate.ts';

it.each([
  ['2,000', 2000],
  ['٢٬٠٠٠', 2000],
  ['۱۲٫۵', 12.5],
  [' 1 500 ', 1500],
  ['10000000', 10_000_000],
  ['12,5', 12.5],
  ['١٢،٥', 12.5],
  ['0,125', 0.125],
  ['1,250', 1250],
  ['1,00,000', 100_000],
  ['1,234.5', 1234.5],
])('reads the number %s', (text, number) => {
  expect(readNumber('cases', text)).toBe(number);
});

it.each([
  '',
  '0',
  '٠',
  '-5',
  '1e12',
  '1000000000000',
  '12 a',
  'Infinity',
  '1.2.3',
  '1,23,4',
  '12 5',
  '1,234,5',
  '1,2.5',
])('takes "%s" for no number', (text) => {
  expect(readNumber('cases', text)).toBeUndefined();
});

it('reads a number as it is written in each place of the Gulf, or not at all', () => {
  const locales = ['en-AE', 'en-IN', 'ar-AE-u-nu-arab', 'ar-SA', 'fr-FR'];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(...locales), (number, locale) => {
      expect(readNumber('cases', new Intl.NumberFormat(locale).format(number))).toBe(number);
    }),
    { numRuns: 100 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.constantFrom('.', ',', '٫', '،'), (number, sign) => {
      expect(readNumber('cases', `${number}${sign}5`)).toBe(number + 0.5);
    }),
    { numRuns: 100 },
  );
});

test.each([
  [1_000, 5, 5_000, 'starter'],
  [1_001, 5, 5_005, 'growth'],
  [100_000, 1, 100_000, 'growth'],
  [1_000_000, 1, 1_000_000, 'scale'],
  [10_000_000, 1_000, 10_000_000_000, 'enterprise'],
])('%d cases with %d steps are %d operations for %s', (cases, steps, operations, plan) => {
  expect(estimate({ cases, steps })).toMatchObject({ operations, plan });
});

test('hours and cost by hand need their own numbers', () => {
  expect(estimate({ cases: 2000, steps: 6, minutes: 12, wage: 60 })).toMatchObject({ hours: 400, cost: 24_000 });
  expect(estimate({ cases: 2000, steps: 6, wage: 60 })).toMatchObject({ hours: undefined, cost: undefined });
  expect(estimate({ cases: 2000, minutes: 12, wage: 60 })).toBeUndefined();
});

test('the query of an estimate has its numbers, which are read from it again', () => {
  const numbers = { cases: 2000, steps: 6, minutes: 12.5 };
  const query = new URLSearchParams(estimateQuery(numbers));
  expect(query.get('about')).toBe('estimate');
  expect(readNumbers((field) => query.get(field) ?? '')).toEqual({ ...numbers, wage: undefined });
});
