import { describe, expect, it } from 'vitest';
import { alternates, isListed, localizedPath, paths, shareImagePath, splitLocale } from '#shared/paths.ts';

describe('localizedPath', () => {
  it('leaves English paths as they are', () => {
    for (const path of Object.values(paths)) expect(localizedPath(path, 'en')).toBe(path);
  });

  it.each([
    ['/', '/ar'],
    ['/#products', '/ar#products'],
    ['/?from=mail', '/ar?from=mail'],
    ['/careers', '/ar/careers'],
    ['/careers#positions', '/ar/careers#positions'],
    ['/unsubscribe?token=a%2Fb', '/ar/unsubscribe?token=a%2Fb'],
    ['/administrators', '/ar/administrators'],
  ])('puts the language before %s', (path, localized) => {
    expect(localizedPath(path, 'ar')).toBe(localized);
  });

  it.each([
    '#positions',
    'mailto:hello@rihla.example',
    'https://lagentry.example/docs',
    '/admin',
    '/admin/inbox',
    '/api/health',
    '/forms/demo',
  ])('leaves %s alone', (path) => {
    expect(localizedPath(path, 'ar')).toBe(path);
  });
});

describe('splitLocale', () => {
  it('gives back the path that was localized', () => {
    for (const path of Object.values(paths)) {
      expect(splitLocale(localizedPath(path, 'ar'))).toEqual({ locale: 'ar', path });
      expect(splitLocale(path)).toEqual({ locale: 'en', path });
    }
  });

  it('takes only a whole segment for a language', () => {
    expect(splitLocale('/arabic')).toEqual({ locale: 'en', path: '/arabic' });
    expect(splitLocale('/AR')).toEqual({ locale: 'en', path: '/AR' });
    expect(splitLocale('/ar/')).toEqual({ locale: 'ar', path: '/' });
  });
});

it('the alternates of a page are itself, the other language and English', () => {
  expect(alternates('/careers', 'https://rihla.example')).toEqual([
    { hreflang: 'en', href: 'https://rihla.example/careers' },
    { hreflang: 'ar', href: 'https://rihla.example/ar/careers' },
    { hreflang: 'x-default', href: 'https://rihla.example/careers' },
  ]);
});

it('each page has a share image in each language', () => {
  const listed = Object.values(paths).filter(isListed);
  const images = listed.flatMap((path) => [shareImagePath(path, 'en'), shareImagePath(path, 'ar')]);
  expect(new Set(images).size).toBe(2 * listed.length);
  expect(shareImagePath('/', 'ar')).toBe('/share/ar-home.png');
});
