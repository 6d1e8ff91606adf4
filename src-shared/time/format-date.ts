import { defaultLocale, intlLocale, type Locale } from '../locales.ts';
import { timeZone } from './days.ts';

/** What `Intl` is given for dates: in the Emirates the day comes before the month in English too. */
export const dateLocale: Record<Locale, string> = { ...intlLocale, en: 'en-GB' };

/** `2026-12-31` as `Thursday, 31 December 2026` or `الخميس، 31 ديسمبر 2026`. */
export function formatDate(date: string, locale: Locale = defaultLocale): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(dateLocale[locale], format);
}

/** `2026-12-31` as `Thursday, 31 December` or `الخميس، 31 ديسمبر`. */
export function formatDay(date: string, locale: Locale = defaultLocale): string {
  // Each language writes the year last. Without one, `Intl` would leave out the comma in English.
  return formatDate(date, locale).replace(/ \d{4}$/, '');
}

/** An ISO time as `31 January 2026 at 12:00 (Dubai)`, for staff. */
export function formatGulfTime(time: string): string {
  const text = new Date(time).toLocaleString(dateLocale.en, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${text} (Dubai)`;
}
