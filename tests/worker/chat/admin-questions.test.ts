import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { ChatUsage } from '#shared/contracts/chat-questions.ts';
import { gulfDate } from '#shared/time/days.ts';
import { purgeExpired } from '#worker/privacy/retention.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { rowsOf } from '../support/bookings.ts';
import { forgetChats, judge, listQuestions, sessionId, storeAnswer } from '../support/chat-questions.ts';
import { requestWith } from '../support/faults.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accessOff, getAsStaff } from '../support/staff.ts';

beforeEach(async () => {
  await forgetChats();
});

const questions = async (list: 'unanswered' | 'unhelpful') =>
  (await listQuestions(list)).items.map(({ question }) => question);

function dismiss(messageId: string, staff = 'amal@rihla.example') {
  const bindings = { ...accessOff, STAFF_DEV_EMAIL: staff };
  const path = `/api/admin/chat-questions/${messageId}/dismiss`;
  return requestWith(bindings, path, { method: 'POST' }, 'http://localhost');
}

/** The answers of `storeAnswer` are an hour old. */
const dayOfAnswers = () => gulfDate(new Date(Date.now() - 60 * 60 * 1000));

async function usageOfDay() {
  const usage = await (await getAsStaff('/api/admin/chat-usage')).json<ChatUsage>();
  return usage.days.find(({ day }) => day === dayOfAnswers())!;
}

it('lists only questions that Joe could not answer, newest first, page by page', async () => {
  for (const question of ['one', 'two', 'three']) await storeAnswer(question, { unanswered: true });
  await storeAnswer('answered');
  await storeAnswer('canned', { canned: true, confidence: 0.7 });
  const first = await listQuestions('unanswered', '&limit=2');
  expect(first.items.map(({ question }) => question)).toEqual(['three', 'two']);
  expect(first.items[0]).toMatchObject({ session_id: sessionId, reason: null });
  const second = await listQuestions('unanswered', `&limit=2&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ items: [{ question: 'one' }], nextCursor: null });
});

it('lists a question once, however often and in which spelling it is asked', async () => {
  const asked = [
    'Do you have an office in Muscat?',
    'do you have an office in muscat',
    'DO YOU have an office in Muscat??',
  ];
  for (const question of asked) await storeAnswer(question, { unanswered: true });
  await storeAnswer('أين مكتبكم؟', { unanswered: true });
  await storeAnswer('اين مكتبكم', { unanswered: true });
  const { items } = await listQuestions('unanswered');
  expect(items.map(({ question, times }) => [question, times])).toEqual([
    ['اين مكتبكم', 2],
    ['DO YOU have an office in Muscat??', 3],
  ]);
  const bySql = await env.DB.prepare('SELECT count(*) AS n FROM chat_questions GROUP BY folded ORDER BY n').all();
  expect(bySql.results.map(({ n }) => n)).toEqual([2, 3]);
  await storeAnswer('?', { unanswered: true });
  await storeAnswer('!', { unanswered: true });
  expect(await questions('unanswered')).toHaveLength(4);
  expect((await dismiss(items[1]!.message_id)).status).toBe(204);
  expect(await questions('unanswered')).toEqual(['!', '?', 'اين مكتبكم']);
});

it('lists unhelpful answers with the reason, until visitors change their mind', async () => {
  const id = await storeAnswer('How much?');
  await storeAnswer('liked');
  await judge(id, { helpful: false });
  expect((await listQuestions('unhelpful')).items).toMatchObject([
    { message_id: id, question: 'How much?', reason: null },
  ]);
  await judge(id, { helpful: false, reason: 'No price' });
  expect((await listQuestions('unhelpful')).items).toMatchObject([{ question: 'How much?', reason: 'No price' }]);
  await judge(id, { helpful: true });
  expect(await questions('unhelpful')).toEqual([]);
  expect(await rowsOf('chat_questions')).toEqual([]);
});

it('keeps an unanswered question on its list, whatever feedback it gets', async () => {
  const id = await storeAnswer('Do you do boats?', { unanswered: true });
  await judge(id, { helpful: false, reason: 'Boats!' });
  expect(await questions('unanswered')).toEqual(['Do you do boats?']);
  expect(await questions('unhelpful')).toEqual(['Do you do boats?']);
  await judge(id, { helpful: true });
  expect(await questions('unanswered')).toEqual(['Do you do boats?']);
  expect(await questions('unhelpful')).toEqual([]);
});

it('removes a dismissed question from both lists, in the first dismisser’s name', async () => {
  const id = await storeAnswer('Do you do boats?', { unanswered: true });
  await judge(id, { helpful: false });
  expect((await dismiss(id)).status).toBe(204);
  expect((await dismiss(id, 'omar@rihla.example')).status).toBe(204);
  await judge(id, { helpful: false, reason: 'Still boats' });
  expect(await questions('unanswered')).toEqual([]);
  expect(await questions('unhelpful')).toEqual([]);
  const row = await env.DB.prepare('SELECT handled_by FROM chat_questions').first();
  expect(row).toEqual({ handled_by: 'amal@rihla.example' });
  await expectRefusal(dismiss(crypto.randomUUID()), [404, 'not_found', 'This question no longer exists.']);
});

it('counts answers and the latest feedback on each', async () => {
  const id = await storeAnswer('one');
  await storeAnswer('two', { interrupted: 'broken' });
  await storeAnswer('three', { canned: true, confidence: 0.7 });
  await storeAnswer('four', { canned: true, unanswered: true, confidence: 0.7 });
  await storeAnswer('five', { confidence: null });
  expect(await usageOfDay()).toEqual({
    day: dayOfAnswers(),
    tokens: 0,
    answers: 4,
    answered: 2,
    canned: 2,
    unanswered: 1,
    helpful: 0,
    unhelpful: 0,
  });
  await judge(id, { helpful: false });
  await judge(id, { helpful: false, reason: 'Too long' });
  expect(await usageOfDay()).toMatchObject({ helpful: 0, unhelpful: 1 });
  await judge(id, { helpful: true });
  expect(await usageOfDay()).toMatchObject({ helpful: 1, unhelpful: 0 });
});

it('shows thirty days with the cap, even days without questions', async () => {
  const at = new Date().toISOString();
  await env.DB.prepare('INSERT INTO chat_usage (day, tokens, cap_reached_at) VALUES (?1, 900, ?2), (?3, 5, NULL)')
    .bind(gulfDate(), at, '2001-01-01')
    .run();
  const response = await getAsStaff('/api/admin/chat-usage', { CHAT_DAILY_TOKENS: '1000' });
  const { cap, capReachedAt, days } = await response.json<ChatUsage>();
  expect({ cap, capReachedAt }).toEqual({ cap: 1000, capReachedAt: at });
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ day: gulfDate(), tokens: 900 });
  expect(days.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(900);
  expect(await (await getAsStaff('/api/admin/stats')).json()).toMatchObject({ chatCapReachedAt: at });
});

it('deletes questions with their conversations, and keeps the counts', async () => {
  const id = await storeAnswer('Do you do boats?', { unanswered: true });
  await judge(id, { helpful: false, reason: 'My name is Layla' });
  await purgeExpired(env, Date.now() + 89 * 24 * 60 * 60 * 1000);
  expect(await questions('unhelpful')).toHaveLength(1);
  await purgeExpired(env, Date.now() + 91 * 24 * 60 * 60 * 1000);
  expect(await rowsOf('chat_questions')).toEqual([]);
  expect(await usageOfDay()).toMatchObject({ unanswered: 1, unhelpful: 1 });
});

it('reads at most 63 rows for the staff page, however many messages there are', async () => {
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)';
  const time = "strftime('%Y-%m-%dT%H:%M:%fZ', unixepoch() - (i / 2) * 500 + i % 2, 'unixepoch')";
  await env.DB.prepare(
    `${numbers} INSERT INTO chat_questions (message_id, session_id, question, at, unanswered, unhelpful)
     SELECT 'm' || i, 's' || i, 'Hello', ${time}, i % 2, i % 3 = 0 FROM n`,
  ).run();
  await env.DB.prepare(`${numbers} INSERT INTO chat_usage (day) SELECT date('now', '-' || i || ' days') FROM n`).run();
  for (const list of ['unanswered', 'unhelpful'] as const) {
    const { DB, cost } = countingDatabase(env.DB);
    for (const path of ['stats', 'chat-usage', `chat-questions?list=${list}`]) {
      expect((await getAsStaff(`/api/admin/${path}`, { DB })).status).toBe(200);
    }
    expect(cost.rowsRead).toBeLessThanOrEqual(63);
    const { items, nextCursor } = await listQuestions(list);
    expect(items).toHaveLength(25);
    const later = countingDatabase(env.DB);
    await getAsStaff(`/api/admin/chat-questions?list=${list}&cursor=${nextCursor}`, { DB: later.DB });
    expect(later.cost.rowsRead).toBeLessThanOrEqual(30);
  }
});
