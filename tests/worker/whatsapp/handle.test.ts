import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { chatSession } from '#worker/chat/rpc.ts';
import { jsonPost, withMethods } from '../support/faults.ts';
import { asStaff } from '../support/staff.ts';
import { messageFrom, mockGraph, noWhatsapp, payloadOf, webhook, whatsappOn } from '../support/whatsapp.ts';

beforeEach(noWhatsapp);

const omar = { phone: '971501234567' };

/** Something happens right before a statement with this text runs for the first time. */
function databaseBefore(text: string, event: () => Promise<unknown>): D1Database {
  let isOver = false;
  async function once() {
    if (isOver) return;
    isOver = true;
    await event();
  }
  const late = (statement: D1PreparedStatement): D1PreparedStatement =>
    withMethods(statement, {
      bind: (...values: unknown[]) => late(statement.bind(...values)),
      all: () => once().then(() => statement.all()),
      raw: () => once().then(() => statement.raw()),
    });
  return withMethods(env.DB, {
    prepare: (sql: string) => (sql.includes(text) ? late(env.DB.prepare(sql)) : env.DB.prepare(sql)),
  });
}

const place = { latitude: 25.2, longitude: 55.3 };

it.each([
  ['a question', messageFrom(omar, 'My passport number is P1234567')],
  ['a wish for a person', messageFrom(omar, 'I want to talk to a person')],
  ['a location', messageFrom(omar, '', { type: 'location', text: undefined, location: place })],
])('keeps nothing of %s whose person is erased while it is handled', async (_, message) => {
  mockGraph();
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  const session = (await env.DB.prepare('SELECT session_id FROM whatsapp_people').first<string>('session_id'))!;
  const erase = async () => {
    const answer = await asStaff(`/api/admin/chats/${session}`, { method: 'DELETE' }, whatsappOn);
    expect(answer.status).toBe(204);
  };
  const DB = databaseBefore("status = 'handled' AND at >", erase);
  await webhook(payloadOf(message), undefined, { DB });
  for (const table of ['whatsapp_messages', 'whatsapp_people', 'chat_messages', 'chat_sessions', 'chat_erasures']) {
    expect((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results, table).toEqual([]);
  }
  expect(await chatSession(env, session).conversation(session)).toMatchObject({
    messages: [],
    state: { state: 'bot' },
  });
});

it('keeps nothing that staff write while the person is erased', async () => {
  mockGraph();
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  const session = (await env.DB.prepare('SELECT session_id FROM whatsapp_people').first<string>('session_id'))!;
  // The name of the colleague is read in a batch, right before the text is stored.
  const DB = withMethods(env.DB, {
    async batch(statements: D1PreparedStatement[]) {
      await asStaff(`/api/admin/chats/${session}`, { method: 'DELETE' }, whatsappOn);
      return env.DB.batch(statements);
    },
  });
  const text = { id: crypto.randomUUID(), text: 'Your passport number is P1234567' };
  await asStaff(`/api/admin/chats/${session}/messages`, jsonPost(text), { ...whatsappOn, DB });
  expect((await env.DB.prepare('SELECT * FROM chat_messages').all()).results).toEqual([]);
});
