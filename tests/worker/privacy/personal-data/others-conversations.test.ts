import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { MyData, PersonalData } from '#shared/contracts/privacy.ts';
import { database } from '#worker/db/client.ts';
import { requestLink } from '#worker/privacy/my-data/link.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import {
  forgetWords,
  mailsInOthersConversations,
  wordsWithout,
} from '#worker/privacy/personal-data/others-conversations.ts';
import { countingDatabase } from '../../../support/counting-database.ts';
import { asStaff, listedIds, postAsStaff } from '../../support/conversation.ts';
import { mailbox } from '../../support/mail.ts';
import { knownAddress, linkFor, wholeDatabase } from '../../support/my-data.ts';
import { deliverMail, entriesOf, mailOf, storeConversation, visitor } from '../../support/received-mail.ts';
import { getAsStaff } from '../../support/staff.ts';
import { openPage } from '../../support/token-pages.ts';

beforeEach(() => {
  mailbox();
});

const rare = () => `zq${[...crypto.getRandomValues(new Uint8Array(12))].map((byte) => 'bcdfghjk'[byte % 8]).join('')}`;

/** A conversation of another contact, in which their colleague `name` has written among others. */
async function answeredByColleague(name: string) {
  const email = `Omar@${name}.example`;
  const conversation = await storeConversation({ searchText: 'layla zayed' });
  await deliverMail(conversation.address, mailOf('Which falcon?'));
  const answer = mailOf(`${name} says the white falcon.\n\nOn 23 Nov 2026, Joe wrote:\n> ${name} asked`, {
    from: `Omar <${email}>`,
    subject: `Re: ${name}`,
    'message-id': `<${crypto.randomUUID()}@${name}.example>`,
  });
  await deliverMail(conversation.address, answer, { from: email });
  await postAsStaff(`${conversation.id}/notes`, { text: 'The camel is theirs.' });
  return { ...conversation, email };
}

const found = (q: string) => listedIds(`q=${encodeURIComponent(q)}`);

it('finds a person’s words in the conversation of another contact', async () => {
  const name = rare();
  const { email, id } = await answeredByColleague(name);
  const token = await linkFor(email.toLowerCase());
  const mine = await (await openPage(token, {}, '/my-data/export')).json<MyData>();
  const staff = await (await getAsStaff(`/api/admin/people?email=${email.toUpperCase()}`)).json<PersonalData>();
  const entry = {
    submission_id: null,
    kind: 'received',
    subject: `Re: ${name}`,
    text: `${name} says the white falcon.`,
    by: email,
  };
  expect(mine.conversation).toMatchObject([{ ...entry, purge_at: expect.any(String) }]);
  expect(staff.conversation).toMatchObject([entry]);
  for (const data of [mine, staff]) {
    expect(data.submissions).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/Which falcon|camel|asked/);
    expect(JSON.stringify(data)).not.toContain(id);
  }
  const html = await (await openPage(token)).text();
  expect(html).toContain(`${name} says the white falcon.`);
  expect(html).not.toMatch(/Which falcon|camel/);
});

it('emails a link to a person who has only written in someone else’s conversation', async () => {
  const { email } = await answeredByColleague(rare());
  const id = await requestLink(env, email.toLowerCase(), 'en');
  expect(await env.DB.prepare('SELECT kind FROM emails WHERE id = ?').bind(id).first('kind')).toBe('data_link');
});

it('shows the purge date of the other contact’s conversation', async () => {
  const { email, id } = await answeredByColleague(rare());
  const mine = await (await openPage(await linkFor(email), {}, '/my-data/export')).json<MyData>();
  const owner = await (await openPage(await linkFor(visitor), {}, '/my-data/export')).json<MyData>();
  const { purge_at } = owner.submissions.find((one) => one.id === id)!;
  expect(mine.conversation[0]!.purge_at).toBe(purge_at);
});

it('leaves nothing of an erased person in other conversations or the search', async () => {
  const name = rare();
  const { email, id } = await answeredByColleague(name);
  await knownAddress();
  expect(await found(name)).toEqual([id]);
  expect(await erasePersonalData(env, email.toLowerCase(), 'owner')).toEqual({
    submissions: 0,
    emails: 0,
    subscribers: 0,
    entries: 1,
  });
  // Only the end of the word is searched: an index may store the beginning with another term.
  for (const [table, content] of Object.entries(await wholeDatabase())) {
    expect(content.toLowerCase().includes(name.slice(3)), table).toBe(false);
  }
  expect((await entriesOf(id)).map(({ text }) => text)).toEqual(['Which falcon?', '', 'The camel is theirs.']);
  const { conversation } = await (await asStaff(id)).json<SubmissionDetail>();
  expect(conversation[1]).toMatchObject({ kind: 'received', text: '', by: '', subject: null, quoted: null, files: [] });
  expect(await found(name)).toEqual([]);
  for (const words of ['zayed camel', 'falcon']) expect(await found(words)).toContain(id);
  expect(await found('white falcon')).not.toContain(id);
});

it('erases an address’s own submission together with its emails elsewhere', async () => {
  const { email, id } = await answeredByColleague(rare());
  const own = await storeConversation({ email });
  await deliverMail(own.address, mailOf('Mine', { from: email }), { from: email });
  expect(await erasePersonalData(env, email, 'owner')).toMatchObject({ submissions: 1, entries: 1 });
  expect(await entriesOf(own.id)).toEqual([]);
  expect(await entriesOf(id)).toHaveLength(3);
});

it('keeps the words of others in six long conversations, and forgets the rest', async () => {
  const email = `omar@${rare()}.example`;
  const long = 'falcon '.repeat(14_286);
  for (let count = 0; count < 7; count += 1) {
    const { id, address } = await storeConversation({});
    await deliverMail(address, mailOf('Which falcon?'));
    await env.DB.prepare('UPDATE conversation_entries SET text = ? WHERE submission_id = ?').bind(long, id).run();
    await deliverMail(address, mailOf('From Omar', { from: email }), { from: email });
  }
  expect(await wordsWithout(database(env), email)).toHaveLength(6);
});

it('forgets older words rather than keep erased ones when an email arrives', async () => {
  const name = rare();
  const { email, id, address } = await answeredByColleague(name);
  const db = database(env);
  const remaining = await wordsWithout(db, email);
  expect(remaining.map((one) => one.id)).toEqual([id]);
  await deliverMail(address, mailOf(`${name} again`, { from: email }), { from: email });
  await forgetWords(db, email, remaining, sql`true`);
  expect(await found(name)).toEqual([]);
});

it('reads an index only, however many emails there are', async () => {
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)';
  const { id, email } = await answeredByColleague(rare());
  await env.DB.prepare(
    `${numbers} INSERT INTO conversation_entries (id, submission_id, kind, text, written_by, written_at)
     SELECT 'many-' || i, ?, 'received', 'x', 'many' || i || '@a.example', '2026-01-01T00:00:00.000Z' FROM n`,
  )
    .bind(id)
    .run();
  const { DB, cost } = countingDatabase(env.DB);
  await mailsInOthersConversations(database({ DB }), email);
  expect(cost.rowsRead).toBeLessThanOrEqual(10);
});

it('erases a person who has written in more conversations than are read again', async () => {
  const email = `${rare()}@many.example`;
  for (let i = 0; i < 25; i++) {
    const { address } = await storeConversation();
    await deliverMail(address, mailOf(`mail ${i}`, { from: email }), { from: email });
  }
  await env.DB.prepare(
    `INSERT INTO conversation_entries (id, submission_id, kind, text, written_by, written_at)
     SELECT 'note-' || id, submission_id, 'note', 'falcon', 'amal@rihla.example', written_at
     FROM conversation_entries WHERE written_by = ?`,
  )
    .bind(email)
    .run();
  expect(await wordsWithout(database(env), email)).toHaveLength(20);
  expect(await erasePersonalData(env, email, 'owner')).toMatchObject({ entries: 25 });
  const remainingMentions = env.DB.prepare(
    "SELECT count(*) AS n FROM form_submissions WHERE conversation_text LIKE '%mail%'",
  );
  expect(await remainingMentions.first('n')).toBe(0);
});
