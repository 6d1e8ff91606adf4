import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Session, saveTurns } from '#worker/chat/handover/sync.ts';
import { personMessage } from '#worker/chat/handover/transcript.ts';
import { addTurn } from '#worker/chat/handover/unsaved-messages.ts';
import { request } from '../../support/client.ts';
import { withMethods } from '../../support/faults.ts';
import {
  day,
  LiveChat,
  layla,
  message,
  omar,
  pass,
  stopClock,
  waitingLine,
  workingTime,
} from '../../support/live-chat.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { closeSockets } from '../../support/sockets.ts';
import { takeDatabaseAway } from '../../support/strict-database.ts';

let chat: LiveChat;
let giveBack = () => {};

beforeEach(() => {
  expectLogs(
    'chat_kept_unsaved',
    'chat_message_refused',
    'chat_messages_lost',
    'desk_not_notified',
    'handover_not_synced',
  );
  stopClock();
  chat = new LiveChat();
});
afterEach(async () => {
  giveBack();
  await env.DB.exec('DROP TRIGGER IF EXISTS poison');
  closeSockets();
});

const events = (name: string) => logged.map((line) => JSON.parse(line)).filter(({ event }) => event === name);

/** The number of the attempt for each refusal. */
const refusals = () => events('chat_message_refused').map(({ attempt }) => attempt);

/** The database refuses one particular line. */
function refusePoison() {
  return env.DB.exec(
    "CREATE TRIGGER poison BEFORE INSERT ON chat_messages WHEN NEW.message = 'poison' BEGIN SELECT RAISE(ABORT, 'refused'); END",
  );
}

/** Rings the alarm until the condition is true. */
async function ringUntil(isTrue: () => boolean): Promise<void> {
  for (let rings = 0; !isTrue(); rings++) {
    if (rings === 100) throw new Error('It does not get true');
    await chat.ring();
  }
}

/** Both sides write 20 lines while the database is unavailable. */
async function fortyLines() {
  const { visitor, staff } = await chat.handedOver();
  await expect.poll(() => chat.storedTexts()).toHaveLength(2);
  giveBack = takeDatabaseAway();
  for (let i = 0; i < 20; i++) visitor.send(message(`Question ${i}`));
  for (let i = 0; i < 20; i++) staff.send(message(`Answer ${i}`));
  await expect.poll(() => staff.texts).toHaveLength(42);
  return staff;
}

it('stores forty lines from while the database was unavailable for two seconds', async () => {
  const staff = await fortyLines();
  pass(2000);
  giveBack();
  expect(await chat.ring()).toBeLessThanOrEqual(10_000);
  expect(await chat.storedTexts()).toEqual(staff.texts);
  expect(await chat.keys('unsaved:')).toEqual([]);
});

it('stores unsaved lines with the next line, without waiting for the alarm', async () => {
  const staff = await fortyLines();
  giveBack();
  pass(60_000);
  (await chat.visitor()).send(message('Are you there?'));
  await expect.poll(() => chat.storedTexts()).toEqual([...staff.texts, 'Are you there?']);
});

it('stores the lines around a refused one, and tries that one three times', async () => {
  const { visitor, staff } = await chat.handedOver();
  await expect.poll(() => chat.storedTexts()).toHaveLength(2);
  await refusePoison();
  const texts = Array.from({ length: 15 }, (_, i) => (i === 7 ? 'poison' : `Line ${i}`));
  for (const text of texts) visitor.send(message(text));
  await expect.poll(() => staff.texts).toHaveLength(17);
  const others = [waitingLine, 'Layla has joined.', ...texts.filter((text) => text !== 'poison')];
  await expect.poll(() => chat.storedTexts()).toEqual(others);
  await ringUntil(() => refusals().length === 3);
  expect(await chat.keys('unsaved:')).toEqual([]);
  expect(await chat.keys('refused:')).toHaveLength(1);
  expect(events('chat_message_refused')).toMatchObject([
    { attempt: 1 },
    { attempt: 2 },
    { attempt: 3, cause: /refused/ },
  ]);
  // Its author and the staff member still see it.
  const late = await chat.staff(omar);
  await expect.poll(() => late.texts).toContain('poison');
  expect(await (await request(`/api/chat/${chat.session}`)).text()).toContain('poison');
});

it('keeps a refused line for the retention of chats, then deletes the session', async () => {
  const { visitor } = await chat.handedOver();
  await refusePoison();
  visitor.send(message('poison'));
  await expect.poll(refusals).toEqual([1]);
  await ringUntil(() => refusals().length === 5);
  expect(events('chat_kept_unsaved')).toHaveLength(2);
  expect(Date.now()).toBeGreaterThan(workingTime + 2 * day);
  pass(90 * day);
  await ringUntil(() => events('chat_messages_lost').length > 0);
  expect(events('chat_messages_lost')).toMatchObject([{ level: 'error', messages: 1 }]);
  expect(await chat.keys('')).toEqual([]);
});

it('stores a refused line on the next day, when the database accepts it', async () => {
  const { visitor, staff } = await chat.handedOver();
  await refusePoison();
  visitor.send(message('poison'));
  await expect.poll(refusals).toEqual([1]);
  await ringUntil(() => refusals().length === 3);
  await env.DB.exec('DROP TRIGGER poison');
  await ringUntil(() => events('chat_kept_unsaved').length > 0);
  await chat.ring();
  expect(await chat.storedTexts()).toEqual(expect.arrayContaining(staff.texts));
  await chat.ring();
  expect(await chat.keys('')).toEqual([]);
});

it('does not delete a session while the database is unavailable', async () => {
  const staff = await fortyLines();
  for (let days = 0; days < 3; days++) {
    pass(day);
    await chat.ring();
  }
  expect(events('chat_kept_unsaved')).not.toEqual([]);
  expect(await chat.keys('history')).toEqual([]);
  expect(await chat.keys('unsaved:')).not.toEqual([]);
  giveBack();
  await chat.ring();
  expect(await chat.storedTexts()).toEqual(expect.arrayContaining(staff.texts));
  await chat.ring();
  expect(await chat.keys('')).toEqual([]);
});

it('tries less and less often, at last once an hour', async () => {
  await fortyLines();
  const waits: number[] = [];
  for (let i = 0; i < 30; i++) waits.push(await chat.ring());
  expect(waits[0]).toBeGreaterThan(5000);
  expect(waits[0]).toBeLessThanOrEqual(10_000);
  expect(waits.at(-1)).toBe(60 * 60 * 1000);
});

it('tries a hundred turns of Joe a run', async () => {
  await runInDurableObject(chat.object, async (_, { storage }) => {
    for (let turn = 0; turn < 101; turn++) {
      const line = { text: `Turn ${turn}`, id: crypto.randomUUID(), at: workingTime + turn };
      addTurn(storage.kv, { message: personMessage({ sessionId: chat.session, locale: 'en' }, line), language: 'en' });
    }
    let tried = 0;
    const batch = () => {
      tried += 1;
      throw new Error('D1_ERROR: string or blob too big: SQLITE_TOOBIG');
    };
    const session = { env: { ...env, DB: withMethods(env.DB, { batch }) }, kv: storage.kv } as unknown as Session;
    await expect(saveTurns(session)).rejects.toThrow('too big');
    expect(tried).toBe(100);
  });
});

it('shows the desk the waiting visitors while the database is unavailable', async () => {
  const { visitor, staff, deskSocket } = await chat.handedOver();
  await expect.poll(() => deskSocket.entryOf(chat.session)).toMatchObject({ by: layla });
  giveBack = takeDatabaseAway();
  visitor.send(message('Is anybody there?'));
  staff.send({ type: 'leave' });
  await expect.poll(() => deskSocket.entryOf(chat.session)).toBeUndefined();
  expect(await chat.keys('unsaved:')).not.toEqual([]);
});

it('stores the lines while the desk is unavailable', async () => {
  const { visitor, staff } = await chat.handedOver();
  vi.spyOn(env.STAFF_DESK, 'get').mockImplementation(() => {
    throw new Error('The desk is away');
  });
  staff.send({ type: 'leave' });
  await expect.poll(() => chat.storedTexts()).toContain('Layla has left; Joe is back.');
  expect(events('desk_not_notified')).not.toEqual([]);
  expect(await chat.stored('deskOutdated')).toBeDefined();
  visitor.close();
});
