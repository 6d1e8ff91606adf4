import { expect, it } from 'vitest';
import { type ConversationEntry, trimHistory } from '../../../src-worker/chat/history.ts';
import { countMessage } from '../../../src-worker/chat/quota.ts';

/** A history of `length` entries, the system's first, each named by its place. */
function historyOf(length: number): ConversationEntry[] {
  return Array.from({ length }, (_, place) => ({
    role: place === 0 ? 'system' : place % 2 ? 'user' : 'assistant',
    content: String(place),
  }));
}

it.each([
  [0, []],
  [1, [0]],
  [11, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [12, [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [30, [0, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]],
])('of %i entries the system entry and the ten latest are kept', (length, kept) => {
  expect(trimHistory(historyOf(length)).map(({ content }) => Number(content))).toEqual(kept);
});

const minute = 60 * 1000;

it('counts a message against the hour before it, and no longer', () => {
  const now = Date.UTC(2026, 0, 31);
  const sixty = Array.from({ length: 60 }, (_, i) => now - 60 * minute + i * minute);
  expect(countMessage(sixty, now)).toEqual({ sentAt: [...sixty.slice(1), now] });
  expect(countMessage(sixty, now - 1)).toEqual({ retryAfter: 1 });
  expect(countMessage(sixty, now - 10 * minute)).toEqual({ retryAfter: 600 });
});
