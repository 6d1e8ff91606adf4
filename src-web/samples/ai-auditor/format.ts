import { dateLocale } from '../../../src-shared/format-date.ts';
import type { Locale } from '../../../src-shared/locales.ts';

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Amounts are written the same way in every language: `18,640.00`. */
export const formatAmount = new Intl.NumberFormat('en', twoDigits).format;
export const formatAed = new Intl.NumberFormat('en', { style: 'currency', currency: 'AED', ...twoDigits }).format;

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
