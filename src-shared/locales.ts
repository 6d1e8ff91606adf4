/** The languages the site speaks; each has a folder in `content/`. The first one is at the root of the site. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = locales[0];

/** The direction a language is written in. */
export const direction: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr' };
