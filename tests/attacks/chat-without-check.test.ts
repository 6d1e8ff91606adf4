// A program calls the company's staff to a thousand empty chats, or writes to them: the chat's check for programs
// guards the messages to Joe, but there are two other ways in, the question for a person and the socket.
import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnstileField } from '#shared/forms/fields.ts';
import { freshAddress } from '../worker/support/client.ts';
import { jsonPost, requestWith } from '../worker/support/faults.ts';
import { LiveChat, layla, message, stopClock } from '../worker/support/live-chat.ts';
import { closeSockets, staffSocket, type TestSocket } from '../worker/support/sockets.ts';

const secret = { TURNSTILE_SECRET_KEY: 'ts-secret' };
let chat: LiveChat;
let desk: TestSocket;

beforeEach(async () => {
  stopClock();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { response } = await new Request(input as RequestInfo, init as RequestInit).json<{ response: string }>();
    return Response.json({ success: response === 'good' });
  });
  chat = new LiveChat();
  desk = await staffSocket('/api/admin/desk/socket', layla);
});
afterEach(() => {
  closeSockets();
});

function ask(token?: string): Promise<Response> {
  const init = jsonPost({ [turnstileField]: token });
  const headers = { ...init.headers, 'cf-connecting-ip': freshAddress() };
  return requestWith(secret, `/api/chat/${chat.session}/person`, { ...init, headers });
}

/** The chat's object has the check too, as on a site where it is configured. */
function configureCheck(): Promise<void> {
  return runInDurableObject(chat.object, (instance) => {
    const object = instance as unknown as { env: object };
    object.env = { ...object.env, ...secret };
  });
}

it('lets no one ask for a person without a valid token, and notifies no one', async () => {
  for (const token of [undefined, 'bad']) {
    const response = await ask(token);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'validation_failed', errors: [{ path: turnstileField }] });
  }
  expect(await chat.keys('handover')).toEqual([]);
  expect(desk.entryOf(chat.session)).toBeUndefined();
});

it('refuses messages by socket without the check, even after asking for a person', async () => {
  await chat.askForPerson();
  const visitor = await chat.visitor();
  await configureCheck();
  const frame = message('Buy cheap watches');
  visitor.send(frame);
  await expect.poll(() => visitor.of('refused')).toEqual([{ type: 'refused', reason: 'unchecked', id: frame.id }]);
  await chat.settled();
  expect(await chat.storedTexts()).not.toContain('Buy cheap watches');
});

it('lets a visitor through who has passed the check once', async () => {
  expect(await (await ask('good')).json()).toMatchObject({ state: 'waiting' });
  await expect.poll(() => desk.entryOf(chat.session)).toBeDefined();
  await configureCheck();
  (await chat.visitor()).send(message('Good morning.'));
  await expect.poll(() => chat.storedTexts()).toContain('Good morning.');
  expect(await (await ask()).json()).toMatchObject({ state: 'waiting' });
});
