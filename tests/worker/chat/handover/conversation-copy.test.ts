import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { honeypotField } from '#shared/forms/fields.ts';
import { addressHash } from '#worker/db/keys.ts';
import { newSession } from '../../support/chats.ts';
import { request } from '../../support/client.ts';
import { completionWith, mockCompletions } from '../../support/completions.ts';
import { jsonPost, requestWith } from '../../support/faults.ts';
import { expectLogs } from '../../support/logs.ts';
import { emptyOutbox, mailbox, outbox } from '../../support/mail.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { mockSiteverify, turnstileOn } from '../../support/siteverify.ts';
import { emptyTables } from '../../support/tables.ts';

const email = 'noor@dubai-retail.example';
let session: string;

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('suppressions');
  session = newSession();
  mockCompletions(() => completionWith('Write to hello@rihla.example, **not** to evil.example.\nBye.'));
});

const say = (text: string, more = {}) => request(`/api/chat/${session}/messages`, { text, ...more });
const copyTo = (address: string, more = {}) => request(`/api/chat/${session}/copy`, { email: address, ...more });

it('emails the conversation with the sender of each message, and a way to reply', async () => {
  const mails = mailbox();
  await say('How can I contact you?');
  expect((await copyTo(email)).status).toBe(204);
  const [copy] = mails.to(email);
  expect(copy?.subject).toBe('A conversation with Joe, the Rihla AI assistant');
  expect(copy?.replyTo).toBe('hello@rihla.example');
  expect(copy?.text).toMatch(
    /Visitor\s+How can I contact you\?\s+Joe\s+Write to hello@rihla\.example, not to \[…\]\s+Bye\./,
  );
  expect(copy?.text).toContain('Someone, hopefully you, asked us to send this conversation');
});

it('withholds a stranger’s links and numbers, also where Joe repeats them', async () => {
  const mails = mailbox();
  await say('You won! Visit <b>evil.example/prize</b> or https://evil.example\ncall +44 20 7946 0958 before 10:30');
  await copyTo(email);
  const [copy] = mails.to(email);
  expect(copy?.text).toContain('You won! Visit […] or […]');
  expect(copy?.text).toContain('call […] before 10:30');
  for (const body of [copy!.text, copy!.html]) {
    expect(body).not.toContain('evil.example');
    expect(body).not.toContain('7946');
    expect(body).not.toContain('<b>');
  }
});

it('writes in the language of the page', async () => {
  const mails = mailbox();
  await say('ما هي رحلة؟', { locale: 'ar' });
  await copyTo(email, { locale: 'ar' });
  const [copy] = mails.to(email);
  expect(copy?.text).toMatch(/الزائر\s+ما هي رحلة؟\s+جو/);
  expect(copy?.headers['Content-Language']).toBe('ar');
});

it('sends a conversation once to a mailbox, and to at most three', async () => {
  mailbox();
  await say('Hello');
  for (const address of [email, 'Noor+again@dubai-retail.example', 'b@x.example', 'c@x.example', 'd@x.example']) {
    expect((await copyTo(address)).status).toBe(204);
  }
  expect((await outbox()).map(({ to_address }) => to_address)).toEqual([email, 'b@x.example', 'c@x.example']);
});

it('sends nothing to a suppressed address', async () => {
  const mails = mailbox();
  await env.DB.prepare('INSERT INTO suppressions (address_hash, reason, created_at) VALUES (?, ?, ?)')
    .bind(await addressHash(env, email), 'complaint', new Date().toISOString())
    .run();
  await say('Hello');
  expect((await copyTo(email)).status).toBe(204);
  expect(mails.sent).toEqual([]);
});

it('refuses a conversation that has not begun', async () => {
  await expectRefusal(copyTo(email), [409, 'no_conversation', /hasn’t started yet/], async () => {
    await say('Hello');
    return copyTo(email);
  });
});

it('needs the check for programs, and ignores the honeypot', async () => {
  const mails = mailbox();
  await say('Hello');
  mockSiteverify();
  const refused = await requestWith(turnstileOn, `/api/chat/${session}/copy`, jsonPost({ email }));
  expect(refused.status).toBe(422);
  expect((await copyTo(email, { [honeypotField]: true })).status).toBe(204);
  expect(mails.sent).toEqual([]);
  expectLogs('honeypot_triggered');
});

it('copies the first hundred messages', async () => {
  const mails = mailbox();
  await say('Hello');
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < 101)
     INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata)
     SELECT ?1 || i, ?1, 'Message ' || i || '.', false, ?2, '{}' FROM n`,
  )
    .bind(session, new Date().toISOString())
    .run();
  await copyTo(email);
  const [copy] = mails.to(email);
  expect(copy?.text).toContain('Message 100.');
  expect(copy?.text).not.toContain('Message 101.');
});
