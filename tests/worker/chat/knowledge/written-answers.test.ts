import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { currentWrittenAnswers, loadWrittenAnswers, renewVersion } from '#worker/chat/knowledge/written-answers.ts';
import { database } from '#worker/db/client.ts';
import { writtenAnswers } from '#worker/db/schema.ts';
import { countingDatabase } from '../../../support/counting-database.ts';
import { newSession } from '../../support/answer-events.ts';
import { boatsAnswer, forgetChats, listQuestions } from '../../support/chat-questions.ts';
import { request } from '../../support/client.ts';
import { completionWith, mockCompletions } from '../../support/completions.ts';
import { databaseDown, jsonPost, requestWith } from '../../support/faults.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { accessOff } from '../../support/staff.ts';

let completions: ReturnType<typeof mockCompletions>;
let modelSays = '';

beforeEach(async () => {
  await forgetChats();
  await db.delete(writtenAnswers);
  modelSays = 'Yes [1].';
  completions = mockCompletions(() => completionWith(modelSays));
});
const db = database(env);

it('gives an answer in one language to the visitors of both', async () => {
  await db.insert(writtenAnswers).values({ ...boatsAnswer, id: 'a', path: '/company', questionEn: '', answerEn: '' });
  await renewVersion(db);
  const { questionAr: title, answerAr: text } = boatsAnswer;
  expect((await loadWrittenAnswers(db, 'en')).sections).toMatchObject([
    { locale: 'en', title, text, path: '/company' },
  ]);
  expect((await loadWrittenAnswers(db, 'ar')).sections).toMatchObject([{ locale: 'ar', title, text }]);
});

it('has another version after each change, also after one that undoes another', async () => {
  const versions: string[] = [];
  const note = async () => versions.push((await loadWrittenAnswers(db, 'en')).version);
  const change = (init: RequestInit) =>
    requestWith(accessOff, `/api/admin/chat-answers/${id}`, init, 'http://localhost');
  await note();
  const id = await write();
  await note();
  for (const active of [false, true]) {
    await change({ ...jsonPost({ ...answer, active }), method: 'PUT' });
    await note();
  }
  await change({ method: 'DELETE' });
  await note();
  expect(new Set(versions).size).toBe(5);
});

const { by: _by, at: _at, ...answer } = boatsAnswer;

const question = 'Do you build harbour software for yachts and ferries?';

async function ask(text = question): Promise<ChatReply> {
  return (await request(`/api/chat/${newSession()}/messages`, { text })).json();
}

async function write(over = {}): Promise<string> {
  const body = { ...answer, questionEn: question, ...over };
  const response = await requestWith(accessOff, '/api/admin/chat-answers', jsonPost(body), 'http://localhost');
  return (await response.json<{ answer: { id: string } }>()).answer.id;
}

const systemMessage = () => completions.requests.at(-1)!.body.messages[0]!.content;

const unanswered = async () => (await listQuestions('unanswered')).items.map((item) => item.question);

it('lists an unanswered question, and finds the answer that staff write for it', async () => {
  modelSays = 'I do not know.';
  const reply = await ask();
  expect(reply).toMatchObject({ unanswered: true, sources: [] });
  expect(await unanswered()).toEqual([question]);
  await write({ messageId: reply.messageId, path: '/company#industries' });
  expect(await unanswered()).toEqual([]);
  modelSays = 'Yes [1].';
  const next = await ask();
  expect(next).not.toHaveProperty('unanswered');
  expect(next.sources).toEqual([{ title: question, path: '/company#industries' }]);
  expect(systemMessage()).toContain(answer.answerEn);
  expect(await unanswered()).toEqual([]);
});

it('answers Arabic from the Arabic half, with the link of the Arabic page', async () => {
  await write({ path: '/company' });
  const reply = await ask('هل تبنون برامج للقوارب؟');
  expect(systemMessage()).toContain(answer.answerAr);
  expect(reply.sources).toEqual([{ title: answer.questionAr, path: '/ar/company' }]);
});

it('finds an answer by the visitors’ wordings that staff have entered', async () => {
  await write({ asks: 'my dhow needs an app\nبرنامج لمحمل' });
  await ask('dhow app?');
  expect(systemMessage()).toContain(answer.answerEn);
  await ask('ابي برنامج لمحملي');
  expect(systemMessage()).toContain(answer.answerAr);
  expect(systemMessage()).not.toContain('dhow');
});

it('shows no link for an answer without a page, and gives the model none', async () => {
  await write();
  expect((await ask()).sources).toEqual([]);
  expect(systemMessage()).toContain(JSON.stringify({ title: question, text: answer.answerEn }));
});

it('does not find an answer that is switched off or removed', async () => {
  modelSays = 'I do not know.';
  const id = await write({ active: false });
  expect(await ask()).toMatchObject({ unanswered: true });
  const path = `/api/admin/chat-answers/${id}`;
  const put = { ...jsonPost({ ...answer, questionEn: question }), method: 'PUT' };
  await requestWith(accessOff, path, put, 'http://localhost');
  expect(await ask()).not.toHaveProperty('unanswered');
  await requestWith(accessOff, path, { method: 'DELETE' }, 'http://localhost');
  expect(await ask()).toMatchObject({ unanswered: true });
});

it('reads one row when nothing has changed, however many answers there are', async () => {
  await db.insert(writtenAnswers).values(Array.from({ length: 9 }, (_, i) => ({ ...boatsAnswer, id: `a${i}` })));
  await renewVersion(db);
  const first = await currentWrittenAnswers(env, 'en');
  expect(first!.sections).toHaveLength(9);
  const { DB, cost } = countingDatabase(env.DB);
  expect(await currentWrittenAnswers({ ...env, DB }, 'en')).toBe(first);
  expect(cost).toMatchObject({ rowsRead: 1, roundTrips: 1 });
});

it('keeps its answers while the database does not answer', async () => {
  expectLogs('written_answers_unavailable');
  await db.insert(writtenAnswers).values({ ...boatsAnswer, id: 'a' });
  await renewVersion(db);
  const known = await currentWrittenAnswers(env, 'en');
  expect(await currentWrittenAnswers({ ...env, DB: databaseDown() }, 'en')).toBe(known);
  expect(logged.join()).toContain('written_answers_unavailable');
});
