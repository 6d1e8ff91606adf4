import { defaultLocale, intlLocale, type Locale } from '../locales.ts';
import { timeZone } from './days.ts';

/** The day precedes the month in the Emirates, in English too. */
export const dateLocale: Record<Locale, string> = { ...intlLocale, en: 'en-GB' };

export function formatDate(date: string, locale: Locale = defaultLocale): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(dateLocale[locale], format);
}

/** Without the weekday, which says nothing of a day a year ahead. */
export function formatLongDate(date: string, locale: Locale): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(dateLocale[locale], { dateStyle: 'long', timeZone: 'UTC' });
}

export function formatDay(date: string, locale: Locale = defaultLocale): string {
  // Each language writes the year last. Without one, `Intl` would leave out the comma in English.
  return formatDate(date, locale).replace(/ \d{4}$/, '');
}

/** `Intl` writes noon in Arabic as 12 in the evening, which is read as midnight. */
export function withNoon(text: string): string {
  return text.replace(/(12:\d\d\s)م(?!\p{L})/gu, '$1ظهرًا');
}

export function formatGulfTime(time: string): string {
  const text = new Date(time).toLocaleString(dateLocale.en, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${text} (Dubai)`;
}
