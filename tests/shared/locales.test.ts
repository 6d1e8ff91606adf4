import { expect, it } from 'vitest';
import { intlLocale, isLocale } from '#shared/locales.ts';

it('accepts only the languages of the site', () => {
  expect(['en', 'ar'].every(isLocale)).toBe(true);
  expect(['fr', 'EN', 'toString', '', 1, null, undefined, ['en']].some(isLocale)).toBe(false);
});

it('writes Latin digits in both languages', () => {
  for (const locale of Object.values(intlLocale)) {
    expect(new Intl.NumberFormat(locale).format(2400)).toBe('2,400');
    expect(new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(0)).toMatch(/1970/);
  }
});
