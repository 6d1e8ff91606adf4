import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { type NewMessage, personMessage } from '../../../../src-worker/chat/handover/transcript.ts';
import { UnsavedMessages } from '../../../../src-worker/chat/handover/unsaved-messages.ts';
import { LiveChat } from '../../support/live-chat.ts';

const chat = new LiveChat();

function inObject<Value>(run: (unsaved: UnsavedMessages) => Value): Promise<Value> {
  const object = env.CHAT_SESSION.get(env.CHAT_SESSION.newUniqueId());
  return runInDurableObject(object, (_, { storage }) => run(new UnsavedMessages(storage.kv)));
}

const line = (text: string, at: number) => personMessage(chat.session, { id: crypto.randomUUID(), text, at });

it('takes all of a long list in parts that one statement takes', async () => {
  // Six bytes a character in JSON, and then lines of which many fit.
  const lines = Array.from({ length: 250 }, (_, i) => line(i < 125 ? '\u0001'.repeat(2000) : 'short', 1e12 + i));
  const parts = await inObject((unsaved) => {
    for (const message of lines) unsaved.add(message);
    const found: NewMessage[][] = [];
    for (let part = unsaved.next(); part.length > 0; part = unsaved.next(part.at(-1))) found.push(part);
    return found;
  });
  expect(parts.flat()).toEqual(lines);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(100);
    expect(JSON.stringify(part).length).toBeLessThan(520_000);
  }
});

it('takes a line alone that is larger than a part', async () => {
  const lines = [line('first', 1e12), line('x'.repeat(600_000), 1e12 + 1), line('third', 1e12 + 2)];
  const sizes = await inObject((unsaved) => {
    for (const message of lines) unsaved.add(message);
    const first = unsaved.next();
    const second = unsaved.next(first.at(-1));
    return [first.length, second.length, unsaved.next(second.at(-1)).length];
  });
  expect(sizes).toEqual([1, 1, 1]);
});

it('shows the newest lines, also those that were set aside', async () => {
  const lines = Array.from({ length: 250 }, (_, i) => line(`Line ${i}`, 1e12 + i));
  const shown = await inObject((unsaved) => {
    for (const message of lines) unsaved.add(message);
    for (let times = 0; times < 3; times++) unsaved.refuse(lines[249]!);
    return unsaved.newest();
  });
  expect(shown).toEqual(lines.slice(49));
});
