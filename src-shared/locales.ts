/** Each language has a folder in `content/`. The first one is the default. */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = locales[0];

export const direction: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };

/** Each in its own language. */
export const languageNames: Record<Locale, string> = { en: 'English', ar: 'العربية' };

/** What `Intl` is given. Arabic has Latin digits, as is usual in the Emirates. */
export const intlLocale: Record<Locale, string> = { en: 'en', ar: 'ar-AE-u-nu-latn' };

/** Whether a value from outside names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
