import { expect, test } from 'vitest';
import { builtFile, builtPage, textOf } from './built-page.ts';

const pages = [
  ...['/', '/products', '/products/lagentry', '/products/ai-auditor', '/products/id-verification'],
  ...['/products/marketeye', '/products/ai-data-analyst', '/products/uae-ecommerce-aggregator'],
  ...['/solutions/enterprise', '/solutions/startups', '/solutions/developers', '/solutions/researchers'],
  ...['/company', '/careers', '/careers/frontend-developer', '/careers/ai-engineer'],
  ...['/careers/frontend-developer-intern', '/careers/ai-engineer-intern', '/schedule-demo', '/partner-with-us'],
  ...[
    '/pricing',
    '/privacy',
    '/terms',
    '/cookies',
    '/trust',
    '/product-security',
    '/status',
    '/my-data',
    '/contact',
    '/press',
    '/news',
  ],
];

const unlisted = [
  '/unsubscribe',
  '/booking',
  '/deck',
  '/keep-application',
  '/schedule-demo/sent',
  '/careers/sent',
  '/partner-with-us/sent',
];

const arabicOf = (page: string) => (page === '/' ? '/ar' : `/ar${page}`);
const address = (page: string) => `https://rihla.example${page}`;

/** Parts that a translation must keep: blocks, targets, fields and values. Other tests write out the English pages. */
function structureOf(page: string) {
  const document = builtPage(page);
  const countOf = (selector: string) => document.querySelectorAll(selector).length;
  const attributes = (selector: string, ...names: string[]) =>
    [...document.querySelectorAll(selector)].map((element) =>
      names.map((name) => element.getAttribute(name)).join(' '),
    );
  return {
    sections: attributes('main section[id]', 'id'),
    headings: [countOf('main h1'), countOf('main h2'), countOf('main h3')],
    items: countOf('main section:not(#sample) li'),
    figures: countOf('main dl > div'),
    fields: attributes(
      'form :is(input, select, textarea):not([type="hidden"])',
      'name',
      'type',
      'required',
      'maxlength',
    ),
    options: attributes('form option', 'value'),
  };
}

test.each(pages)('%s has the same blocks, fields and options in Arabic', (page) => {
  expect(structureOf(arabicOf(page))).toEqual(structureOf(page));
});

test.each(pages)('%s leads to the same places in Arabic, under /ar', (page) => {
  const targetsOf = (path: string) =>
    [...builtPage(path).querySelectorAll('a[href]')]
      .filter((link) => !link.hasAttribute('hreflang') && !link.hasAttribute('download'))
      .map((link) => `${link.getAttribute('href')} ${link.getAttribute('target') ?? ''}`);
  const inArabic = (target: string) =>
    target.startsWith('/') ? target.replace(/^\/(?=[ ?#]|$)|^(?=\/)/, '/ar') : target;
  expect(targetsOf(arabicOf(page))).toEqual(targetsOf(page).map(inArabic));
});

test.each(pages)('%s is written in Arabic, from right to left', (page) => {
  const document = builtPage(arabicOf(page));
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(builtPage(page).documentElement.lang).toBe('en');
  const heading = textOf(document.querySelector('h1'));
  expect(heading).toMatch(/\p{Script=Arabic}/u);
  for (const field of document.querySelectorAll('form [name="locale"]')) expect(field.getAttribute('value')).toBe('ar');
});

test.each(pages)('%s has a link to itself in the other language', (page) => {
  const linkOf = (path: string, language: string) =>
    builtPage(path).querySelector(`header a[hreflang="${language}"]`)?.getAttribute('href');
  expect(linkOf(page, 'ar')).toBe(arabicOf(page));
  expect(linkOf(arabicOf(page), 'en')).toBe(page);
});

test.each(pages)('%s names its address, and that of each language', (page) => {
  for (const path of [page, arabicOf(page)]) {
    const head = builtPage(path).head;
    const alternates = [...head.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(alternates).toEqual([
      ['en', address(page)],
      ['ar', address(arabicOf(page))],
      ['x-default', address(page)],
    ]);
    expect(head.querySelector('link[rel="canonical"]')!.getAttribute('href')).toBe(address(path));
    expect(head.querySelector('meta[name="description"]')!.getAttribute('content')!.length).toBeGreaterThan(50);
    expect(head.querySelector('title')!.textContent).toMatch(/Rihla AI|رحلة/);
    expect(head.querySelector('meta[name="robots"]')).toBeNull();
  }
});

test.each(unlisted)('%s stays out of search engines', (page) => {
  expect(builtPage(page).head.querySelector('meta[name="robots"]')!.getAttribute('content')).toBe('noindex');
});

test('the sitemap lists each page in each language, and no other', () => {
  const listed = [...builtFile('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!);
  const wanted = pages.flatMap((page) => [address(page), address(arabicOf(page))]);
  expect(listed.sort()).toEqual(wanted.sort());
});

test('robots.txt names the sitemap and keeps the staff pages out', () => {
  expect(builtFile('robots.txt').split('\n')).toEqual([
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes, ai-train=no',
    'Disallow: /admin',
    '',
    'Sitemap: https://rihla.example/sitemap.xml',
    '',
  ]);
});
