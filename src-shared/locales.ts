/** Each language has a folder in `content/`. The first one is the default. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = locales[0];

export const direction: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr' };
