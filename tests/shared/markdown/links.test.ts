import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSafeLink } from '#shared/markdown/links.ts';
import { absoluteLink } from '#shared/paths.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const site = 'https://rihla.example';

test.each([
  '/\\evil.example',
  '//evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'javascript:alert(1)',
  '#more',
])('%j is no link', (href) => {
  expect(isSafeLink(absoluteLink(site, href))).toBe(false);
});

test('what begins with a slash stays within the site, as a browser reads it', () => {
  const piece = fc.constantFrom('/', '\\', '\t', '\n', '\r', 'evil.example', '@', ':', '?', '#', '.', ' ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const href = `/${pieces.join('')}`;
      if (isSafeLink(href)) expect(new URL(href, site).origin).toBe(site);
    }),
    { numRuns: propertyRuns * 20 },
  );
});
