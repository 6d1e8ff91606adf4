import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { loadWrittenAnswers } from '../../../../src-worker/chat/knowledge/written-answers.ts';
import { database } from '../../../../src-worker/db/client.ts';
import { writtenAnswers } from '../../../../src-worker/db/schema.ts';
import { boatsAnswer } from '../../support/chat-questions.ts';

const db = database(env);

beforeEach(async () => {
  await db.delete(writtenAnswers);
});

it('gives the active answers as sections in each language, with the link of that language', async () => {
  await db.insert(writtenAnswers).values([
    { ...boatsAnswer, id: 'a', path: '/company#industries' },
    { ...boatsAnswer, id: 'b', asks: 'yacht app' },
    { ...boatsAnswer, id: 'c', active: false },
  ]);
  const { questionEn, answerEn, questionAr, answerAr } = boatsAnswer;
  const english = { locale: 'en', title: questionEn, text: answerEn };
  expect((await loadWrittenAnswers(db, 'en')).sections).toMatchObject([
    { ...english, id: 'written/a', path: '/company#industries' },
    { ...english, id: 'written/b', path: '', asks: 'yacht app' },
  ]);
  expect((await loadWrittenAnswers(db, 'ar')).sections[0]).toMatchObject({
    ...{ id: 'written/a', locale: 'ar', title: questionAr, text: answerAr, path: '/ar/company#industries' },
  });
});

it('gives an answer in one language to the readers of both', async () => {
  await db.insert(writtenAnswers).values({ ...boatsAnswer, id: 'a', path: '/company', questionEn: '', answerEn: '' });
  const { questionAr: title, answerAr: text } = boatsAnswer;
  expect((await loadWrittenAnswers(db, 'en')).sections).toMatchObject([
    { locale: 'en', title, text, path: '/company' },
  ]);
  expect((await loadWrittenAnswers(db, 'ar')).sections).toMatchObject([{ locale: 'ar', title, text }]);
});

it('has another version after each change, also after one that undoes another', async () => {
  const versions: string[] = [];
  const note = async () => versions.push((await loadWrittenAnswers(db, 'en')).version);
  await note();
  await db.insert(writtenAnswers).values({ ...boatsAnswer, id: 'a' });
  await note();
  await db.update(writtenAnswers).set({ active: false });
  await note();
  await db.update(writtenAnswers).set({ active: true });
  await note();
  await db.delete(writtenAnswers);
  await note();
  expect(new Set(versions).size).toBe(5);
});
