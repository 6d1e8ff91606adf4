import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { ChatMessage } from '#shared/contracts/chat.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import { honeypotField } from '#shared/forms/fields.ts';
import { begunSession, transcriptOf } from '../../support/chats.ts';
import { request } from '../../support/client.ts';
import { completionWith, mockCompletions } from '../../support/completions.ts';
import { asStaff } from '../../support/conversation.ts';
import { databaseFailingAt, jsonPost, requestWith } from '../../support/faults.ts';
import { expectLogs } from '../../support/logs.ts';
import { emptyOutbox, hour, mailbox, outbox } from '../../support/mail.ts';
import { addStaff, countOf } from '../../support/records.ts';
import { getAsStaff } from '../../support/staff.ts';
import { emptyTables } from '../../support/tables.ts';

/** A Friday evening in Dubai: the office opens on Monday. */
const closed = Date.parse('2031-01-17T16:00:00Z');
let session: string;
let path: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: closed });
  await emptyOutbox();
  await emptyTables('form_submissions', 'counters');
  session = await begunSession();
  path = `/api/chat/${session}/handoff`;
});
const question = { name: 'Noor Al Suwaidi', email: 'noor@dubai-retail.example', message: 'Can you read old ledgers?' };

interface Answer {
  submission: { id: string; form_type: string; status: string; additional_data: Record<string, string> };
  outcome: string;
  nextTime: string;
}

it('stores a question with its chat, and promises the next working time', async () => {
  mailbox();
  const response = await request(path, question);
  expect(response.status).toBe(201);
  const { submission, nextTime } = await response.json<Answer>();
  expect(nextTime).toBe('2031-01-20T05:00:00.000Z');
  expect(submission).toMatchObject({
    form_type: 'other',
    first_name: 'Noor',
    last_name: 'Al Suwaidi',
    email: 'noor@dubai-retail.example',
    company: null,
    phone: null,
    message: 'Can you read old ledgers?',
    additional_data: { name: 'Noor Al Suwaidi' },
    status: 'pending',
    locale: 'en',
  });
  const detail = await (await getAsStaff(`/api/admin/submissions/${submission.id}`)).json();
  const chat = await (await getAsStaff(`/api/admin/chats/${session}`)).json();
  expect(chat).toMatchObject({ submissionIds: [submission.id] });
  expect(detail).toMatchObject({
    submission: { chat_session_id: session, stage: null, waiting_since: expect.any(String) },
  });
});

it('emails the promise to the visitor and a notification to staff', async () => {
  const mails = mailbox();
  await request(path, question);
  const [confirmation] = mails.to('noor@dubai-retail.example');
  expect(confirmation?.subject).toBe('We have your question');
  expect(confirmation?.text).toContain('A person will reply by email on Monday, 20 January from 9 AM Gulf time.');
  expect(confirmation?.replyTo).toMatch(/^reply\+[0-9a-f]{56}@rihla\.example$/);
  expect(confirmation?.headers.References).toMatch(/^<thread-/);
  const notifications = mails.sent.filter(({ subject }) => subject === 'New chat question: Noor Al Suwaidi');
  expect(notifications).toHaveLength(3);
  expect(notifications[0]?.text).toContain('We promised to reply on Monday, 20 January from 9 AM Gulf time.');
  expect(notifications[0]?.replyTo).toBe('noor@dubai-retail.example');
});

it('writes to the visitor in the language of the page', async () => {
  const mails = mailbox();
  await request(path, { ...question, name: 'نور السويدي', locale: 'ar' });
  const [confirmation] = mails.to('noor@dubai-retail.example');
  expect(confirmation?.text).toContain('الاثنين، 20 يناير');
  expect(confirmation?.headers['Content-Language']).toBe('ar');
});

it('stores a repeated question once, with one set of emails', async () => {
  mailbox();
  const first = await (await request(path, question)).json<Answer>();
  const again = await request(path, question);
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ submission: first.submission, outcome: 'open' });
  expect(await outbox()).toHaveLength(4);
  expect((await request(path, { ...question, email: 'other@dubai-retail.example' })).status).toBe(201);
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const complete = (id: string) => asStaff(id, { ...jsonPost({ status: 'completed' }), method: 'PATCH' });
const detailOf = async (id: string) => (await getAsStaff(`/api/admin/submissions/${id}`)).json<SubmissionDetail>();

it('reopens the same question after its completion, once, and notifies staff', async () => {
  const mails = mailbox();
  const { submission } = await (await request(path, question)).json<Answer>();
  await complete(submission.id);
  pass(3 * 24 * hour);
  mails.sent.length = 0;
  const answers = await Promise.all([request(path, question), request(path, question)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const outcomes = await Promise.all(answers.map((answer) => answer.json<Answer>()));
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['open', 'reopened']);
  expect(outcomes.find(({ outcome }) => outcome === 'reopened')).toMatchObject({
    submission: { id: submission.id, status: 'pending' },
    nextTime: '2031-01-21T05:00:00.000Z',
  });
  const { history, submission: shown } = await detailOf(submission.id);
  expect(history[0]).toMatchObject({ from: 'completed', to: 'pending', by: 'visitor' });
  expect(shown).toMatchObject({ status: 'pending', waiting_since: history[0]!.at });
  expect(mails.sent.map(({ to }) => to)).toEqual([
    'sales@rihla.example',
    'partners@rihla.example',
    'careers@rihla.example',
  ]);
  expect(mails.sent[0]!.subject).toBe('Asked again in the chat: Noor Al Suwaidi');
  // The promise counts from now, not from the first question.
  expect(mails.sent[0]!.text).toContain('We promised to reply on Tuesday, 21 January from 9 AM Gulf time.');
});

it('notifies the assignee of a reopened question, and shows the chat since then', async () => {
  const mails = mailbox();
  const { submission } = await (await request(path, question)).json<Answer>();
  await addStaff('basim@rihla.example');
  await asStaff(submission.id, { ...jsonPost({ assignee: 'basim@rihla.example' }), method: 'PATCH' });
  await complete(submission.id);
  mails.sent.length = 0;
  pass(hour);
  mockCompletions(() => completionWith('Hello.'));
  await request(`/api/chat/${session}/messages`, { text: 'You have answered another question.' });
  expect(await (await request(path, question)).json()).toMatchObject({ outcome: 'reopened' });
  expect(mails.sent.map(({ to }) => to)).toEqual(['basim@rihla.example']);
  const chat = await (await getAsStaff(`/api/admin/chats/${session}`)).json<Page<ChatMessage>>();
  expect(chat.items.map(({ message }) => message)).toContain('You have answered another question.');
  const lines = (await transcriptOf(session)).filter((line) => line.startsWith('You left your email address.'));
  expect(lines).toHaveLength(2);
});

it('has the visitor wait again when staff have replied and not completed it', async () => {
  const mails = mailbox();
  const { submission } = await (await request(path, question)).json<Answer>();
  await asStaff(submission.id, { ...jsonPost({ status: 'contacted' }), method: 'PATCH' });
  mails.sent.length = 0;
  expect(await (await request(path, question)).json()).toMatchObject({ outcome: 'reopened' });
  expect((await detailOf(submission.id)).submission).toMatchObject({
    status: 'contacted',
    waiting_since: expect.any(String),
  });
  expect(mails.sent).toHaveLength(3);
  expect(await (await request(path, question)).json()).toMatchObject({ outcome: 'open' });
});

it('stores the question and its emails together or not at all', async () => {
  expectLogs('request_failed');
  mailbox();
  const failing = { DB: databaseFailingAt(2) };
  const response = await requestWith(failing, path, jsonPost(question));
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(await countOf('form_submissions')).toBe(0);
});

it('notes the address in the conversation, also on a second tab', async () => {
  mailbox();
  await request(path, question);
  const object = env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(session));
  expect(await runInDurableObject(object, (_, { storage }) => storage.kv.get('handover'))).toMatchObject({
    state: 'promised',
    sent: true,
  });
  expect(await transcriptOf(session)).toContain(
    'You left your email address. Our team will reply by email on Monday, 20 January from 9 AM Gulf time.',
  );
});

it('answers a ticked honeypot like a success and stores nothing', async () => {
  expectLogs('honeypot_triggered');
  const response = await request(path, { ...question, [honeypotField]: true });
  expect(response.status).toBe(201);
  expect(await countOf('form_submissions')).toBe(0);
  expect(await outbox()).toEqual([]);
});

it('asks for a Turnstile token where it is configured', async () => {
  const response = await requestWith({ TURNSTILE_SECRET_KEY: 'secret' }, path, jsonPost(question));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'cf-turnstile-response' }] });
});

it('names invalid fields in the language of the visitor', async () => {
  const response = await request(path, { name: ' ', email: 'nobody', locale: 'ar' });
  expect(response.status).toBe(422);
  const { errors } = await response.json<{ errors: { path: string; message: string }[] }>();
  expect(errors.map(({ path }) => path)).toEqual(['name', 'email']);
  expect(errors[0]?.message).toMatch(/[\u0600-\u06ff]/);
});

it('counts the question like a submission, in the list, filter and export', async () => {
  mailbox();
  const before = await (await getAsStaff('/api/admin/stats')).json<{
    submissions: { total: number; byType: object };
  }>();
  const { submission } = await (await request(path, question)).json<Answer>();
  const after = await (await getAsStaff('/api/admin/stats')).json<typeof before>();
  expect(after.submissions.total).toBe(before.submissions.total + 1);
  expect(after.submissions.byType).toEqual(before.submissions.byType);
  const activity = await (await getAsStaff('/api/admin/activity')).json<{ days: { other: number }[] }>();
  expect(activity.days.at(-1)?.other).toBe(1);
  const list = await (await getAsStaff('/api/admin/submissions?formType=other')).json<{ items: { id: string }[] }>();
  expect(list.items.map(({ id }) => id)).toEqual([submission.id]);
  expect(await (await getAsStaff('/api/admin/submissions.csv?formType=other')).text()).toContain('Noor Al Suwaidi');
});
