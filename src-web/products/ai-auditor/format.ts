import { dateLocale } from '../../../src-shared/format-date.ts';
import type { Locale } from '../../../src-shared/locales.ts';

function formatDay(date: string, locale: Locale, format: Intl.DateTimeFormatOptions): string {
  return new Date(date).toLocaleDateString(dateLocale[locale], { ...format, timeZone: 'UTC' });
}

/** `Tue, 8 Sept` or `الثلاثاء، 8 سبتمبر`. */
export function shortDay(date: string, locale: Locale): string {
  return formatDay(date, locale, { weekday: 'short', day: 'numeric', month: 'short' });
}

export function weekdayName(date: string, locale: Locale): string {
  return formatDay(date, locale, { weekday: 'long' });
}
