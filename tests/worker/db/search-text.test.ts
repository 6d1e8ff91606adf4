import { expect, it } from 'vitest';
import { conversationSearchText, matchExpression } from '#worker/db/search-text.ts';

it('keeps the first 100,000 characters of a conversation', () => {
  expect(conversationSearchText(['x'.repeat(100_001)])).toHaveLength(100_000);
});

it('searches for the first eight words', () => {
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const searched = matchExpression(words.join(' '), []);
  expect(words.filter((word) => searched!.includes(`"${word}"`))).toEqual(words.slice(0, 8));
});
