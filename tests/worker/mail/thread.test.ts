import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { database } from '#worker/db/client.ts';
import { conversationEntries, formSubmissions } from '#worker/db/schema.ts';
import { renderReply } from '#worker/inbox/mails.tsx';
import { deliverDue } from '#worker/mail/delivery.ts';
import { mailDomain, replyAddress, submissionOfAddress, threadHeaders } from '#worker/mail/thread.ts';
import { expectLogs } from '../support/logs.ts';
import { emptyOutbox, enqueueMails, mailbox, outbox } from '../support/mail.ts';
import { exampleOf } from '../support/mail-examples.ts';
import { deliverMail, mailOf, storeConversation } from '../support/received-mail.ts';
import { mockResend, resetPace, withResend } from '../support/resend.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyOutbox();
});

const id = '0b0e2a5c-6f0b-4a57-9a39-5d9a2a1f6c11';

const withSender = (MAIL_FROM: string) => ({ ...env, MAIL_FROM });

it('finds the submission of an address, which mail servers may write in capitals', async () => {
  const address = await replyAddress(env, id);
  expect(address).toMatch(/^reply\+0b0e2a5c6f0b4a579a395d9a2a1f6c11[0-9a-f]{24}@rihla\.example$/);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  expect(await submissionOfAddress(env, address)).toBe(id);
  expect(await submissionOfAddress(env, address.toUpperCase())).toBe(id);
});

it('recognises no other address', async () => {
  const address = await replyAddress(env, id);
  const last = address.indexOf('@') - 1;
  const otherDigit = address[last] === '0' ? '1' : '0';
  const others = [
    address.slice(0, last) + otherDigit + address.slice(last + 1),
    address.replace('0b0e', '0b0f'),
    address.replace('rihla.example', 'evil.example'),
    `${address}.evil.example`,
    `x${address}`,
    address.replace('+', ''),
    `reply+${id}@rihla.example`,
    'hello@rihla.example',
    `reply+${'é'.repeat(56)}@rihla.example`,
    '',
  ];
  for (const other of others) expect(await submissionOfAddress(env, other)).toBeUndefined();
});

it.each([
  ['Rihla AI <hello@Rihla.example>', 'rihla.example'],
  ['hello@mail.rihla.example', 'mail.rihla.example'],
  ['"Rihla @ Dubai" <hello@rihla.example> ', 'rihla.example'],
])('takes the domain of the sender %s', (sender, domain) => {
  expect(mailDomain(withSender(sender))).toBe(domain);
});

const db = database(env);

const at = '2026-03-01T08:00:00.000Z';

async function storeSubmission(): Promise<string> {
  const { seq: _, ...row } = exampleOf('demo_confirmation').submission!;
  const id = crypto.randomUUID();
  await db.insert(formSubmissions).values({ ...row, id });
  return id;
}

type Entry = Partial<typeof conversationEntries.$inferInsert>;

async function store(submissionId: string, entry: Entry): Promise<void> {
  const id = crypto.randomUUID();
  await db.insert(conversationEntries).values({ id, submissionId, kind: 'received', text: '', by: 'a', at, ...entry });
}

async function queueReply(submissionId: string, entry: Entry): Promise<void> {
  const [id] = await enqueueMails(1, {
    kind: 'staff_reply',
    toAddress: 'layla@gulf-logistics.example',
    subject: 'Your demo',
    submissionId,
    payload: null,
  });
  await store(submissionId, { id: id!, kind: 'sent', subject: 'Your demo', locale: 'en', ...entry });
}

it('sends a reply in its language, and leads replies to the conversation', async () => {
  const { sent } = mailbox();
  const id = await storeSubmission();
  await queueReply(id, { text: 'Hello **Layla**,\n\nKind regards,\nAmal', locale: 'ar' });
  await queueReply(id, { text: 'A second mail' });
  await deliverDue(env);
  expect(sent).toHaveLength(2);
  const first = sent.find(({ text }) => text.includes('Amal'))!;
  const thread = `<thread-${id}@rihla.example>`;
  expect(first.headers).toEqual({
    'Content-Language': 'ar',
    'In-Reply-To': thread,
    References: thread,
    'X-Loop': 'rihla.example',
  });
  expect(first.replyTo).toBe(await replyAddress(env, id));
  expect(first.subject).toBe('Your demo');
  expect(first.html).toContain('dir="rtl"');
  expect(first.html).toContain('<strong>Layla</strong>');
  expect(first.html).not.toContain('<h1');
  expect(first.text).toMatch(/Kind regards,\nAmal/);
  expect(sent.find(({ text }) => text.includes('A second mail'))!.headers['Content-Language']).toBe('en');
});

it('refers to earlier emails of people in the conversation only', async () => {
  const { sent } = mailbox();
  const [id, other] = [await storeSubmission(), await storeSubmission()];
  await store(id, { messageId: '<1@mail.example>' });
  await store(id, { messageId: '<2@mail.example>' });
  await store(id, { messageId: '<away@mail.example>', automatic: true });
  await store(other, { messageId: '<other@mail.example>' });
  await queueReply(id, { text: 'Hello' });
  await store(id, { messageId: '<later@mail.example>' });
  await deliverDue(env);
  expect(sent[0]!.headers).toMatchObject({
    'In-Reply-To': '<2@mail.example>',
    References: `<thread-${id}@rihla.example> <1@mail.example> <2@mail.example>`,
  });
});

it('refers through Resend to the email it answers, with its own reply address', async () => {
  await resetPace();
  const calls = mockResend();
  const { id, address } = await storeConversation();
  await deliverMail(address, mailOf('Yes, please.', { 'message-id': '<yes@mail.example>' }));
  await emptyOutbox();
  await queueReply(id, { text: 'Hello' });
  await deliverDue(withResend);
  expect(calls.flatMap(({ mails }) => mails)).toMatchObject([
    {
      reply_to: address,
      headers: {
        'In-Reply-To': '<yes@mail.example>',
        References: `<thread-${id}@rihla.example> <yes@mail.example>`,
      },
    },
  ]);
});

it('sends nothing when the conversation is gone', async () => {
  expectLogs('scheduled_delivery');
  const { sent } = mailbox();
  await queueReply(await storeSubmission(), { text: 'Hello' });
  await emptyTables('conversation_entries');
  await deliverDue(env);
  expect(sent).toHaveLength(0);
  expect(await outbox()).toMatchObject([{ status: 'failed', last_error: 'The record this email is about is gone' }]);
});

it('keeps a hostile Message-ID out of the headers, and the headers short', () => {
  const submissionId = crypto.randomUUID();
  const thread = `<thread-${submissionId}@rihla.example>`;
  const headersOf = (received: string[]) => threadHeaders(env, { submissionId, received });
  for (const evil of ['<a>\r\nBcc: x@y.example', '<a b@c>', '<a><b>', 'a@b', '<é@b>', '<>', `<${'x'.repeat(900)}>`]) {
    expect(headersOf([evil])).toMatchObject({ 'In-Reply-To': thread, References: thread });
  }
  const many = Array.from({ length: 20 }, (_, i) => `<${i}@mail.example>`);
  expect(headersOf(many).References).toBe([thread, ...many.slice(-10)].join(' '));
  const long = Array.from({ length: 9 }, (_, i) => `<${i}${'x'.repeat(200)}>`);
  const headers = headersOf(long);
  expect(headers.References!.length).toBeLessThanOrEqual(900);
  expect(headers['In-Reply-To']).toBe(long.at(-1));
  expect(headers.References!.endsWith(long.at(-1)!)).toBe(true);
});

it('shows staff a reply without raw HTML, images and links to programs', async () => {
  const text =
    '<img src=x onerror=alert(1)> ![i](https://a.example/i.png) [a](javascript:alert(1)) [b](https://b.example)';
  const { html } = await renderReply(env, { text, locale: 'en' });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('javascript:');
  expect(html).toContain('href="https://b.example"');
});

it('names its author as its sender by the first name, once the profile has one', async () => {
  const { sent } = mailbox();
  const id = await storeSubmission();
  await env.DB.prepare("INSERT INTO staff (email, first_seen_at, name) VALUES ('amal@rihla.example', '', ?)")
    .bind('Amal "Ace" Haddad')
    .run();
  await queueReply(id, { text: 'Named', by: 'amal@rihla.example' });
  await queueReply(id, { text: 'Arabic', by: 'amal@rihla.example', locale: 'ar' });
  await queueReply(id, { text: 'Nameless', by: 'noura@rihla.example' });
  await deliverDue(env);
  const fromOf = (text: string) => sent.find((mail) => mail.text.includes(text))?.from;
  expect(fromOf('Named')).toBe('"Amal from Rihla AI" <hello@rihla.example>');
  expect(fromOf('Arabic')).toBe('"Amal من Rihla AI" <hello@rihla.example>');
  expect(fromOf('Nameless')).toBe('Rihla AI <hello@rihla.example>');
});
