import { defaultLocale, direction, type Locale } from '../../src-shared/locales.ts';

/** The attributes of `<html>`. */
export function languageAttributes(locale: Locale): string {
  return `lang="${locale}" dir="${direction[locale]}"`;
}

/** `src-web/index.html` in another language. */
export function inLanguage(html: string, locale: Locale): string {
  return html.replace(languageAttributes(defaultLocale), languageAttributes(locale));
}
