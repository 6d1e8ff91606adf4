import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalize } from '#shared/search/normalize.ts';
import { propertyRuns } from '../../support/property-runs.ts';

it.each([
  ['أحمد', 'احمد'],
  ['إِيمَان', 'ايمان'],
  ['آمنة', 'امنه'],
  ['مُحَمَّد', 'محمد'],
  ['محـــمد', 'محمد'],
  ['مستشفى', 'مستشفي'],
  ['کریم', 'كريم'],
  ['مؤسسة', 'موسسه'],
  ['ا\u0654حمد', 'أحمد'],
  ['\u2067علي\u2069', 'علي'],
  ['ﻣﺤﻤﺪ', 'محمد'],
  ['١٢٣', '123'],
  ['۴۵۶', '456'],
  ['Ｆａｌｃｏｎ', 'falcon'],
])('gives %s and %s the same spelling', (one, other) => {
  expect(normalize(one)).toBe(normalize(other));
});

it('leaves English as it is, in lower case', () => {
  expect(normalize('Omar Nasser, omar@dune.example: 24/7')).toBe('omar nasser, omar@dune.example: 24/7');
});

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normalize(normalize(text))).toBe(normalize(text));
    }),
    { numRuns: propertyRuns },
  );
  const arabic = fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.string({ unit: arabic }), (text) => {
      expect(normalize(normalize(text))).toBe(normalize(text));
    }),
    { numRuns: propertyRuns },
  );
});
