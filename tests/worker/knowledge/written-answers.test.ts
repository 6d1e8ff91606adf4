import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../../../src-worker/db/client.ts';
import { writtenAnswers } from '../../../src-worker/db/schema.ts';
import { loadWrittenAnswers, writtenAnswersVersionOf } from '../../../src-worker/knowledge/written-answers.ts';

const db = database(env);
const row = {
  questionEn: 'Do you do boats?',
  answerEn: 'Yes.',
  questionAr: 'هل لديكم قوارب؟',
  answerAr: 'نعم.',
  by: 'amal@rihla.example',
  at: '2026-11-24T08:00:00.000Z',
};

beforeEach(async () => {
  await db.delete(writtenAnswers);
});

it('gives the active answers as sections in each language, with the link of that language', async () => {
  await db.insert(writtenAnswers).values([
    { ...row, id: 'a', path: '/company#about' },
    { ...row, id: 'b' },
    { ...row, id: 'c', active: false },
  ]);
  expect((await loadWrittenAnswers(db, 'en')).sections).toEqual([
    { id: 'written/a', locale: 'en', title: 'Do you do boats?', text: 'Yes.', path: '/company#about' },
    { id: 'written/b', locale: 'en', title: 'Do you do boats?', text: 'Yes.' },
  ]);
  expect((await loadWrittenAnswers(db, 'ar')).sections[0]).toEqual({
    ...{ id: 'written/a', locale: 'ar', title: 'هل لديكم قوارب؟', text: 'نعم.', path: '/ar/company#about' },
  });
});

it('has another version after each change, also after one that undoes another', async () => {
  const versions = [await writtenAnswersVersionOf(db)];
  await db.insert(writtenAnswers).values({ ...row, id: 'a' });
  versions.push(await writtenAnswersVersionOf(db));
  await db.update(writtenAnswers).set({ active: false });
  versions.push(await writtenAnswersVersionOf(db));
  await db.update(writtenAnswers).set({ active: true });
  versions.push(await writtenAnswersVersionOf(db));
  await db.delete(writtenAnswers);
  versions.push(await writtenAnswersVersionOf(db));
  expect(new Set(versions).size).toBe(5);
  expect((await loadWrittenAnswers(db, 'en')).version).toBe(versions.at(-1));
});
