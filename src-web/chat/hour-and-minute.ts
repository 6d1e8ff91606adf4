import { intlLocale, type Locale } from '#shared/locales.ts';

export function hourAndMinute(timestamp: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(intlLocale[locale], { hour: '2-digit', minute: '2-digit' });
  return format.format(new Date(timestamp));
}
