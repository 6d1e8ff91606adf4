// A signed-out staff member, or someone at their open laptop, continues to read and write in a visitor's chat: the
// socket was opened while they were signed in, and is not checked again.
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessToken, answerSigningKeys } from '../worker/support/access.ts';
import { LiveChat, layla, message, pass, stopClock } from '../worker/support/live-chat.ts';
import { expectRefusal } from '../worker/support/refusal.ts';
import { closeSockets, signedInSocket, staffSocket, type TestSocket, upgrade } from '../worker/support/sockets.ts';

let chat: LiveChat;

beforeEach(() => {
  stopClock();
  answerSigningKeys();
  chat = new LiveChat();
});
afterEach(() => {
  closeSockets();
});

const chatPath = () => `/api/admin/chats/${chat.session}/socket`;
const deskPath = '/api/admin/desk/socket';

/** Layla has taken a conversation, with a token that is valid for this many seconds. */
async function takenWith(validSeconds: number) {
  await staffSocket(deskPath, layla);
  await chat.askForPerson();
  const visitor = await chat.visitor();
  const staff = await signedInSocket(chatPath(), await accessToken({ validSeconds }));
  staff.send({ type: 'take' });
  await expect.poll(() => visitor.state?.state).toBe('person');
  return { visitor, staff };
}

async function closedWithout(staff: TestSocket, received: number): Promise<void> {
  await expect.poll(() => staff.closed?.code).toBe(3000);
  expect(staff.events).toHaveLength(received);
}

it('receives nothing after the token has ended', async () => {
  const { visitor, staff } = await takenWith(30);
  await expect.poll(() => staff.state?.state).toBe('person');
  const received = staff.events.length;
  pass(30_000);
  visitor.send(message('My card number is 4111 1111 1111 1111.'));
  await closedWithout(staff, received);
  expect(visitor.texts).toContain('My card number is 4111 1111 1111 1111.');
});

it('cannot write, take or leave after the token has ended', async () => {
  const { visitor, staff } = await takenWith(30);
  await expect.poll(() => staff.state?.state).toBe('person');
  const received = staff.events.length;
  pass(30_000);
  staff.send(message('Please send us your password.'));
  staff.send({ type: 'leave' });
  await closedWithout(staff, received);
  expect(visitor.texts).not.toContain('Please send us your password.');
  expect(visitor.state?.state).toBe('person');
  await expect.poll(() => chat.lostAt()).toBeDefined();
  expect(await chat.storedTexts()).not.toContain('Please send us your password.');
});

it('receives nothing that is read from the database while the token ends', async () => {
  await takenWith(3600);
  const prepare = env.DB.prepare.bind(env.DB);
  const token = await accessToken({ email: 'omar@rihla.example', validSeconds: 1 });
  vi.spyOn(env.DB, 'prepare').mockImplementation((sql) => {
    if (sql.includes('chat_messages')) pass(1000);
    return prepare(sql);
  });
  await closedWithout(await signedInSocket(chatPath(), token), 0);
});

it('closes an idle socket, and returns the visitor to Joe', async () => {
  const { visitor, staff } = await takenWith(30);
  await chat.settled();
  expect(await chat.ring()).toBeLessThanOrEqual(30_000);
  await expect.poll(() => staff.closed?.code).toBe(3000);
  await chat.ring();
  await expect.poll(() => visitor.state).toEqual({ state: 'bot' });
});

it('needs a new socket every minute, which an ended Access session does not get', async () => {
  const { visitor, staff } = await takenWith(3600);
  await expect.poll(() => staff.state?.state).toBe('person');
  const received = staff.events.length;
  pass(60_000);
  visitor.send(message('Are you still there?'));
  await closedWithout(staff, received);
  await expectRefusal(upgrade(chatPath()), [401, 'sign_in_required', 'Please sign in to continue.'], async () =>
    upgrade(chatPath(), { headers: { 'cf-access-jwt-assertion': await accessToken() } }),
  );
});

it('does not count as staff at the desk, and receives no visitor there', async () => {
  const desk = await signedInSocket(deskPath, await accessToken({ validSeconds: 30 }));
  await expect.poll(() => desk.events).toHaveLength(1);
  pass(30_000);
  expect(await chat.askForPerson()).toMatchObject({ state: 'promised' });
  await expect.poll(() => desk.closed?.code).toBe(3000);
  expect(desk.events).toHaveLength(1);
});
