import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitText } from '../../../src-shared/knowledge/split-text.ts';

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
