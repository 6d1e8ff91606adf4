import { expect, it } from 'vitest';
import { fullText, requirePlaces } from '../../../scripts/build/knowledge.ts';
import { cutSite } from '../../../src-shared/knowledge/cut-site.ts';
import { legalFacts } from '../../support/legal-facts.ts';

const pages = [{ address: '/careers', body: '<section id="positions"></section>' }];

it('accepts sections that lead to a page and to an element on it', () => {
  const sections = [
    { id: 'a', path: '/careers' },
    { id: 'b', path: '/careers#positions' },
  ];
  expect(() => requirePlaces(sections, pages)).not.toThrow();
});

it.each([
  ['/jobs', 'The section a leads to /jobs, which is no page'],
  ['/careers#offices', '/careers has no element offices (a)'],
])('refuses a section that leads to %s', (path, message) => {
  expect(() => requirePlaces([{ id: 'a', path }], pages)).toThrow(message);
});

it('writes the English sections page by page, without how visitors ask', () => {
  const sections = cutSite(legalFacts);
  const text = fullText(sections);
  for (const { locale, text: own } of sections) expect(text.includes(own)).toBe(locale === 'en');
  expect(text).toMatch(/^## https?:\/\/\S+\/careers$/m);
  expect(text).not.toContain('can i work for u');
});
