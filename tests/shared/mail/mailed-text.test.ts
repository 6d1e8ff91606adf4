import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutLinks } from '#shared/mail/mailed-text.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const links = [
  'evil.example',
  'https://evil.example/a',
  'www.evil.example',
  'x@evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '10.0.0.1',
  'evil。example',
  'ｅｖｉｌ．example',
  'ev\u200bil.exam\u00adple',
  '+44 20 7946 0958',
  '٠٥٠ ١٢٣ ٤٥٦٧',
];

it.each(links)('withholds %s', (link) => {
  expect(withoutLinks(`Go to ${link} now`, '#')).toBe('Go to # now');
});

it('withholds a link wherever it stands, in each line', () => {
  const word = fc.constantFrom('hello@rihla.example', 'at 10:30', '(', ')', '"', 'and', 'و', '12', '…', '');
  const text = fc.tuple(fc.array(word), fc.constantFrom(...links), fc.array(word), fc.constantFrom(' ', '\n', ''));
  fc.assert(
    fc.property(text, ([before, link, after, gap]) => {
      const shown = withoutLinks([...before, link, ...after].join(gap), '#').normalize('NFKC');
      expect(shown).not.toMatch(/evil|javascript:|10\.0\.0\.1|7946|٤٥٦٧|4567/);
    }),
    { numRuns: propertyRuns },
  );
});

it('leaves words, times, amounts and our own address and number', () => {
  const text = 'Monday, 9:00–10:00, $49 a month: write to hello@rihla.example or +971 4 000 0000.';
  expect(withoutLinks(text, '#')).toBe(text);
});
