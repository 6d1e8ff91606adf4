import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DeskEntry } from '#shared/contracts/handover.ts';
import { layla, omar, pass, stopClock } from '../../support/live-chat.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { closeSockets, staffSocket } from '../../support/sockets.ts';

beforeEach(() => {
  stopClock();
});
afterEach(async () => {
  closeSockets();
  await runInDurableObject(desk(), (_, { storage }) => storage.deleteAll());
});

const desk = () => env.STAFF_DESK.get(env.STAFF_DESK.idFromName('desk'));
const open = (email = layla) => staffSocket('/api/admin/desk/socket', email);
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

function waiting(sessionId: string, overrides: Partial<DeskEntry> = {}): DeskEntry {
  return { sessionId, question: 'Is anybody there?', since: at(0), until: at(120), by: null, ...overrides };
}

it('sends a new socket everything, and then only changes', async () => {
  for (let i = 0; i < 50; i++) await desk().update(waiting(`chat-${i}`));
  const socket = await open();
  await expect.poll(() => socket.of('desk')[0]?.entries).toHaveLength(50);
  const entry = waiting('chat-new');
  await desk().update(entry);
  const taken = { ...entry, until: null, by: omar };
  await desk().update(taken);
  await desk().remove('chat-new');
  await desk().remove('chat-unknown');
  await expect
    .poll(() => socket.events.slice(1))
    .toEqual([
      { type: 'entry', entry },
      { type: 'entry', entry: taken },
      { type: 'gone', sessionId: 'chat-new' },
    ]);
});

it('knows for fifteen seconds who looks at a record', async () => {
  expect(await desk().look('s1', omar)).toEqual([]);
  expect(await desk().look('s1', layla)).toEqual([omar]);
  expect(await desk().look('s2', layla)).toEqual([]);
  pass(14_999);
  expect(await desk().look('s1', layla)).toEqual([omar]);
  pass(2);
  expect(await desk().look('s1', layla)).toEqual([]);
});

it('lists at most two hundred: waiting before taken, oldest first', async () => {
  await desk().update(waiting('taken', { by: omar, until: null, since: at(-60) }));
  for (let i = 0; i < 200; i++) await desk().update(waiting(`chat-${i}`, { since: at(i === 150 ? -30 : i) }));
  const socket = await open();
  await expect.poll(() => socket.of('desk')[0]?.entries).toHaveLength(200);
  const ids = socket.of('desk')[0]!.entries.map(({ sessionId }) => sessionId);
  expect(ids.slice(0, 2)).toEqual(['chat-150', 'chat-0']);
  expect(ids).not.toContain('taken');
});

it('accepts no more than a thousand conversations, and logs that', async () => {
  expectLogs('desk_full');
  await runInDurableObject(desk(), (_, { storage }) => {
    for (let i = 0; i < 1000; i++) storage.kv.put(`entry:chat-${i}`, waiting(`chat-${i}`));
  });
  const socket = await open();
  await desk().update(waiting('one-more'));
  await desk().update(waiting('chat-5', { by: omar, until: null }));
  await expect.poll(() => socket.of('entry').map(({ entry }) => entry.sessionId)).toEqual(['chat-5']);
  expect(logged.filter((line) => line.includes('desk_full'))).toHaveLength(1);
  pass(181_000);
  const later = waiting('later');
  await desk().update(later);
  expect((await open()).of('desk')).toEqual([]);
  await expect
    .poll(() => runInDurableObject(desk(), (_, { storage }) => [...storage.kv.list({ prefix: 'entry:' })].length))
    .toBe(2);
});

it('sends arrivals and departures, once for a staff member with several pages', async () => {
  const first = await open();
  const second = await open(omar);
  const third = await open(omar);
  third.close();
  second.close();
  await expect.poll(() => first.of('staff').map(({ staff }) => staff)).toEqual([[layla, omar], [layla]]);
  expect(await desk().isStaffed()).toBe(true);
  first.close();
  await expect.poll(() => desk().isStaffed()).toBe(false);
});

it('keeps a staff member whose page opens the next socket in time', async () => {
  const first = await open();
  const second = await open(omar);
  await expect.poll(() => first.staffThere).toEqual([layla, omar]);
  await expect.poll(() => second.of('desk')[0]).toMatchObject({ renewIn: 50_000 });
  pass(50_000);
  const [firstAgain, secondAgain] = [await open(), await open(omar)];
  second.close();
  first.close();
  pass(10_000);
  await evictDurableObject(desk());
  await runDurableObjectAlarm(desk());
  await desk().update(waiting('chat'));
  await expect.poll(() => firstAgain.entryOf('chat')).toBeDefined();
  await expect.poll(() => secondAgain.entryOf('chat')).toBeDefined();
  expect([...first.of('staff'), ...firstAgain.of('staff')]).toEqual([{ type: 'staff', staff: [layla, omar] }]);
});

it('closes the socket of a page that opens no other one, and notifies the others', async () => {
  const gone = await open(omar);
  pass(30_000);
  const socket = await open();
  pass(30_000);
  expect(await runDurableObjectAlarm(desk())).toBe(true);
  await expect.poll(() => gone.closed?.code).toBe(3000);
  await expect.poll(() => socket.staffThere).toEqual([layla]);
});
