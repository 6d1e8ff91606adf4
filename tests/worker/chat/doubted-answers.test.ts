import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { DoubtedAnswer } from '#shared/contracts/chat-questions.ts';
import { insertMessages } from '#worker/chat/store.ts';
import { database } from '#worker/db/client.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { forgetChats, judge, storeAnswer } from '../support/chat-questions.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

beforeEach(forgetChats);

const newSession = () => `session_1700000000000_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
const quote = { canned: true, confidence: 0.7, sources: [{ title: 'Pricing', path: '/pricing' }] };

async function doubted(): Promise<DoubtedAnswer[]> {
  const { items } = await (await getAsStaff('/api/admin/chat-questions/doubted')).json<{ items: DoubtedAnswer[] }>();
  return items;
}

function postAsStaff(path: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: 'http://localhost' };
  return asStaff(path, { method: 'POST', ...(body && { headers, body: JSON.stringify(body) }) });
}

async function askForPerson(session: string) {
  const metadata = { confidence: null, suggestedActions: [], notice: { kind: 'waiting' as const } };
  const timestamp = new Date().toISOString();
  const notice = { id: crypto.randomUUID(), sessionId: session, message: '', isBot: true, timestamp, metadata };
  await insertMessages(database(env), [notice]);
}

it('lists the quotes that visitors doubted, most doubts first', async () => {
  const [one, two, three, four] = [newSession(), newSession(), newSession(), newSession()];
  await storeAnswer('Is it encrypted?', quote, one);
  await storeAnswer('I mean at rest', {}, one);
  await judge(await storeAnswer('Do you deliver?', quote, two), { helpful: false, session: two });
  await storeAnswer('Is it encrypted', quote, three);
  await askForPerson(three);
  await storeAnswer('What is it?', quote, four);
  expect(await doubted()).toMatchObject([
    { question: 'Is it encrypted', times: 2, unhelpful: 0, asked_again: 1, asked_person: 1, answer: 'An answer.' },
    { question: 'Do you deliver?', times: 1, unhelpful: 1, asked_again: 0, asked_person: 0 },
  ]);
});

it.each([
  ['a model', { confidence: 0.9, sources: quote.sources }],
  ['an answer that does not know', { ...quote, unanswered: true }],
  ['an answer without a source', { ...quote, sources: [] }],
])('lists no answer of %s', async (_what, metadata) => {
  const session = newSession();
  await storeAnswer('Is it good?', metadata, session);
  await storeAnswer('Is it?', {}, session);
  expect(await doubted()).toEqual([]);
});

it('lists no question that is dismissed or answered', async () => {
  const [one, two] = [newSession(), newSession()];
  const ids = [await storeAnswer('First?', quote, one), await storeAnswer('Second?', quote, two)];
  for (const session of [one, two]) await askForPerson(session);
  expect(await doubted()).toHaveLength(2);
  expect((await postAsStaff(`/api/admin/chat-questions/${ids[0]}/dismiss`)).status).toBe(204);
  const answer = { questionEn: 'Second?', answerEn: 'Yes.', messageId: ids[1] };
  expect((await postAsStaff('/api/admin/chat-answers', answer)).status).toBe(201);
  expect(await doubted()).toEqual([]);
});

it('reads the newest messages of a conversation, however long it is', async () => {
  const session = newSession();
  const read = async () => {
    const { DB, cost } = countingDatabase(env.DB);
    expect((await getAsStaff('/api/admin/chat-questions/doubted', { DB })).status).toBe(200);
    return cost.rowsRead;
  };
  for (let asked = 0; asked < 40; asked += 1) await storeAnswer(`Question ${asked}?`, quote, session);
  const before = await read();
  for (let asked = 40; asked < 120; asked += 1) await storeAnswer(`Question ${asked}?`, quote, session);
  expect(await read()).toBeLessThanOrEqual(before + 5);
  expect((await doubted()).map(({ question }) => question)).toContain('Question 118?');
});

it('forgets no dismissal among a thousand of a week', async () => {
  const session = newSession();
  const id = await storeAnswer('Dismissed first?', quote, session);
  await askForPerson(session);
  expect((await postAsStaff(`/api/admin/chat-questions/${id}/dismiss`)).status).toBe(204);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
     INSERT INTO chat_questions (message_id, session_id, question, at, unanswered, unhelpful, handled_at)
     SELECT 'later-' || i, ?1, 'Later ' || i, ?2, true, false, ?2 FROM n`,
  )
    .bind(session, new Date().toISOString())
    .run();
  expect(await doubted()).toEqual([]);
});
