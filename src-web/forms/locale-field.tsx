import { useLocale } from '../locale.tsx';

/** The language of the answer and of the mails. */
export function LocaleField() {
  return <input type="hidden" name="locale" value={useLocale()} />;
}
