import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { currentWrittenAnswers } from '../../../../src-worker/chat/knowledge/written-answers.ts';
import { database } from '../../../../src-worker/db/client.ts';
import { writtenAnswers } from '../../../../src-worker/db/schema.ts';
import { countingDatabase } from '../../../support/counting-database.ts';
import { boatsAnswer } from '../../support/chat-questions.ts';
import { databaseDown } from '../../support/faults.ts';
import { captureLogs } from '../../support/logs.ts';

const db = database(env);
const logged: string[] = [];

beforeEach(async () => {
  captureLogs(logged);
  await db.delete(writtenAnswers);
});

it('reads one row when nothing has changed, however many answers there are', async () => {
  await db.insert(writtenAnswers).values(Array.from({ length: 9 }, (_, i) => ({ ...boatsAnswer, id: `a${i}` })));
  const first = await currentWrittenAnswers(env, 'en');
  expect(first!.sections).toHaveLength(9);
  const { DB, cost } = countingDatabase(env.DB);
  expect(await currentWrittenAnswers({ ...env, DB }, 'en')).toBe(first);
  expect(cost).toMatchObject({ rowsRead: 1, roundTrips: 1 });
});

it('has a new answer at once, in each language, and forgets a removed one', async () => {
  expect((await currentWrittenAnswers(env, 'en'))!.sections).toEqual([]);
  expect((await currentWrittenAnswers(env, 'ar'))!.sections).toEqual([]);
  await db.insert(writtenAnswers).values({ ...boatsAnswer, id: 'a' });
  expect((await currentWrittenAnswers(env, 'en'))!.sections).toHaveLength(1);
  expect((await currentWrittenAnswers(env, 'ar'))!.sections).toMatchObject([{ title: boatsAnswer.questionAr }]);
  await db.delete(writtenAnswers);
  expect((await currentWrittenAnswers(env, 'en'))!.sections).toEqual([]);
});

it('keeps what it knows while the database does not answer', async () => {
  await db.insert(writtenAnswers).values({ ...boatsAnswer, id: 'a' });
  const known = await currentWrittenAnswers(env, 'en');
  expect(await currentWrittenAnswers({ ...env, DB: databaseDown() }, 'en')).toBe(known);
  expect(logged.join()).toContain('written_answers_unavailable');
});
