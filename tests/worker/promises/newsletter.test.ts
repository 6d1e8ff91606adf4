import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import worker from '#worker/index.ts';
import { setTime } from '../support/bookings.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { emptyMailings, insertSubscribers, mailbox } from '../support/mail.ts';
import { post, subscribe, subscriberOf, tokenOf } from '../support/newsletter.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

const email = 'layla@gulf-logistics.example';

let mail: ReturnType<typeof mailbox>;
beforeEach(async () => {
  setTime('2026-11-23T04:00:00.000Z');
  mail = mailbox();
  await emptyMailings();
});

const answerOf = async (response: Response) => ({ status: response.status, ...(await response.json<object>()) });
const unsubscribe = async () => post('/api/newsletter/unsubscribe', { token: await tokenOf(email) });

it('welcomes a new subscriber, who is active', async () => {
  expect(await answerOf(await subscribe(email, {}, 'footer'))).toEqual({
    status: 201,
    outcome: 'subscribed',
    message: 'Successfully subscribed to our newsletter! Check your email for confirmation.',
  });
  expect(await subscriberOf(email)).toMatchObject({
    email,
    status: 'active',
    subscribed_at: '2026-11-23T04:00:00.000Z',
    source: 'footer',
  });
  expect(mail.to(email).map(({ subject }) => subject)).toEqual(['Welcome to the Rihla AI newsletter']);
});

it('queues the follow-ups for 3, 7 and 14 days later', async () => {
  await subscribe(email);
  const { results } = await env.DB.prepare(
    "SELECT kind, subject, due_at, status FROM emails WHERE status = 'queued' ORDER BY due_at",
  ).all();
  const queued = { status: 'queued' };
  expect(results).toEqual([
    {
      ...queued,
      kind: 'newsletter_follow_up_1',
      subject: 'Get to Know Rihla AI Better',
      due_at: '2026-11-26T04:00:00.000Z',
    },
    {
      ...queued,
      kind: 'newsletter_follow_up_2',
      subject: 'Discover Our AI Solutions',
      due_at: '2026-11-30T04:00:00.000Z',
    },
    {
      ...queued,
      kind: 'newsletter_follow_up_3',
      subject: 'Success Stories from Our Clients',
      due_at: '2026-12-07T04:00:00.000Z',
    },
  ]);
});

it('refuses an address that is subscribed', async () => {
  await subscribe(email);
  expect(await answerOf(await subscribe(email.toUpperCase()))).toMatchObject({
    status: 409,
    code: 'already_subscribed',
    detail: 'This email is already subscribed to our newsletter.',
  });
});

it('unsubscribes, sends the goodbye and drops the follow-ups', async () => {
  await subscribe(email);
  expect(await answerOf(await unsubscribe())).toEqual({
    status: 200,
    message: 'You have been unsubscribed from our newsletter.',
  });
  expect(await subscriberOf(email)).toMatchObject({ status: 'unsubscribed' });
  expect(mail.to(email).at(-1)!.subject).toBe('You’re unsubscribed from our newsletter');
  const queuedCount = await env.DB.prepare("SELECT count(*) AS n FROM emails WHERE status = 'queued'").first('n');
  expect(queuedCount).toBe(0);
});

it('welcomes a subscriber back, with a new date and source', async () => {
  await subscribe(email, {}, 'footer');
  await unsubscribe();
  setTime('2026-12-01T04:00:00.000Z');
  expect(await answerOf(await subscribe(email, {}, 'careers'))).toEqual({
    status: 200,
    outcome: 'resubscribed',
    message: 'Welcome back! You have been resubscribed to our newsletter.',
  });
  expect(await subscriberOf(email)).toMatchObject({
    status: 'active',
    subscribed_at: '2026-12-01T04:00:00.000Z',
    source: 'careers',
  });
  expect(mail.to(email).at(-1)!.subject).toBe('Welcome back to the Rihla AI newsletter');
});

it('accepts no other token', async () => {
  const response = await post('/api/newsletter/unsubscribe', { token: 'x'.repeat(43) });
  expect(await answerOf(response)).toMatchObject({ status: 404, code: 'not_found' });
});

it('unsubscribes with one click of the mail program, and not with a GET', async () => {
  await subscribe(email);
  const path = `/api/newsletter/unsubscribe/${await tokenOf(email)}`;
  await requestWith({}, path);
  expect(await subscriberOf(email)).toMatchObject({ status: 'active' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await requestWith({}, path, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  expect(response.status).toBe(200);
  expect(await subscriberOf(email)).toMatchObject({ status: 'unsubscribed' });
});

async function runCron() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await worker.scheduled({} as ScheduledController, env);
}

async function progressOf(id: string) {
  const response = await getAsStaff(`/api/admin/newsletters/${id}`);
  return (await response.json<{ newsletter: object }>()).newsletter;
}

const compose = (body: object) => asStaff('/api/admin/newsletters', jsonPost(body));

it.each([
  ['newsletter', 'Newsletter sent successfully to 2 subscribers.'],
  ['update', 'Newsletter update sent successfully to 2 subscribers.'],
])('sends a %s to every active subscriber', async (kind, message) => {
  await insertSubscribers(3);
  await post('/api/newsletter/unsubscribe', { token: 'token-3' });
  mail.sent.length = 0;
  const response = await compose({ kind, subject: 'June', content: 'It is **done**.' });
  expect(await answerOf(response)).toMatchObject({ status: 202, message, newsletter: { recipients: 2 } });
  await runCron();
  expect(mail.sent.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
    ['r1@example.com', 'June'],
    ['r2@example.com', 'June'],
  ]);
  expect(mail.sent[0]!.html).toContain('<strong>done</strong>');
  expect(mail.sent[0]!.text).toContain('It is');
});

it('says that no one is subscribed', async () => {
  expect(await answerOf(await compose({ subject: 'June', content: 'Hello' }))).toMatchObject({
    status: 409,
    code: 'no_active_subscribers',
    detail: 'No active subscribers found.',
  });
});

it.each([{ subject: ' ', content: 'Hello' }, { subject: 'June', content: '' }, {}])('refuses %j', async (body) => {
  await insertSubscribers(1);
  expect(await answerOf(await compose(body))).toMatchObject({
    status: 422,
    detail: 'Please fill in both subject and content',
  });
});

it('shows the progress of a newsletter', async () => {
  await insertSubscribers(2);
  const { newsletter } = await (await compose({ subject: 'June', content: 'Hello' })).json<{
    newsletter: { id: string };
  }>();
  const before = await progressOf(newsletter.id);
  expect(before).toMatchObject({ recipients: 2, sent: 0, failed: 0, queued: 2 });
  await runCron();
  expect(await progressOf(newsletter.id)).toMatchObject({ recipients: 2, sent: 2, failed: 0, queued: 0 });
});
