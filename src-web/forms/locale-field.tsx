import { useLocale } from '../locale.tsx';

export function LocaleField() {
  return <input type="hidden" name="locale" value={useLocale()} />;
}
