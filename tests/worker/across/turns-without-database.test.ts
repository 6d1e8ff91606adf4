import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { ChatConversation } from '#shared/contracts/chat.ts';
import type { ChatSession } from '#worker/chat/session.ts';
import { newSession, transcriptOf } from '../support/chats.ts';
import { request } from '../support/client.ts';
import { completionWith, mockCompletions } from '../support/completions.ts';
import { databaseDown, withMethods } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  expectLogs('chat_not_stored', 'chat_tokens_not_reserved', 'written_answers_unavailable');
  expectLogs('news_unavailable', 'positions_unavailable', 'office_hours_unavailable', 'booking_unavailable');
  await emptyTables('chat_usage');
  mockCompletions(() => completionWith('Noted.'));
});

function objectOf(session: string) {
  return env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(session));
}

/** The visitor's message to an object whose database is `DB`. */
async function askWith(DB: D1Database, session: string, text: string): Promise<void> {
  await runInDurableObject(objectOf(session), async (instance) => {
    Object.assign(instance, { env: { ...env, DB } });
    await instance.reply({ sessionId: session, text, locale: 'en', requestId: 'r-7' });
    await (instance as unknown as ChatSession).sync();
    Object.assign(instance, { env });
  });
}

async function count(sql: string): Promise<number | undefined> {
  return (await env.DB.prepare(sql).first<{ n: number }>())?.n;
}

it('stores a turn once the database is back, also from an evicted object', async () => {
  const session = newSession();
  await askWith(databaseDown(), session, 'Do you ship to Oman?');
  expect(await count('SELECT count(*) AS n FROM chat_messages')).toBe(0);
  await evictDurableObject(objectOf(session));
  expect(await runDurableObjectAlarm(objectOf(session))).toBe(true);
  expect((await getAsStaff(`/api/admin/chats/${session}`)).status).toBe(200);
  expect(await transcriptOf(session)).toEqual(['Do you ship to Oman?', expect.any(String)]);
  expect(await count('SELECT answers AS n FROM chat_usage')).toBe(1);
});

it('shows such a turn on a reload, and lists its unanswered question', async () => {
  mockCompletions(() => Response.json({}, { status: 401 }));
  expectLogs('chat_completion_failed');
  const session = newSession();
  const question = `What is zq${crypto.randomUUID()}?`;
  await askWith(databaseDown(), session, question);
  const { messages } = await (await request(`/api/chat/${session}`)).json<ChatConversation>();
  expect(messages.map(({ message, is_bot }) => is_bot || message)).toEqual([question, true]);
  const listed = env.DB.prepare('SELECT count(*) AS n FROM chat_questions WHERE question = ?').bind(question);
  expect(await listed.first()).toEqual({ n: 1 });
});

it('counts a turn once although the answer of the database was lost', async () => {
  const session = newSession();
  const answerLost = withMethods(env.DB, {
    batch: async (statements: D1PreparedStatement[]) => {
      await env.DB.batch(statements);
      throw new Error('D1_ERROR: Network connection lost.');
    },
  });
  await askWith(answerLost, session, 'Once?');
  await request(`/api/chat/${session}`);
  expect(await transcriptOf(session)).toHaveLength(2);
  expect(await count('SELECT answers AS n FROM chat_usage')).toBe(1);
});
