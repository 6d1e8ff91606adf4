import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { ChatConversation, ChatReply } from '#shared/contracts/chat.ts';
import { newSession } from '../support/answer-events.ts';
import { listQuestions } from '../support/chat-questions.ts';
import { request } from '../support/client.ts';
import { completionWith, mockCompletions } from '../support/completions.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { sendUntilRefused } from '../support/rate-limit.ts';
import { expectRefusal } from '../support/refusal.ts';

beforeEach(() => {
  mockCompletions(() => completionWith('Yes.'));
});
async function ask(session: string): Promise<string> {
  const response = await request(`/api/chat/${session}/messages`, { text: 'Do you do boats?' });
  return (await response.json<ChatReply>()).messageId;
}

const path = (session: string, messageId: string) => `/api/chat/${session}/messages/${messageId}/feedback`;
const judge = (session: string, messageId: string, body: unknown) => request(path(session, messageId), body);

async function opinionOf(session: string): Promise<object> {
  const { messages } = await (await request(`/api/chat/${session}`)).json<ChatConversation>();
  const { helpful, reason } = messages.at(-1)!.metadata;
  return { helpful, reason };
}

it('stores whether an answer helped right after it was given, and a change of mind', async () => {
  const session = newSession();
  const id = await ask(session);
  expect((await judge(session, id, { helpful: true })).status).toBe(204);
  expect(await opinionOf(session)).toEqual({ helpful: true, reason: undefined });
  await judge(session, id, { helpful: false, reason: 'It does not say which boats' });
  expect(await opinionOf(session)).toEqual({ helpful: false, reason: 'It does not say which boats' });
  expect((await listQuestions('unhelpful')).items).toMatchObject([
    { message_id: id, question: 'Do you do boats?', reason: 'It does not say which boats' },
  ]);
  await judge(session, id, { helpful: false });
  expect(await opinionOf(session)).toEqual({ helpful: false, reason: undefined });
  await judge(session, id, { helpful: true, reason: 'ignored' });
  expect(await opinionOf(session)).toEqual({ helpful: true, reason: undefined });
});

it('accepts feedback only for an answer of Joe in this conversation', async () => {
  const session = newSession();
  const id = await ask(session);
  const insert = env.DB.prepare(
    'INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata) VALUES (?1, ?2, ?1, 1, ?3, ?4)',
  );
  const now = new Date().toISOString();
  await insert.bind('of-staff', session, now, '{"confidence":1,"author":"amal@rihla.example"}').run();
  await insert.bind('a-line', session, now, '{"confidence":null}').run();
  const question = await env.DB.prepare('SELECT id FROM chat_messages WHERE session_id = ? AND is_bot = 0')
    .bind(session)
    .first<string>('id');
  for (const [inSession, messageId] of [
    [newSession(), id],
    [session, question!],
    [session, 'of-staff'],
    [session, 'a-line'],
    [session, crypto.randomUUID()],
  ] as const) {
    const response = await judge(inSession, messageId, { helpful: false });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  }
});

it.each([{}, { helpful: 'yes' }, { helpful: false, reason: 'x'.repeat(501) }, { helpful: false, reason: 5 }])(
  'refuses %j',
  async (body) => {
    const session = newSession();
    const response = await judge(session, crypto.randomUUID(), body);
    await expectRefusal(response, [
      422,
      'validation_failed',
      new RegExp(`^${Object.keys(body).at(-1) ?? 'helpful'}: `),
    ]);
  },
);

it('counts with the requests of the chat', async () => {
  const session = newSession();
  const id = await ask(session);
  const headers = { 'cf-connecting-ip': '203.0.113.120', 'content-type': 'application/json' };
  const { statuses } = await sendUntilRefused(20, () =>
    requestWith({}, path(session, id), { ...jsonPost({ helpful: true }), headers }),
  );
  expect(statuses).toEqual(new Set([204]));
});
