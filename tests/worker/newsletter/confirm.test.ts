import { beforeEach, expect, it, vi } from 'vitest';
import { activeSubscribers, countsOf } from '../support/counters.ts';
import { requestWith } from '../support/faults.ts';
import { emptyMailbox, emptyOutbox, mailbox } from '../support/mail.ts';
import {
  confirmationTokenOf,
  consentsFor,
  doubleOptIn,
  isSuppressed,
  mailKindsTo,
  post,
  subscribe,
  subscriberOf,
  suppressAddress,
  tokenOf,
  unconfirmed,
} from '../support/newsletter.ts';
import { changeSubscriber } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';

beforeEach(emptyMailbox);
const welcomeSeries = [
  'newsletter_welcome',
  'newsletter_follow_up_1',
  'newsletter_follow_up_2',
  'newsletter_follow_up_3',
];

const confirm = (token: string) => post('/api/newsletter/confirm', { token }, doubleOptIn);

it('activates a subscriber, sends the welcome and queues the follow-ups', async () => {
  const { to } = mailbox();
  const { email, token } = await unconfirmed();
  const activeBefore = await activeSubscribers();
  await changeSubscriber(await tokenOf(email), { subscribedAt: '2026-01-01T00:00:00.000Z' });
  const response = await confirm(token);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ message: 'Your subscription is confirmed. Welcome!' });
  const subscriber = await subscriberOf(email);
  expect(subscriber?.status).toBe('active');
  expect(Date.parse(subscriber!.subscribed_at)).toBeGreaterThan(Date.now() - 60_000);
  expect(await activeSubscribers()).toBe(activeBefore + 1);
  expect(await mailKindsTo(email)).toEqual(['newsletter_confirm', ...welcomeSeries]);
  expect(to(email).map(({ subject }) => subject)).toEqual([
    'Please confirm your subscription to the Rihla AI newsletter',
    'Welcome to the Rihla AI newsletter',
  ]);
  expect(await consentsFor(email)).toEqual([
    ['given', 'footer'],
    ['confirmed', 'confirmation_link'],
  ]);
});

it('welcomes a returning subscriber back, who does not get the whole series again', async () => {
  const { email, token } = await unconfirmed();
  await confirm(token);
  await post('/api/newsletter/unsubscribe', { token: await tokenOf(email) });
  // The result is the same when the first emails have been purged.
  await emptyOutbox();
  await subscribe(email, doubleOptIn);
  expect((await confirm(await confirmationTokenOf(email))).status).toBe(200);
  expect(await mailKindsTo(email)).toEqual(['newsletter_confirm', 'newsletter_welcome_back']);
  expect((await subscriberOf(email))?.status).toBe('active');
});

it('sends the series to someone who had left before confirming', async () => {
  const { email } = await unconfirmed();
  await post('/api/newsletter/unsubscribe', { token: await tokenOf(email) });
  await emptyOutbox();
  await subscribe(email, doubleOptIn);
  await confirm(await confirmationTokenOf(email));
  expect(await mailKindsTo(email)).toEqual(['newsletter_confirm', ...welcomeSeries]);
});

it('counts a confirmation on its day in the Gulf', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-01T19:59:59.999Z') });
  const [before, after] = [await unconfirmed(), await unconfirmed()];
  await confirm(before.token);
  vi.setSystemTime(new Date('2025-03-01T20:00:00.000Z'));
  await confirm(after.token);
  expect([await countsOf('2025-03-01'), await countsOf('2025-03-02')]).toEqual([{ subscribed: 1 }, { subscribed: 1 }]);
});

it('answers a repeated request in the same way, and does nothing more', async () => {
  const { email, token } = await unconfirmed();
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await mailKindsTo(email)).toEqual(['newsletter_confirm', ...welcomeSeries]);
  expect(await consentsFor(email)).toHaveLength(2);
});

it('answers 404 for an unknown token, and 422 for none', async () => {
  const unknown = await confirm('nobody');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({
    code: 'not_found',
    detail: 'This link has expired or was already used. Please subscribe again.',
  });
  await expectRefusal(confirm(''), [422, 'validation_failed', 'token: The link is incomplete.']);
});

it('answers 404 for the link of someone who has unsubscribed since', async () => {
  const { email, token } = await unconfirmed();
  await post('/api/newsletter/unsubscribe', { token: await tokenOf(email) });
  await expectRefusal(confirm(token), [
    404,
    'not_found',
    'This link has expired or was already used. Please subscribe again.',
  ]);
  expect((await subscriberOf(email))?.status).toBe('unsubscribed');
  expect(await consentsFor(email)).toEqual([
    ['given', 'footer'],
    ['withdrawn', 'unsubscribe_page'],
  ]);
});

it('confirms also after the double opt-in was switched off', async () => {
  const { email, token } = await unconfirmed();
  expect((await post('/api/newsletter/confirm', { token })).status).toBe(200);
  expect((await subscriberOf(email))?.status).toBe('active');
});

it.each([
  ['erased', false],
  ['hard_bounce', true],
  ['complaint', true],
  ['manual', true],
])('when the address is suppressed as %s, it stays so after the confirmation: %s', async (reason, stays) => {
  const { email, token } = await unconfirmed();
  await suppressAddress(email, reason);
  await confirm(token);
  expect(await isSuppressed(email)).toBe(stays);
});

it('lifts no suppression with the link of an active or former subscriber', async () => {
  const { email, token } = await unconfirmed();
  await confirm(token);
  await suppressAddress(email, 'erased');
  await confirm(token);
  await post('/api/newsletter/unsubscribe', { token: await tokenOf(email) });
  await confirm(token);
  expect(await isSuppressed(email)).toBe(true);
});

it('confirms with the plain form of the page, but not from another site', async () => {
  const { email, token } = await unconfirmed();
  const form = (body: string, origin = 'https://rihla.example') =>
    requestWith(doubleOptIn, '/newsletter/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body,
    });
  await expectRefusal(
    form(`token=${token}`, 'https://evil.example'),
    [403, 'access_denied', 'This request came from another site.'],
    async () => {
      expect((await subscriberOf(email))?.status).toBe('unconfirmed');
      return form(`token=${token}`);
    },
  );
  const resultPage = await form(`token=${token}`);
  expect([resultPage.status, resultPage.headers.get('location')]).toEqual([303, '/newsletter/confirmed']);
  expect((await subscriberOf(email))?.status).toBe('active');
  for (const wrong of ['token=nobody', '']) {
    const failed = await form(wrong);
    expect([failed.status, failed.headers.get('location')]).toEqual([303, '/newsletter/confirm-failed']);
  }
});
