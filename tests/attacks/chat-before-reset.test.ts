// Two people use one browser, so one chat. The second leaves an address, and would read, and could erase, the words of
// the first from before the reset.
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { begunSession, leaveAddress, newSession, transcriptOf } from '../worker/support/chats.ts';
import { request } from '../worker/support/client.ts';
import { completionWith, mockCompletions } from '../worker/support/completions.ts';
import { requestWith } from '../worker/support/faults.ts';
import { mailbox } from '../worker/support/mail.ts';
import { linkFor } from '../worker/support/my-data.ts';
import { accessOff } from '../worker/support/staff.ts';
import { openPage, postPage } from '../worker/support/token-pages.ts';

let session: string;
let now = Date.parse('2031-01-17T16:00:00.000Z');

beforeEach(() => {
  mailbox();
  mockCompletions(() => completionWith('Hello.'));
  session = newSession();
});
/** Each event has a time of its own. */
async function later<Result>(act: () => Promise<Result>): Promise<Result> {
  now += 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
  return act();
}

const say = (text: string) => later(() => request(`/api/chat/${session}/messages`, { text }));
const leave = (email: string) => later(() => leaveAddress(session, { email, message: null }));
const reset = () => later(() => request(`/api/chat/${session}/reset`, undefined, { method: 'POST' }));
const owner = () => `${crypto.randomUUID()}@owner.example`;

async function exportedChatOf(email: string): Promise<string[]> {
  const exported = await requestWith(accessOff, `/api/admin/people?email=${email}`, {}, 'http://localhost');
  return (await exported.json<{ chats: { text: string }[] }>()).chats.map(({ text }) => text);
}

async function erase(email: string): Promise<void> {
  const token = await linkFor(email);
  expect((await postPage('/my-data/erase', { token, email })).status).toBe(303);
}

it('shows and erases with an address only the words of its own conversation', async () => {
  const [first, second] = [owner(), owner()];
  await say('My diagnosis is private');
  expect((await leave(first)).status).toBe(201);
  await say('One more private thing');
  await reset();
  await say('What do you build?');
  expect((await leave(second)).status).toBe(201);
  await say('And what does it cost?');

  const ofFirst = await exportedChatOf(first);
  expect(ofFirst).toEqual(expect.arrayContaining(['My diagnosis is private', 'One more private thing']));
  expect(ofFirst.join()).not.toMatch(/build|cost/);
  const ofSecond = await exportedChatOf(second);
  expect(ofSecond).toEqual(expect.arrayContaining(['What do you build?', 'And what does it cost?']));
  expect(ofSecond.join()).not.toMatch(/private/);
  const page = await (await openPage(await linkFor(second))).text();
  expect(page).toContain('What do you build?');
  expect(page).not.toContain('private');

  await erase(second);
  const transcript = await transcriptOf(session);
  expect(transcript).toEqual(expect.arrayContaining(['My diagnosis is private', 'One more private thing']));
  expect(transcript.join()).not.toMatch(/build|cost/);
  expect(await env.DB.prepare('SELECT * FROM chat_sessions WHERE session_id = ?').bind(session).first()).toMatchObject({
    first_question: 'My diagnosis is private',
    message_count: transcript.length,
  });
});

it('keeps no word of an erased beginning, not even in the list of chats', async () => {
  const [first, second] = [owner(), owner()];
  await say('My diagnosis is private');
  await leave(first);
  await reset();
  await say('What do you build?');
  await leave(second);
  await erase(first);
  expect((await transcriptOf(session)).join()).not.toMatch(/private/);
  const listed = await env.DB.prepare('SELECT * FROM chat_sessions WHERE session_id = ?').bind(session).first();
  expect(listed).toMatchObject({ first_question: 'What do you build?' });
  await erase(second);
  expect(await env.DB.prepare('SELECT 1 FROM chat_sessions WHERE session_id = ?').bind(session).first()).toBeNull();
});

it('gives a leftover address no words from after the reset', async () => {
  const first = owner();
  await begunSession(session);
  await leave(first);
  await reset();
  await say('Something of somebody else');
  expect((await exportedChatOf(first)).join()).not.toContain('somebody else');
});

it('treats the same name and address after a reset as a new question', async () => {
  const email = owner();
  await say('What do you build?');
  const before = await (await leave(email)).json<{ submission: { id: string } }>();
  await reset();
  await say('Are you hiring?');
  const again = await leave(email);
  expect(again.status).toBe(201);
  expect((await again.json<typeof before>()).submission.id).not.toBe(before.submission.id);
  expect(await exportedChatOf(email)).toEqual(expect.arrayContaining(['What do you build?', 'Are you hiring?']));
});
