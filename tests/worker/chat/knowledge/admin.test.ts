import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { WrittenAnswer } from '#shared/contracts/chat-questions.ts';
import { forgetChats, listQuestions, storeAnswer } from '../../support/chat-questions.ts';
import { databaseFailingAt, jsonPost } from '../../support/faults.ts';
import { expectLogs } from '../../support/logs.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { asStaff, getAsStaff } from '../../support/staff.ts';

const path = '/api/admin/chat-answers';
const boats = {
  questionEn: 'Do you build software for boats?',
  answerEn: 'Yes, for harbours in the Gulf.',
  questionAr: 'هل تبنون برامج للقوارب؟',
  answerAr: 'نعم، لموانئ الخليج.',
  asks: 'yacht app\nبرنامج يخوت',
  path: '/company#about',
};

beforeEach(async () => {
  await forgetChats();
});

const write = (over = {}, bindings = {}) => asStaff(path, jsonPost({ ...boats, ...over }), bindings);
const change = (id: string, body: unknown) => asStaff(`${path}/${id}`, { ...jsonPost(body), method: 'PUT' });
const remove = (id: string) => asStaff(`${path}/${id}`, { method: 'DELETE' });
const list = async (query = '') => (await getAsStaff(`${path}${query}`)).json<Page<WrittenAnswer>>();

async function answerOf(response: Response): Promise<WrittenAnswer> {
  return (await response.json<{ answer: WrittenAnswer }>()).answer;
}

it('stores an answer in both languages with its author', async () => {
  const response = await write();
  expect(response.status).toBe(201);
  const answer = await answerOf(response);
  expect(answer).toEqual({
    id: expect.any(String),
    question_en: boats.questionEn,
    answer_en: boats.answerEn,
    question_ar: boats.questionAr,
    answer_ar: boats.answerAr,
    asks: boats.asks,
    path: '/company#about',
    active: true,
    written_by: 'amal@rihla.example',
    written_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(await list()).toEqual({ items: [answer], nextCursor: null });
});

it('lists the answers page by page, the latest change first', async () => {
  const ids = [];
  for (const title of ['one', 'two', 'three']) ids.push((await answerOf(await write({ questionEn: title }))).id);
  await env.DB.prepare("UPDATE written_answers SET written_at = '2026-01-0' || (rowid + 0)").run();
  await change(ids[0]!, { ...boats, questionEn: 'one again' });
  const first = await list('?limit=2');
  expect(first.items.map((answer) => answer.question_en)).toEqual(['one again', 'three']);
  expect((await list(`?limit=2&cursor=${first.nextCursor}`)).items.map((answer) => answer.question_en)).toEqual([
    'two',
  ]);
});

it('takes the question that it answers off the lists, in the same transaction', async () => {
  expectLogs('request_failed');
  const messageId = await storeAnswer('Do you do boats?', { unanswered: true });
  expect((await write({ messageId }, { DB: databaseFailingAt(1) })).status).toBe(500);
  expect((await list()).items).toEqual([]);
  expect((await listQuestions('unanswered')).items).toHaveLength(1);
  expect((await write({ messageId })).status).toBe(201);
  expect((await listQuestions('unanswered')).items).toEqual([]);
});

it('changes, switches off and deletes an answer', async () => {
  const { id } = await answerOf(await write());
  const changed = await change(id, { ...boats, answerEn: 'Yes.', active: false, path: '' });
  expect(await answerOf(changed)).toMatchObject({ id, answer_en: 'Yes.', active: false, path: null });
  expect((await remove(id)).status).toBe(204);
  expect((await list()).items).toEqual([]);
  for (const response of [await remove(id), await change(id, boats)])
    await expectRefusal(response, [404, 'not_found', 'This answer no longer exists.']);
});

it.each(['/products', '/', '/careers/ai-engineer', '/company#process'])(
  'accepts %s as the link below an answer',
  async (link) => {
    expect(await answerOf(await write({ path: link }))).toMatchObject({ path: link });
  },
);

it('stores the English path of a link to an Arabic page', async () => {
  expect(await answerOf(await write({ path: '/ar/products#lagentry' }))).toMatchObject({ path: '/products#lagentry' });
});

it.each([
  'https://elsewhere.example/products',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/nowhere',
  '/admin',
  '/unsubscribe',
  '/products?x=1',
  '/products#a"b',
  'products',
])('refuses %s as the link below an answer', async (link) => {
  const response = await write({ path: link });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'path' }] });
});

it.each(['questionEn', 'answerEn', 'questionAr', 'answerAr'])(
  'refuses half an answer without %s, or with too long a one',
  async (field) => {
    for (const value of [undefined, '  ', 'x'.repeat(801)]) {
      const response = await write({ [field]: value });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: field }] });
    }
  },
);

it('accepts an answer in one language, and refuses one in none', async () => {
  const arabicOnly = await write({ questionEn: '', answerEn: '' });
  expect(arabicOnly.status).toBe(201);
  expect(await arabicOnly.json()).toMatchObject({ answer: { question_en: '', question_ar: boats.questionAr } });
  const none = await write({ questionEn: '', answerEn: '', questionAr: '', answerAr: '' });
  expect(none.status).toBe(422);
  expect(await none.json()).toMatchObject({ errors: [{ path: 'questionEn' }, { path: 'answerEn' }] });
});
