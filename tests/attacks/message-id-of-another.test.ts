// A visitor rewrites a message that a staff member reads: the browser chooses the id of a message through a socket, and
// the id of another message would replace that one on every screen, while the database keeps the first. A staff member
// could do the same.
import { evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatConversation } from '#shared/contracts/chat.ts';
import { request } from '../worker/support/client.ts';
import { completionWith } from '../worker/support/completions.ts';
import { LiveChat, message, pass, stopClock } from '../worker/support/live-chat.ts';
import { closeSockets, type TestSocket } from '../worker/support/sockets.ts';

let chat: LiveChat;

beforeEach(() => {
  stopClock();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => completionWith('We charge 400 dirhams.'));
  chat = new LiveChat();
});
afterEach(() => {
  closeSockets();
});

async function written(by: TestSocket, to: TestSocket, text: string): Promise<string> {
  const frame = message(text);
  by.send(frame);
  await expect.poll(() => to.texts).toContain(text);
  return frame.id;
}

/** A second text under an id is refused, and no one receives it. */
async function refusesForgery(id: string, attacker: TestSocket, victim: TestSocket): Promise<void> {
  const before = victim.events.length;
  attacker.send(message('We charge 4 dirhams.', id));
  await expect.poll(() => attacker.of('refused')).toEqual([{ type: 'refused', reason: 'id_used', id }]);
  await chat.settled();
  expect(victim.events).toHaveLength(before);
  expect(attacker.texts).not.toContain('We charge 4 dirhams.');
  expect(await chat.storedTexts()).not.toContain('We charge 4 dirhams.');
}

it("does not replace a staff member's message with a visitor's", async () => {
  const { visitor, staff } = await chat.handedOver();
  await refusesForgery(await written(staff, visitor, 'We charge 400 dirhams.'), visitor, staff);
});

it("does not replace a visitor's message with a staff member's", async () => {
  const { visitor, staff } = await chat.handedOver();
  await refusesForgery(await written(visitor, staff, 'I order ten.'), staff, visitor);
});

it('does not replace the author’s own message', async () => {
  const { visitor, staff } = await chat.handedOver();
  await refusesForgery(await written(visitor, staff, 'I order ten.'), visitor, staff);
});

it.each([
  ["Joe's answer", 1],
  ['the question to Joe', 0],
  ['a line that tells of a change', 2],
])('does not replace %s', async (_, index) => {
  await request(`/api/chat/${chat.session}/messages`, { text: 'What does it cost?' });
  const { visitor, staff } = await chat.handedOver();
  const { messages } = await (await request(`/api/chat/${chat.session}`)).json<ChatConversation>();
  await refusesForgery(messages[index]!.id, visitor, staff);
});

it('does not replace a message that came over HTTP', async () => {
  const { visitor, staff } = await chat.handedOver();
  const reply = await request(`/api/chat/${chat.session}/messages`, { text: 'I order ten.' });
  await refusesForgery((await reply.json<{ messageId: string }>()).messageId, visitor, staff);
});

it('remembers the ids after an eviction', async () => {
  const { visitor, staff } = await chat.handedOver();
  const id = await written(staff, visitor, 'We charge 400 dirhams.');
  await evictDurableObject(chat.object);
  await refusesForgery(id, visitor, staff);
});

it('reads the ids from the database after a day deleted the object', async () => {
  const { visitor, staff } = await chat.handedOver();
  const id = await written(staff, visitor, 'We charge 400 dirhams.');
  await chat.settled();
  closeSockets();
  for (let rings = 0; (await chat.keys('')).length > 0 && rings < 10; rings++) await chat.ring();
  expect(await chat.keys('')).toEqual([]);
  const again = await chat.handedOver();
  await refusesForgery(id, again.visitor, again.staff);
});

it('stores a message whose id belongs to another conversation', async () => {
  const other = new LiveChat();
  const [there, { visitor, staff }] = [await other.handedOver(), await chat.handedOver()];
  const id = await written(there.visitor, there.staff, 'Good morning.');
  await other.settled();
  visitor.send(message('I know where you live.', id));
  await expect.poll(() => staff.texts).toContain('I know where you live.');
  await expect.poll(() => chat.keys('unsaved:')).toEqual([]);
  await expect.poll(() => chat.storedTexts()).toContain('I know where you live.');
  expect(await other.storedTexts()).toContain('Good morning.');
});

it('accepts the same message from the same author once, and confirms it', async () => {
  const { visitor, staff } = await chat.handedOver();
  const id = await written(visitor, staff, 'I order ten.');
  await evictDurableObject(chat.object);
  pass(1000);
  visitor.send(message('I order ten.', id));
  await expect.poll(() => visitor.of('refused')).toHaveLength(1);
  const [first] = visitor.of('message').filter((event) => event.message.id === id);
  expect(visitor.of('refused')).toEqual([{ type: 'refused', reason: 'id_used', id, message: first!.message }]);
  expect(staff.of('message').filter((event) => event.message.id === id)).toHaveLength(1);
  const row = await env.DB.prepare('SELECT count(*) AS rows FROM chat_messages WHERE id = ?').bind(id).first();
  expect(row).toEqual({ rows: 1 });
});
