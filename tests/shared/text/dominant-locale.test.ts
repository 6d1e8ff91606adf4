import { expect, it } from 'vitest';
import { locales } from '#shared/locales.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';

it.each([
  ['ما هو Lagentry؟', 'ar'],
  ['Lagentry: ما سعره؟', 'ar'],
  ['مُحَمَّد', 'ar'],
  ['What does أهلا mean?', 'en'],
  ['Tell me about Lagentry', 'en'],
  ['راسلونا على sales.team@company.example أو زوروا https://site.example/a/b/c', 'ar'],
  ['شغّل `npm run build and wait` الآن', 'ar'],
  ['[الوظائف](https://site.example/careers/all)', 'ar'],
  ['أهلًا، أنا جو من \u2068Rihla AI Free Zone Company\u2069', 'ar'],
] as const)('takes the language of %j from most of its words', (text, locale) => {
  for (const otherwise of locales) expect(dominantLocale(text, otherwise)).toBe(locale);
});

it.each(['', '؟', '123', '+971 4 000 0000', '🙂', '你好'])('knows no language of %j', (text) => {
  for (const otherwise of locales) expect(dominantLocale(text, otherwise)).toBe(otherwise);
});
