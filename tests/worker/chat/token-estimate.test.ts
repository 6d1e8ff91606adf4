import { expect, it } from 'vitest';
import { estimateTokens } from '../../../src-worker/chat/token-budget.ts';

it.each([
  ['', 4],
  ['abc', 5],
  ['abcd', 6],
  // Two bytes a letter.
  ['سعر', 6],
  ['🙂', 6],
])('estimates %j by its bytes, and a little for the entry itself', (text, tokens) => {
  expect(estimateTokens([text])).toBe(tokens);
});

it('adds up the entries', () => {
  expect(estimateTokens([])).toBe(0);
  expect(estimateTokens(['abc', 'abcd', ''])).toBe(5 + 6 + 4);
});
