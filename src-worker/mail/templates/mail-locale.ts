import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from '../../../src-shared/locales.ts';
import { stylesOf } from './styles.ts';

/** The language of the mail around an element. */
export const MailLocale = createContext<Locale>(defaultLocale);

/** The styles of the mail's language. */
export function useStyles() {
  return stylesOf(useContext(MailLocale));
}
