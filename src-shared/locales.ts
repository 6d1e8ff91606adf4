export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = locales[0];

export const direction: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };

export const languageNames: Record<Locale, string> = { en: 'English', ar: 'العربية' };

/** Arabic has Latin digits, as is usual in the Emirates. */
export const intlLocale: Record<Locale, string> = { en: 'en', ar: 'ar-AE-u-nu-latn' };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
