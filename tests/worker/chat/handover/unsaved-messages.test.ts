import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { personMessage } from '#worker/chat/handover/transcript.ts';
import { addUnsaved, newestUnsaved, nextUnsaved, refuse } from '#worker/chat/handover/unsaved-messages.ts';
import type { SessionStorage } from '#worker/chat/session-storage.ts';
import type { MessageRow } from '#worker/chat/store.ts';
import { LiveChat } from '../../support/live-chat.ts';

const chat = new LiveChat();

function inObject<Value>(run: (kv: SessionStorage) => Value): Promise<Value> {
  const object = env.CHAT_SESSION.get(env.CHAT_SESSION.newUniqueId());
  return runInDurableObject(object, (_, { storage }) => run(storage.kv));
}

const line = (text: string, at: number) =>
  personMessage({ sessionId: chat.session, locale: 'en' }, { id: crypto.randomUUID(), text, at });

it('splits a long list into parts that fit into a statement', async () => {
  // Half of the lines take six bytes a character in JSON; the others are short.
  const lines = Array.from({ length: 250 }, (_, i) => line(i < 125 ? '\u0001'.repeat(2000) : 'short', 1e12 + i));
  const parts = await inObject((kv) => {
    for (const message of lines) addUnsaved(kv, message);
    const found: MessageRow[][] = [];
    for (let part = nextUnsaved(kv); part.length > 0; part = nextUnsaved(kv, part.at(-1))) found.push(part);
    return found;
  });
  expect(parts.flat()).toEqual(lines);
  // Forty long lines have less than half a megabyte; a part has at most a hundred.
  expect(parts.map(({ length }) => length)).toEqual([40, 40, 40, 100, 30]);
});

it('takes a line that is larger than a part alone', async () => {
  const lines = [line('first', 1e12), line('x'.repeat(600_000), 1e12 + 1), line('third', 1e12 + 2)];
  const sizes = await inObject((kv) => {
    for (const message of lines) addUnsaved(kv, message);
    const first = nextUnsaved(kv);
    const second = nextUnsaved(kv, first.at(-1));
    return [first.length, second.length, nextUnsaved(kv, second.at(-1)).length];
  });
  expect(sizes).toEqual([1, 1, 1]);
});

it('shows the newest lines, also those that were set aside', async () => {
  const lines = Array.from({ length: 250 }, (_, i) => line(`Line ${i}`, 1e12 + i));
  const shown = await inObject((kv) => {
    for (const message of lines) addUnsaved(kv, message);
    for (let times = 0; times < 3; times++) refuse(kv, lines[249]!);
    return newestUnsaved(kv);
  });
  expect(shown).toEqual(lines.slice(49));
});
