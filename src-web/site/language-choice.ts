import { safeLocalStorage } from '../lib/storage.ts';

const key = 'language-chosen';

/** After this the site does not offer another language any more. */
export function rememberLanguage(): void {
  safeLocalStorage.set(key, 'yes');
}

/** Whether the browser prefers Arabic and the visitor has not chosen a language yet. */
export function wantsArabicOffer(): boolean {
  return /^ar\b/i.test(navigator.languages[0] ?? '') && safeLocalStorage.get(key) === null;
}
