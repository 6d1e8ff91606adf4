import type { Locale } from '../../src-shared/locales.ts';
import { sha256 } from '../hash.ts';
import { texts } from '../texts.ts';

/** A text that people agree to, in one language. */
export interface Wording {
  id: string;
  locale: Locale;
  text: string;
}

/** What a visitor reads at the newsletter form before subscribing. */
export function newsletterWording(locale: Locale): Wording {
  const { title, text, submit } = texts[locale].newsletterForm;
  return wordingOf(locale, [title, text, submit].join('\n'));
}

function wordingOf(locale: Locale, text: string): Wording {
  return { id: sha256(`${locale}\n${text}`), locale, text };
}
