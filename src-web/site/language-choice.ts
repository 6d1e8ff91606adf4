import { safeLocalStorage } from '../lib/storage.ts';

const key = 'language-chosen';

export function rememberLanguage(): void {
  safeLocalStorage.set(key, 'yes');
}

export function wantsArabicOffer(): boolean {
  return (
    document.documentElement.lang === 'en' &&
    /^ar\b/i.test(navigator.languages[0] ?? '') &&
    safeLocalStorage.get(key) === null
  );
}
