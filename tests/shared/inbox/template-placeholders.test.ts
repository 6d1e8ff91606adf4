import { expect, it } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from '#shared/inbox/template-placeholders.ts';

const values = { firstName: 'ليلى', position: null, nextWorkingDay: 'Monday, 2 March' };

it('fills known values, and leaves a greeting without a name complete', () => {
  const text = 'Hello {firstName}, we call on {nextWorkingDay}.';
  expect(fillPlaceholders(text, values, 'en')).toBe('Hello ليلى, we call on Monday, 2 March.');
  expect(fillPlaceholders(text, { ...values, firstName: '' }, 'en')).toBe('Hello, we call on Monday, 2 March.');
  expect(fillPlaceholders('مرحبًا {firstName}،', values, 'ar')).toBe('مرحبًا \u2068ليلى\u2069،');
});

it('fills no placeholder of a value, such as a name that looks like one', () => {
  const hostile = { ...values, firstName: '{nextWorkingDay}' };
  expect(fillPlaceholders('Hello {firstName}', hostile, 'en')).toBe('Hello {nextWorkingDay}');
});

it('finds unknown placeholders, and a position for forms without one', () => {
  for (const name of ['lastName', 'FirstName', ' firstName', '', 'الاسم', '__proto__']) {
    expect(unknownPlaceholders(`Hello {${name}}`, ['demo'])).toEqual([name]);
  }
  expect(unknownPlaceholders('{firstName} {nextWorkingDay} {position}', ['career'])).toEqual([]);
  expect(unknownPlaceholders('{position}', ['career', 'demo'])).toEqual(['position']);
  expect(unknownPlaceholders('a { over\n two lines }', ['demo'])).toEqual([]);
});
