import { expect, test } from 'vitest';
import { addMonths, dayInMonth, daysOf, weeksOf } from '#shared/time/months.ts';
import { dayForKey } from '#web/forms/slot-picker/day-for-key.ts';

test('months continue over the ends of years and have their number of days', () => {
  expect(addMonths('2026-11', 3)).toBe('2027-02');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(daysOf('2027-02')).toHaveLength(28);
  expect(daysOf('2028-02').at(-1)).toBe('2028-02-29');
  expect(daysOf('2026-12')).toHaveLength(31);
});

test('a month is whole weeks with blanks before and after its days', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    undefined,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect(weeks[4]).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', undefined, undefined, undefined]);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2027-05')).toHaveLength(6);
});

test('the same day of a shorter month is its last day', () => {
  expect(dayInMonth('2027-01-31', '2027-02')).toBe('2027-02-28');
  expect(dayInMonth('2027-01-15', '2027-02')).toBe('2027-02-15');
});

test.each([
  ['ArrowLeft', '2026-12-02', '2026-12-04'],
  ['ArrowRight', '2026-12-04', '2026-12-02'],
  ['ArrowUp', '2026-11-26', '2026-11-26'],
  ['ArrowDown', '2026-12-10', '2026-12-10'],
  ['Home', '2026-11-30', '2026-11-30'],
  ['End', '2026-12-06', '2026-12-06'],
  ['PageUp', '2026-11-03', '2026-11-03'],
  ['PageDown', '2027-01-03', '2027-01-03'],
  ['Tab', undefined, undefined],
])('%s leads to %s in English and to %s in Arabic', (key, english, arabic) => {
  expect(dayForKey(key, '2026-12-03', 'en')).toBe(english);
  expect(dayForKey(key, '2026-12-03', 'ar')).toBe(arabic);
});
