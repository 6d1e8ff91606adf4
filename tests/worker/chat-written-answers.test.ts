import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatReply } from '../../src-shared/contracts/chat.ts';
import { newSession } from './support/answer-events.ts';
import { boatsAnswer, forgetChats, listQuestions } from './support/chat-questions.ts';
import { request } from './support/client.ts';
import { completionWith, mockCompletions } from './support/completions.ts';
import { jsonPost, requestWith } from './support/faults.ts';
import { silenceLogs } from './support/logs.ts';
import { accessOff } from './support/staff.ts';

const { by: _by, at: _at, ...answer } = boatsAnswer;
const question = 'Do you build harbour software for yachts and ferries?';
let completions: ReturnType<typeof mockCompletions>;
let modelSays = '';

beforeEach(async () => {
  silenceLogs();
  await forgetChats();
  modelSays = 'Yes [1].';
  completions = mockCompletions(() => completionWith(modelSays));
});
afterEach(() => {
  vi.restoreAllMocks();
});

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

it('lists a question that nothing answers, and finds what staff have written for it from the next question on', async () => {
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

it('finds an answer by what staff say that visitors ask', async () => {
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
