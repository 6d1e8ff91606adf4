import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { DoubtedAnswer } from '#shared/contracts/chat-questions.ts';
import { doubtedAnswers } from '#worker/chat/doubted-answers.ts';
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

it.each([
  [999, 0],
  [1000, 1],
])('reads a thousand dismissals of a week: after %i others it lists %i', async (others, listed) => {
  const session = newSession();
  const id = await storeAnswer('Dismissed first?', quote, session);
  await askForPerson(session);
  expect((await postAsStaff(`/api/admin/chat-questions/${id}/dismiss`)).status).toBe(204);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
     INSERT INTO chat_questions (message_id, session_id, question, at, unanswered, unhelpful, handled_at)
     SELECT 'later-' || i, ?1, 'Later ' || i, ?2, true, false, ?2 FROM n`,
  )
    .bind(session, new Date().toISOString(), others)
    .run();
  expect(await doubted()).toHaveLength(listed);
});

const now = Date.parse('2026-11-29T08:00:00Z');
const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();

/** A question, the answer to it and the visitor’s next message in each conversation; the first is the oldest. */
async function storeDoubts(conversations: number, delay = 1000, end = 0): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1), part(j) AS (VALUES (0), (1), (2))
     INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata)
     SELECT i || '-' || j, 'session-' || i, 'Question ' || i, j = 1,
       strftime('%Y-%m-%dT%H:%M:%fZ', ?2 - (?1 - i) + iif(j = 2, ?3, j / 1000.0), 'unixepoch'), iif(j = 1, ?4, '{}')
     FROM n, part`,
  )
    .bind(conversations, (now + end) / 1000, delay / 1000 + 0.001, JSON.stringify(quote))
    .run();
}

const questions = async () => (await doubtedAnswers(database(env), now)).map(({ question }) => question);

it('lists fifty answers', async () => {
  await storeDoubts(51);
  const listed = await questions();
  expect([listed.length, listed[0], listed.at(-1)]).toEqual([50, 'Question 51', 'Question 2']);
});

it.each([
  [45_000, 1],
  [45_001, 0],
])('doubts an answer when the visitor asks again within 45 seconds, such as %i ms', async (delay, listed) => {
  await storeDoubts(1, delay, -60_000);
  expect(await questions()).toHaveLength(listed);
});

const week = 7 * 24 * 60 * 60_000;

it.each([
  [-week, 1],
  [-week - 2000, 0],
])('reads the conversations of a week, such as of %i ms', async (end, listed) => {
  await storeDoubts(1, 1000, end);
  expect(await questions()).toHaveLength(listed);
});

it.each([
  [299, 1],
  [300, 0],
])('reads the newest 300 conversations: after %i others it lists %i', async (others, listed) => {
  await storeDoubts(1, 1000, -600_000);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata)
     SELECT 'other-' || i, 'other-' || i, 'Hello', false, ?2, '{}' FROM n`,
  )
    .bind(others, at(0))
    .run();
  expect(await questions()).toHaveLength(listed);
});

it.each([
  [57, 1],
  [58, 0],
])('reads the newest 60 messages of a conversation: before %i others it lists %i', async (others, listed) => {
  await storeDoubts(1, 1000, -600_000);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata)
     SELECT 'other-' || i, 'session-1', 'Hello', false, ?2, '{}' FROM n`,
  )
    .bind(others, at(0))
    .run();
  expect(await questions()).toHaveLength(listed);
});
