import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whatsappText } from '#worker/whatsapp/format.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const site = 'https://rihla.example';

it.each([
  ['We build **agents**.', 'We build *agents*.'],
  ['It is _soon_ ~~late~~.', 'It is _soon_ ~late~.'],
  ['# Prices\n\nSee below.', '*Prices*\n\nSee below.'],
  ['- one\n- two', '• one\n• two'],
  ['3. three\n4. four', '3. three\n4. four'],
  ['See [the prices](/pricing).', 'See the prices: https://rihla.example/pricing.'],
  ['[https://rihla.example/a](https://rihla.example/a)', 'https://rihla.example/a'],
  ['[hello@rihla.example](mailto:hello@rihla.example)', 'hello@rihla.example'],
  ['> quoted\n> twice', '> quoted\n> twice'],
  ['| Plan | Price |\n| --- | --- |\n| Pilot | 10 |', 'Plan: Pilot\nPrice: 10'],
  ['نبني **وكلاء** أذكياء.', 'نبني *وكلاء* أذكياء.'],
])('writes %j as WhatsApp shows it', (markdown, text) => {
  expect(whatsappText(markdown, site)).toBe(text);
});

const word = fc.stringMatching(/^[a-z\u0627-\u064a]{1,12}$/);
const piece = fc.tuple(word, fc.constantFrom('', '**', '_', '# ', '- ', '1. ', '> ')).map(([text, mark]) => ({
  text,
  markdown: /\s$/.test(mark) ? `\n\n${mark}${text}\n\n` : ` ${mark}${text}${mark} `,
}));

it('keeps every word in its order, and no mark that WhatsApp would show', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const text = whatsappText(pieces.map(({ markdown }) => markdown).join(''), site);
      expect(text.match(/[a-z\u0627-\u064a]+/g)).toEqual(pieces.map((one) => one.text));
      expect(text).not.toMatch(/\*\*|^#/m);
    }),
    { numRuns: propertyRuns },
  );
});

it('never throws, and leaves nothing around a text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (markdown) => {
      const text = whatsappText(markdown, site);
      expect(text).toBe(text.trim());
    }),
    { numRuns: propertyRuns },
  );
});
