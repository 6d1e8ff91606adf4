import { evictDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessToken, answerSigningKeys } from '../../support/access.ts';
import { LiveChat, layla, message, pass, stopClock } from '../../support/live-chat.ts';
import { closeSockets, signedInSocket, TestSocket, upgrade } from '../../support/sockets.ts';

let chat: LiveChat;

beforeEach(() => {
  stopClock();
  answerSigningKeys();
  chat = new LiveChat();
});
afterEach(() => {
  closeSockets();
});

const path = () => `/api/admin/chats/${chat.session}/socket`;

it('loses nothing when the page opens the next socket before the last one ends', async () => {
  const { visitor, staff } = await chat.handedOver();
  pass(50_000);
  const next = await chat.staff();
  visitor.send(message('In between'));
  await expect.poll(() => staff.texts).toContain('In between');
  staff.send(message('Through the last socket'));
  await expect.poll(() => next.texts).toContain('Through the last socket');
  staff.close();
  pass(15_000);
  await evictDurableObject(chat.object);
  next.send(message('Through the next one'));
  await expect.poll(() => visitor.texts.at(-1)).toBe('Through the next one');
  await expect.poll(() => next.texts).toEqual(visitor.texts);
  expect(await chat.lostAt()).toBeUndefined();
  await chat.settled();
  // The alarm is set for the end of the next socket's lease.
  expect(await chat.ring()).toBeGreaterThan(40_000);
});

it('tells staff when to open the next socket, and a visitor nothing', async () => {
  const [visitor, staff] = [await chat.visitor(), await chat.staff()];
  await expect.poll(() => staff.of('hello')[0]).toMatchObject({ renewIn: 50_000 });
  await expect.poll(() => visitor.of('hello')[0]).not.toHaveProperty('renewIn');
});

it.each([
  [3600, 50_000],
  [30, 20_000],
  [10, undefined],
])('renews a socket before its token ends, which is valid for %i seconds', async (validSeconds, renewIn) => {
  // A token's expiry has whole seconds.
  vi.setSystemTime(Math.ceil(Date.now() / 1000) * 1000);
  const staff = await signedInSocket(path(), await accessToken({ validSeconds }));
  await expect.poll(() => staff.of('hello')[0]).toBeDefined();
  expect(staff.of('hello')[0]!.renewIn).toBe(renewIn);
});

it('accepts twenty sockets of staff, besides those that are about to be replaced', async () => {
  const open = async () => {
    const response = await upgrade(path(), {
      headers: { 'cf-access-jwt-assertion': await accessToken({ email: layla }) },
    });
    if (response.webSocket) new TestSocket(response.webSocket);
    return response.status;
  };
  const openTwentyOne = () => Promise.all(Array.from({ length: 21 }, open));
  expect((await openTwentyOne()).filter((status) => status === 429)).toHaveLength(1);
  pass(50_000);
  expect((await openTwentyOne()).filter((status) => status === 429)).toHaveLength(1);
});

it('closes a socket that was silent for more than 100 seconds', async () => {
  const first = await chat.visitor();
  pass(99_000);
  const second = await chat.visitor();
  await expect.poll(() => second.of('hello')).toHaveLength(1);
  expect(first.closed).toBeUndefined();
  pass(1_001);
  await chat.visitor();
  await expect.poll(() => first.closed?.code).toBe(1001);
});
