import { defaultLocale, direction, type Locale } from '#shared/locales.ts';

export function languageAttributes(locale: Locale): string {
  return `lang="${locale}" dir="${direction[locale]}"`;
}

export function inLanguage(html: string, locale: Locale): string {
  return html.replace(languageAttributes(defaultLocale), languageAttributes(locale));
}
