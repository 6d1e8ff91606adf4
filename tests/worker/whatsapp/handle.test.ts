import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { chatSession } from '#worker/chat/rpc.ts';
import { handleReceived } from '#worker/whatsapp/handle.ts';
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

/** Messages of one person. */
async function receive(count: number, status: 'received' | 'handled'): Promise<void> {
  const sender = JSON.stringify({ phone: omar.phone, userId: null, name: 'Omar', accountId: '555' });
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO whatsapp_messages (id, wamid, sender, content, status, at, due_at)
     SELECT ?2 || i, ?2 || i, ?3, '{"kind":"reaction","text":"👍"}', ?2, ?4, ?4 FROM n`,
  )
    .bind(count, status, sender, new Date().toISOString())
    .run();
}

it('handles twenty-five messages a run', async () => {
  mockGraph();
  await receive(26, 'received');
  // The messages of a blocked person are deleted, which takes the least time.
  await env.DB.prepare(
    `INSERT INTO whatsapp_people (id, phone, session_id, locale, account_id, received_at, blocked_by)
     VALUES ('p1', ?, 's1', 'en', '555', '2026-11-01', 'amal@rihla.example')`,
  )
    .bind(omar.phone)
    .run();
  await handleReceived({ ...env, ...whatsappOn });
  const sql = "SELECT count(*) AS n FROM whatsapp_messages WHERE status = 'received'";
  expect(await env.DB.prepare(sql).first('n')).toBe(1);
});

it.each([
  [2000, 1],
  [2001, 0],
])('answers two thousand messages an hour: after %i others it sends %i', async (others, sent) => {
  const graph = mockGraph();
  await receive(others, 'handled');
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  expect(graph.sent).toHaveLength(sent);
});
