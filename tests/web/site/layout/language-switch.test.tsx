import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#web/locale.tsx';
import { wantsArabicOffer } from '#web/site/language-choice.ts';
import { LanguageSwitch } from '#web/site/layout/language-switch.tsx';

function switchOn(path: string, locale: 'en' | 'ar') {
  render(
    <LocaleProvider value={locale}>
      <MemoryRouter initialEntries={[path]}>
        <LanguageSwitch />
      </MemoryRouter>
    </LocaleProvider>,
  );
  return screen.getByRole<HTMLAnchorElement>('link');
}

test.each([
  ['/careers', 'en', '/ar/careers', 'ar', 'rtl', 'العربية'],
  ['/', 'en', '/ar', 'ar', 'rtl', 'العربية'],
  ['/careers', 'ar', '/careers', 'en', 'ltr', 'English'],
  ['/no-such-page', 'ar', '/404', 'en', 'ltr', 'English'],
] as const)('on %s in %s it leads to %s', (path, locale, href, lang, dir, name) => {
  const link = switchOn(path, locale);
  expect(link.getAttribute('href')).toBe(href);
  expect([link.hreflang, link.lang, link.dir, link.textContent]).toEqual([lang, lang, dir, name]);
});

test('a click keeps the query and the fragment, and counts as a choice', () => {
  Object.defineProperty(navigator, 'languages', { value: ['ar-AE', 'en'], configurable: true });
  document.documentElement.lang = 'en';
  expect(wantsArabicOffer()).toBe(true);
  history.replaceState(null, '', '/unsubscribe?token=abc#part');
  const link = switchOn('/unsubscribe', 'en');
  fireEvent.click(link);
  expect(link.href).toMatch(/\/ar\/unsubscribe\?token=abc#part$/);
  expect(wantsArabicOffer()).toBe(false);
});
