import { expect, it } from 'vitest';
import { type ConversationEntry, latestEntries } from '#worker/chat/history.ts';

it('keeps the ten latest entries of a conversation', () => {
  const entries = Array.from({ length: 13 }, (_, i): ConversationEntry => ({ role: 'user', content: String(i) }));
  expect(latestEntries(entries)).toEqual(entries.slice(3));
  expect(latestEntries(entries.slice(0, 10))).toEqual(entries.slice(0, 10));
});
