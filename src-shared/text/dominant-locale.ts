import type { Locale } from '../locales.ts';

const quoted = /`[^`]*`|https?:\/\/\S+|\]\([^()]*\)|\u2068[^\u2068\u2069]*\u2069/g;
const arabicWord = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*/gu;
const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*/gu;

/** A text with as many Arabic as Latin words is Arabic: Arabic names Latin products, seldom the reverse. */
export function dominantLocale(text: string, otherwise: Locale): Locale {
  const own = text.replace(quoted, ' ').replace(/\S+/g, (word) => (/.@./s.test(word) ? ' ' : word));
  const arabic = own.match(arabicWord)?.length ?? 0;
  const latin = own.match(latinWord)?.length ?? 0;
  if (arabic + latin === 0) return otherwise;
  return arabic >= latin ? 'ar' : 'en';
}
