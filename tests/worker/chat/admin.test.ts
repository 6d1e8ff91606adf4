import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import { type ChatSessionSummary, chatKinds } from '#shared/contracts/chat.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { forgetChats, judge, storeAnswer } from '../support/chat-questions.ts';
import { addSubmission } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { getAsStaff } from '../support/staff.ts';

beforeEach(async () => {
  await forgetChats();
});

const session = (name: string) => `session_1700000000000_${name.padEnd(16, 'x')}`;
const chats = async (query: string) => (await getAsStaff(`/api/admin/chats?${query}`)).json<Page<ChatSessionSummary>>();
const listed = async (query: string) => (await chats(query)).items.map(({ first_question }) => first_question);

async function storeOneOfEach() {
  await storeAnswer('plain', {}, session('plain'));
  await storeAnswer('person', { author: 'amal@rihla.example' }, session('person'));
  await storeAnswer('unanswered', { unanswered: true }, session('unanswered'));
  await judge(await storeAnswer('unhelpful', {}, session('unhelpful')), {
    helpful: false,
    session: session('unhelpful'),
  });
  await storeAnswer('address', {}, session('address'));
  await addSubmission({ formType: 'other', chatSessionId: session('address') });
}

it.each(chatKinds)('lists the chats of the kind %s', async (kind) => {
  await storeOneOfEach();
  expect(await listed(`kind=${kind}`)).toEqual([kind]);
  expect(await listed(`kind=${kind}&locale=ar`)).toEqual([]);
});

it('lists all chats without a kind, and refuses an unknown one', async () => {
  await storeOneOfEach();
  expect(await listed('')).toEqual(['address', 'unhelpful', 'unanswered', 'person', 'plain']);
  await expectRefusal(getAsStaff('/api/admin/chats?kind=rude'), [
    422,
    'validation_failed',
    'kind: The kind must be person, unanswered, unhelpful or address.',
  ]);
});

it('lists the chats of a kind newest first, page by page', async () => {
  for (const name of ['one', 'two', 'three']) await storeAnswer(name, { unanswered: true }, session(name));
  const first = await chats('kind=unanswered&limit=2');
  expect(first.items.map(({ first_question }) => first_question)).toEqual(['three', 'two']);
  expect(await listed(`kind=unanswered&limit=2&cursor=${first.nextCursor}`)).toEqual(['one']);
});

it('finds the chats of a kind without reading the others', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
     INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata)
     SELECT 'm' || i, 'session_' || i, 'Hello', 0, strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i, 'unixepoch'), '{}' FROM n`,
  ).run();
  await storeOneOfEach();
  for (const kind of chatKinds) {
    const { DB, cost } = countingDatabase(env.DB);
    await getAsStaff(`/api/admin/chats?kind=${kind}`, { DB });
    expect(cost.rowsRead, kind).toBeLessThanOrEqual(60);
  }
});

it('names the first 500 questions that were left in one conversation', async () => {
  await addSubmission({ formType: 'other', chatSessionId: session('many') });
  const { results } = await env.DB.prepare('PRAGMA table_info(form_submissions)').all<{ name: string }>();
  const columns = results.map(({ name }) => name).filter((name) => name !== 'seq' && name !== 'id');
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
     INSERT INTO form_submissions (id, ${columns.join()}) SELECT 'copy-' || i, ${columns.join()}
     FROM n, form_submissions WHERE form_submissions.chat_session_id = ?`,
  )
    .bind(session('many'))
    .run();
  const { submissionIds } = await (await getAsStaff(`/api/admin/chats/${session('many')}`)).json<{
    submissionIds: string[];
  }>();
  expect(submissionIds).toHaveLength(500);
});
