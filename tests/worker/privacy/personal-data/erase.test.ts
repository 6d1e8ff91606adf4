import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Submission } from '#shared/contracts/submissions.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { addressHash } from '#worker/db/keys.ts';
import worker from '#worker/index.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { replyAddress } from '#worker/mail/thread.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { addHost, beginOnMonday, bookDemo, setTime, tuesdayAtNine } from '../../support/bookings.ts';
import { begunSession, leaveAddress, newSession } from '../../support/chats.ts';
import { freshAddress, request } from '../../support/client.ts';
import { completionWith, mockCompletions } from '../../support/completions.ts';
import { asStaff, postAsStaff, reply } from '../../support/conversation.ts';
import { formWith, pdf, pdfFile } from '../../support/cv-files.ts';
import { jsonPost, requestWith } from '../../support/faults.ts';
import { demoRequest, jobApplication } from '../../support/forms.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { mailbox } from '../../support/mail.ts';
import { knownAddress, linkFor, wholeDatabase } from '../../support/my-data.ts';
import { consentsFor, post, subscribe } from '../../support/newsletter.ts';
import { deliverMail, mailOf } from '../../support/received-mail.ts';
import { changeBooking } from '../../support/records.ts';
import { accessOff } from '../../support/staff.ts';
import { postPage } from '../../support/token-pages.ts';

beforeEach(() => {
  mailbox();
});
/**
 * Letters with which nothing else in the database begins: FTS5 stores only the part of a term that differs from the one
 * before.
 */
function rareWord(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(14)), (byte) => 'bcdfghjkqvwxz'[byte % 13]);
  return `zx${letters.join('')}`;
}

async function tablesWith(...words: string[]): Promise<string[]> {
  const tables = Object.entries(await wholeDatabase());
  const found = tables.filter(([, content]) => words.some((word) => content.toLowerCase().includes(word)));
  return found.map(([name]) => name).sort();
}

async function storeEverything(local: string, domain: string): Promise<string> {
  const email = `${local}@${domain}.example`;
  const mixedCase = email.toUpperCase();
  await post('/api/submissions', demoRequest({ email, company: `${domain} Trading` }));
  await post('/api/submissions', jobApplication({ email: mixedCase }));
  await subscribe(mixedCase);
  await env.DB.prepare(`UPDATE form_submissions SET status = 'contacted' WHERE lower(email) = ?`).bind(email).run();
  await linkFor(mixedCase);
  await storeConversation(email, `${local} ${domain}`);
  await env.DB.prepare(`INSERT INTO suppressions VALUES (?, ?, 'hard_bounce', ?, '2026-01-01T00:00:00.000Z')`)
    .bind(await addressHash(env, email), email, `550 <${email}> unknown`)
    .run();
  return email;
}

/**
 * A file, a reply with its email, a note and a received email about the application of an address, with the words in
 * all of them.
 */
async function storeConversation(email: string, words: string): Promise<void> {
  const cv = pdfFile(pdf(300, words), `${words}.pdf`);
  const body = formWith(jobApplication({ email, id: crypto.randomUUID(), coverLetter: words }), cv);
  const headers = { 'cf-connecting-ip': freshAddress() };
  const stored = await requestWith({}, '/api/submissions', { method: 'POST', headers, body });
  const { submission } = await stored.json<{ submission: Submission }>();
  await reply(submission.id, { subject: words, text: words });
  await postAsStaff(`${submission.id}/notes`, { text: words });
  const draft = { subject: words, text: words, locale: 'en', version: null };
  await asStaff(`${submission.id}/draft`, { ...jsonPost(draft), method: 'PUT' });
  await asStaff(`${submission.id}/recommendation`, { ...jsonPost({ verdict: 'no', text: words }), method: 'PUT' });
  const decline = { reason: 'other', text: words };
  await asStaff(submission.id, { ...jsonPost({ stage: 'declined', decline }), method: 'PATCH' });
  const answer = mailOf(`${words}\n> ${words}`, { from: email, 'message-id': `<${words.replace(' ', '@')}>` });
  expect(await deliverMail(await replyAddress(env, submission.id), answer, { from: email })).toBeUndefined();
}

it.each(['staff', 'owner'])('leaves the address in no table, index or log line after an erasure by %s', async (by) => {
  for (let i = 0; i < 5; i++) await knownAddress();
  const [local, domain] = [rareWord(), rareWord()];
  const email = await storeEverything(local, domain);
  for (let i = 0; i < 3; i++) await knownAddress();
  // Only the end of each word is searched: the beginning may be stored with another term.
  const words = [local.slice(4), domain.slice(4)];
  expect(await tablesWith(...words)).toEqual([
    'attachments',
    'conversation_entries',
    'data_links',
    'emails',
    'form_submissions',
    'newsletter_subscribers',
    'recommendations',
    'reply_drafts',
    'submission_events',
    'submissions_search_data',
    'subscribers_search_data',
    'suppressions',
  ]);
  if (by === 'staff') {
    const init = { ...jsonPost({ email }), method: 'DELETE' };
    const response = await requestWith(accessOff, '/api/admin/people', init, 'http://localhost');
    expect(await response.json()).toEqual({ erased: { submissions: 3, emails: 18, subscribers: 1, entries: 0 } });
  } else {
    const token = await linkFor(email);
    expect((await postPage('/my-data/erase', { token, email })).status).toBe(303);
  }
  expect(await tablesWith(...words)).toEqual([]);
  expect((await env.FILES!.list()).objects).toEqual([]);
  for (const word of words) expect(logged.join().toLowerCase()).not.toContain(word);
});

it('tells the host of each coming demo its slot, and nothing of its visitor', async () => {
  await beginOnMonday();
  const email = `${rareWord()}@erased.example`;
  await bookDemo(tuesdayAtNine, { email });
  const cancelled = await bookDemo('2026-11-26T05:00:00.000Z', { email });
  await request(`/api/bookings/${cancelled.token}/cancel`, undefined, { method: 'POST' });
  await bookDemo('2026-11-27T05:00:00.000Z');
  const moved = await bookDemo('2026-11-25T05:00:00.000Z', { email });
  await addHost('b', undefined, 'b@rihla.example');
  await changeBooking(moved.booking.id, { hostId: 'b' });
  await request(`/api/bookings/${moved.token}/reschedule`, { startsAt: '2026-11-25T06:00:00.000Z' });
  setTime(tuesdayAtNine);
  expect(await erasePersonalData(env, email, 'owner')).toMatchObject({ submissions: 3 });
  const { sent } = mailbox();
  await deliverDue(env);
  const notifications = sent.filter(({ subject }) => subject === staffMail.booking.erased.subject);
  expect(notifications.map(({ to }) => to)).toEqual(['b@rihla.example']);
  expect(notifications[0]?.text).toContain('Wednesday, 25 November 2026, 10:00–11:00 (Dubai)');
  expect(notifications[0]?.html).not.toMatch(/Layla|Gulf Logistics|erased\.example/);
});

it('removes the terms from the full-text tables also when they have a single segment', async () => {
  for (const table of ['submissions_search', 'subscribers_search']) {
    await env.DB.prepare(`INSERT INTO ${table}(${table}) VALUES ('optimize')`).run();
  }
  for (let i = 0; i < 2; i++) {
    const word = rareWord();
    await storeEverything(word, word);
    for (const table of ['submissions_search', 'subscribers_search']) {
      await env.DB.prepare(`INSERT INTO ${table}(${table}) VALUES ('optimize')`).run();
    }
    await erasePersonalData(env, `${word}@${word}.example`, 'owner');
    expect(await tablesWith(word.slice(4))).toEqual([]);
  }
});

it('keeps the other records, the counters and the search as they are', async () => {
  const other = await knownAddress({ company: 'Untouched Trading' });
  const before = await wholeDatabase();
  const email = await knownAddress();
  expect(await erasePersonalData(env, email, 'owner')).toMatchObject({ submissions: 1, subscribers: 1 });
  const after = await wholeDatabase();
  for (const table of ['form_submissions', 'newsletter_subscribers', 'emails', 'submission_events']) {
    expect(after[table]).toBe(before[table]);
  }
  const list = await requestWith(accessOff, '/api/admin/submissions?q=untouched', {}, 'http://localhost');
  expect(await list.json()).toMatchObject({ items: [{ email: other }] });
});

it('keeps the proof of consent, which does not hold the address', async () => {
  const email = await knownAddress();
  await erasePersonalData(env, email, 'owner');
  expect(await consentsFor(email)).toEqual([['given', 'footer']]);
});

it('suppresses the address by its hash alone, and keeps an earlier reason', async () => {
  const [fresh, bounced] = [await knownAddress(), await storeEverything(rareWord(), rareWord())];
  for (const email of [fresh, bounced]) await erasePersonalData(env, email, 'owner');
  const row = async (email: string) =>
    env.DB.prepare('SELECT email, reason, detail FROM suppressions WHERE address_hash = ?')
      .bind(await addressHash(env, email))
      .first();
  expect(await row(fresh)).toEqual({ email: null, reason: 'erased', detail: null });
  expect(await row(bounced)).toEqual({ email: null, reason: 'hard_bounce', detail: null });
});

it('does not rewrite the search when no row of it was erased', async () => {
  const { submissions_search_data, subscribers_search_data } = await wholeDatabase();
  await env.DB.prepare(
    `INSERT INTO emails (id, kind, to_address, subject, due_at, created_at) VALUES ('only', 'newsletter', 'only@mailed.example', 'Hello', '2026-01-01', '2026-01-01')`,
  ).run();
  expect(await erasePersonalData(env, 'only@mailed.example', 'owner')).toMatchObject({ emails: 1 });
  expect(await wholeDatabase()).toMatchObject({ submissions_search_data, subscribers_search_data });
});

it('keeps the totals and the days of the dashboard in agreement', async () => {
  const counted = () =>
    env.DB.prepare(
      `SELECT sum(counts ->> 'demo') AS demos, sum(counts ->> 'career') AS careers, sum(counts ->> 'answeredInADay') AS answered,
        max(counts) FILTER (WHERE day = 'now') AS now FROM counters`,
    ).first<Record<string, number>>();
  const before = await counted();
  const email = `counted-${crypto.randomUUID()}@days.example`;
  await post('/api/submissions', demoRequest({ email }));
  await post('/api/submissions', jobApplication({ email }));
  await env.DB.prepare(`UPDATE form_submissions SET status = 'contacted', answered_at = submitted_at WHERE email = ?`)
    .bind(email)
    .run();
  expect(await counted()).toMatchObject({
    demos: before!.demos! + 1,
    careers: before!.careers! + 1,
    answered: before!.answered! + 2,
  });
  await erasePersonalData(env, email, 'staff@localhost');
  expect(await counted()).toEqual(before);
});

it('exports and erases the chat in which the address was left, and no other', async () => {
  const email = `${crypto.randomUUID()}@owner.example`;
  const session = await begunSession();
  const other = `${session}x`;
  const insert = env.DB.prepare(
    `INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata) VALUES (?, ?, ?, 0, ?, '{}')`,
  );
  const now = new Date().toISOString();
  await env.DB.batch([
    insert.bind(crypto.randomUUID(), session, 'My own question', now),
    insert.bind(crypto.randomUUID(), other, 'The question of somebody else', now),
  ]);
  await leaveAddress(session, { email });
  const exported = await requestWith(accessOff, `/api/admin/people?email=${email}`, {}, 'http://localhost');
  const { chats } = await exported.json<{ chats: { text: string; by: string }[] }>();
  expect(chats.map(({ text }) => text)).toContain('My own question');
  await erasePersonalData(env, email, 'owner');
  const remaining = env.DB.prepare('SELECT session_id FROM chat_messages WHERE session_id IN (?, ?)').bind(
    session,
    other,
  );
  expect((await remaining.all()).results).toEqual([{ session_id: other }]);
  expect(await env.DB.prepare('SELECT 1 FROM chat_sessions WHERE session_id = ?').bind(session).first()).toBeNull();
});

it('makes the object of a chat forget the erased words, and the desk its question', async () => {
  const completions = mockCompletions(() => completionWith('Noted.'));
  const session = newSession();
  const secret = `My code is ${rareWord()}.`;
  await request(`/api/chat/${session}/messages`, { text: secret });
  await request(`/api/chat/${session}/person`, {});
  const email = `${rareWord()}@chat.example`;
  await leaveAddress(session, { email });
  await erasePersonalData(env, email, 'staff');
  const asked = completions.requests.length;
  await request(`/api/chat/${session}/messages`, { text: 'Hello again.' });
  const sent = JSON.stringify(completions.requests.slice(asked).map(({ body }) => body));
  expect(sent).toContain('Hello again.');
  expect(sent).not.toContain(secret);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM chat_erasures').first()).toEqual({ n: 0 });
});

it('retries an object that could not be reached', async () => {
  expectLogs('chat_erasure_failed');
  const session = await begunSession();
  const email = `${rareWord()}@chat.example`;
  await leaveAddress(session, { email });
  const unreachable = {
    ...env,
    CHAT_SESSION: { idFromName: () => ({}), get: () => ({ erase: () => Promise.reject(new Error('away')) }) },
  };
  await erasePersonalData(unreachable as unknown as typeof env, email, 'staff');
  expect(await env.DB.prepare('SELECT session_id FROM chat_erasures').all()).toMatchObject({
    results: [{ session_id: session }],
  });
  await worker.scheduled({ cron: '* * * * *' } as ScheduledController, env);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM chat_erasures').first()).toEqual({ n: 0 });
});

it('erases other conversations although one object always fails', async () => {
  expectLogs('chat_erasure_failed');
  const [broken, sound] = [await begunSession(), await begunSession()];
  const email = `${rareWord()}@chat.example`;
  await leaveAddress(broken, { email });
  await leaveAddress(sound, { email });
  const erase = (id: string) => (id === broken ? Promise.reject(new Error('away')) : Promise.resolve());
  const failing = { ...env, CHAT_SESSION: { idFromName: () => ({}), get: () => ({ erase }) } };
  await erasePersonalData(failing as unknown as typeof env, email, 'staff');
  expect(await env.DB.prepare('SELECT session_id FROM chat_erasures').all()).toMatchObject({
    results: [{ session_id: broken }],
  });
});
