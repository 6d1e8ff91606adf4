import { expect, it } from 'vitest';
import { type ConversationEntry, trimHistory } from '../../../src-worker/chat/history.ts';
import { countMessage } from '../../../src-worker/chat/rate-limit.ts';

/** The first entry is the system entry. The content of each entry is its index. */
function historyOf(length: number): ConversationEntry[] {
  return Array.from({ length }, (_, index) => ({
    role: index === 0 ? 'system' : index % 2 ? 'user' : 'assistant',
    content: String(index),
  }));
}

it.each([
  [0, []],
  [1, [0]],
  [11, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [12, [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [30, [0, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]],
])('keeps the system entry and the ten latest of %i entries', (length, kept) => {
  expect(trimHistory(historyOf(length)).map(({ content }) => Number(content))).toEqual(kept);
});

const minute = 60 * 1000;

it('counts a message against the limit for one hour', () => {
  const now = Date.UTC(2026, 0, 31);
  const sixty = Array.from({ length: 60 }, (_, i) => now - 60 * minute + i * minute);
  expect(countMessage(sixty, now)).toEqual({ sentAt: [...sixty.slice(1), now] });
  expect(countMessage(sixty, now - 1)).toEqual({ retryAfter: 1 });
  expect(countMessage(sixty, now - 10 * minute)).toEqual({ retryAfter: 600 });
});
