import { createContext, useContext } from 'react';
import { defaultLocale, isLocale, type Locale } from '../src-shared/locales.ts';

const LocaleContext = createContext<Locale>(defaultLocale);

export const LocaleProvider = LocaleContext.Provider;

/** The language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The language that the page was built in. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
