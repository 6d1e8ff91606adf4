import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { searchPhrases as arabicPhrases } from '#shared/content/ar/search-phrases.ts';
import { searchPhrases as englishPhrases } from '#shared/content/en/search-phrases.ts';
import { maxSectionLength, splitText } from '#shared/knowledge/section.ts';
import { locales } from '#shared/locales.ts';
import { isListed, jobIds, jobPath, localizedPath, paths } from '#shared/paths.ts';
import { requirePlaces } from '../../../../scripts/build/knowledge/cut-site.ts';
import { siteSections } from '../../../../scripts/build/knowledge/site-sections.ts';

vi.stubEnv('CHAT_RETENTION_DAYS', '12');
vi.stubEnv('TURNSTILE_SITE_KEY', 'key');
const sections = await siteSections();
const of = (locale: string) => sections.filter((section) => section.locale === locale);
const find = (locale: string, id: string) => of(locale).find((section) => section.id === id)!;

it('cuts the same sections in every language, each once', () => {
  const [english, arabic] = locales.map((locale) => of(locale).map(({ id }) => id));
  expect(english!.length).toBeGreaterThan(250);
  expect(new Set(english).size).toBe(english!.length);
  const withoutParts = (ids: string[]) => ids.filter((id) => !id.includes('/part-'));
  expect(withoutParts(arabic!)).toEqual(withoutParts(english!));
});

it.each(locales)('has a section of every page that search engines list, in the language %s', (locale) => {
  const pages = [...Object.values(paths), ...jobIds.map(jobPath)].filter(isListed);
  const covered = new Set(of(locale).map(({ path }) => path.replace(/#.*/, '')));
  expect(pages.map((path) => localizedPath(path, locale)).filter((path) => !covered.has(path))).toEqual([]);
});

it('has plain, short texts, and nothing of the staff area', () => {
  for (const { id, path, title, text } of sections) {
    expect(text.length, id).toBeLessThanOrEqual(maxSectionLength);
    expect(text.length, id).toBeGreaterThan(10);
    expect(title, id).not.toBe('');
    expect(`${title} ${text}`, id).not.toMatch(/undefined|\[object|[\u2066-\u2069\u200e\u200f]|\*\*|<[a-z/]/i);
    expect(path, id).not.toContain('/admin');
  }
});

const tables = /^(?:products|pricing)\/comparison\/|^product-security\/.+\/\d+$/;
/** A row of a table states one fact. */
const minPhrases = (id: string) => (tables.test(id) ? 2 : 3);

it('has search phrases for each section', () => {
  for (const { id, searchPhrases } of sections)
    expect(id.includes('/part-') || searchPhrases.split(' | ').length >= minPhrases(id), id).toBe(true);
  const ids = new Set(sections.map(({ id }) => id));
  expect(Object.keys({ ...englishPhrases, ...arabicPhrases }).filter((id) => !ids.has(id))).toEqual([]);
  for (const texts of [englishPhrases, arabicPhrases]) {
    for (const [id, phrases] of Object.entries(texts))
      expect(phrases.split(' | ').length, id).toBeGreaterThanOrEqual(minPhrases(id));
  }
});

it('keeps a list with its title, and its items apart', () => {
  expect(find('en', 'ai-auditor/standards').text).toContain('ISO 27001 (information security)');
  expect(find('en', 'lagentry/cards/2')).toMatchObject({
    path: '/products/lagentry#cards',
    title: 'Lagentry: 40+ connectors',
  });
  expect(find('ar', 'startups/plans/growth')).toMatchObject({ path: '/ar/solutions/startups#plans' });
  expect(find('en', 'contact').text).toContain('hello@rihla.example');
  expect(find('ar', 'hours').text).toContain('الاثنين');
});

it('states the retention periods of this installation', () => {
  expect(find('en', 'privacy/what/11').text).toContain('12 days');
});

it('leaves out quotes, which are examples', () => {
  expect(sections.filter(({ id, text }) => id.includes('testimonial') || text.includes('customs agent'))).toEqual([]);
});

it('leaves out labels of forms, contents of samples, and buttons', () => {
  const texts = of('en').map(({ text }) => text);
  for (const words of [
    'Cover Letter',
    'Last Name',
    'Please choose',
    'Order 4711',
    'Najm Freight',
    'Get Started Free',
  ]) {
    expect(
      texts.filter((text) => text.includes(words)),
      words,
    ).toEqual([]);
  }
});

const pages = [{ path: '/careers', body: '<section id="positions"></section>' }];

it('accepts facts that lead to a page and to an element on it', () => {
  const facts = [
    { key: 'a', page: '/careers' },
    { key: 'b', page: '/careers', fragment: 'positions' },
  ];
  expect(() => requirePlaces(facts, pages)).not.toThrow();
});

it.each([
  [{ page: '/jobs' }, 'The fact a leads to /jobs, which is no page'],
  [{ page: '/careers', fragment: 'offices' }, '/careers has no element offices (a)'],
])('refuses a fact that leads to %j', (place, message) => {
  expect(() => requirePlaces([{ key: 'a', ...place }], pages)).toThrow(message);
});

it('divides between sentences, and between words where a sentence is too long', () => {
  expect(splitText('One. Two. Three.', 10)).toEqual(['One. Two.', 'Three.']);
  expect(splitText('one two three', 8)).toEqual(['one two', 'three']);
  expect(splitText('short', 8)).toEqual(['short']);
});

it('loses nothing but white space, and keeps the limit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme-ascii' }), (text) => {
      const parts = splitText(text.trim(), 20);
      expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(20);
      expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
