import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { confirmSubscriptionPath } from '#shared/paths.ts';
import { sendNewsletter } from '#worker/newsletter/send.ts';
import { askToConfirm } from '#worker/newsletter/subscribe.ts';
import { setTime } from '../support/bookings.ts';
import { activeSubscribers } from '../support/counters.ts';
import { recordingDatabase } from '../support/faults.ts';
import { emptyMailbox, emptyOutbox, enqueueMails, hour, mailbox, start } from '../support/mail.ts';
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
} from '../support/newsletter.ts';
import { postForm } from '../support/plain-forms.ts';
import { changeMailsTo } from '../support/records.ts';

beforeEach(emptyMailbox);
const newAddress = () => `${crypto.randomUUID()}@reader.example`;
const ask = (email: string, source?: string) => subscribe(email, doubleOptIn, source);

async function addressWith(status: 'new' | 'unconfirmed' | 'active' | 'unsubscribed'): Promise<string> {
  const email = newAddress();
  if (status === 'unconfirmed') await ask(email);
  if (status === 'active' || status === 'unsubscribed') await subscribe(email);
  if (status === 'unsubscribed') await post('/api/newsletter/unsubscribe', { token: await tokenOf(email) });
  return email;
}

it('stores a new address as unconfirmed, and emails it only the link that confirms', async () => {
  const { to } = mailbox();
  const email = newAddress();
  const activeBefore = await activeSubscribers();
  const response = await ask(email);
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    outcome: 'subscribed',
    message: 'Successfully subscribed to our newsletter! Check your email for confirmation.',
  });
  expect((await subscriberOf(email))?.status).toBe('unconfirmed');
  expect(await activeSubscribers()).toBe(activeBefore);
  expect(await mailKindsTo(email)).toEqual(['newsletter_confirm']);
  expect(to(email).map(({ text }) => text)).toEqual([
    expect.stringContaining(`https://rihla.example${confirmSubscriptionPath(await confirmationTokenOf(email))}`),
  ]);
});

it('sends an unconfirmed address no newsletter', async () => {
  const [waiting, active] = [await addressWith('unconfirmed'), await addressWith('active')];
  await sendNewsletter(
    env,
    { kind: 'newsletter', audience: 'all', subject: 'News', content: 'Hello' },
    'staff@rihla.example',
  );
  expect(await mailKindsTo(waiting)).not.toContain('newsletter');
  expect(await mailKindsTo(active)).toContain('newsletter');
});

it('emails the link again after 24 hours, and then keeps the address as long', async () => {
  const email = newAddress();
  for (const [hours, mails, keptFrom] of [
    [0, 1, 0],
    [1, 1, 0],
    [23.9, 1, 0],
    [24, 2, 24],
    [47.9, 2, 24],
    [48, 3, 48],
  ] as const) {
    setTime(start + hours * hour);
    await ask(email);
    expect(await mailKindsTo(email)).toEqual(Array(mails).fill('newsletter_confirm'));
    expect((await subscriberOf(email))?.subscribed_at).toBe(new Date(start + keptFrom * hour).toISOString());
  }
  expect(await consentsFor(email)).toEqual([['given', 'footer']]);
});

it('emails a new link to someone who has unsubscribed since the last one', async () => {
  const email = newAddress();
  await ask(email);
  const first = await confirmationTokenOf(email);
  await post('/api/newsletter/unsubscribe', { token: await tokenOf(email) });
  await Promise.all(Array.from({ length: 5 }, () => ask(email)));
  expect(await mailKindsTo(email)).toEqual(['newsletter_confirm', 'newsletter_confirm']);
  expect(await confirmationTokenOf(email)).not.toBe(first);
});

it('emails the link once when many requests arrive simultaneously', async () => {
  const email = newAddress();
  await Promise.all(Array.from({ length: 20 }, () => ask(email)));
  expect(await mailKindsTo(email)).toEqual(['newsletter_confirm']);
  expect(await consentsFor(email)).toEqual([['given', 'footer']]);
});

it('leaves an active subscriber unchanged, and emails it so once in 24 hours', async () => {
  const email = await addressWith('active');
  const before = await subscriberOf(email);
  await emptyOutbox();
  for (const [hours, mails] of [
    [0, 1],
    [23.9, 1],
    [24, 2],
  ] as const) {
    setTime(start + hours * hour);
    await ask(email, 'blog');
    expect(await mailKindsTo(email)).toEqual(Array(mails).fill('newsletter_already_subscribed'));
  }
  expect(await subscriberOf(email)).toEqual(before);
  expect(await consentsFor(email)).toEqual([['given', 'footer']]);
});

it('asks a former subscriber to confirm, and sends it nothing else', async () => {
  const email = await addressWith('unsubscribed');
  await emptyOutbox();
  await ask(email, 'blog');
  expect(await subscriberOf(email)).toMatchObject({ status: 'unconfirmed', source: 'blog' });
  expect(await mailKindsTo(email)).toEqual(['newsletter_confirm']);
  expect(await consentsFor(email)).toEqual([
    ['given', 'footer'],
    ['withdrawn', 'unsubscribe_page'],
    ['given', 'blog'],
  ]);
});

it('emails the link again when the first one failed', async () => {
  const email = await addressWith('unconfirmed');
  await changeMailsTo(email, { status: 'failed' });
  await ask(email);
  expect(await mailKindsTo(email)).toHaveLength(2);
});

it('keeps the link that was emailed when the address may get no other one', async () => {
  setTime(start);
  const email = await addressWith('unconfirmed');
  const token = await confirmationTokenOf(email);
  setTime(start + 25 * hour);
  const createdAt = new Date().toISOString();
  await enqueueMails(5, {
    kind: 'demo_confirmation',
    toAddress: email,
    createdAt,
    payload: null,
  });
  await ask(email);
  expect((await mailKindsTo(email)).filter((kind) => kind === 'newsletter_confirm')).toHaveLength(1);
  expect((await post('/api/newsletter/confirm', { token })).status).toBe(200);
  expect((await subscriberOf(email))?.status).toBe('active');
});

it('keeps every suppression until the address is confirmed', async () => {
  const email = newAddress();
  await suppressAddress(email, 'erased');
  await ask(email);
  expect(await isSuppressed(email)).toBe(true);
});

const statuses = ['new', 'unconfirmed', 'unsubscribed', 'active'] as const;

it('gives a stranger the same answer for every address', async () => {
  const answers = [];
  for (const status of statuses) {
    const response = await ask(await addressWith(status));
    const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
    answers.push({ status: response.status, headers, body: await response.text() });
  }
  expect(answers[0]?.status).toBe(201);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

it.each(statuses)('redirects the plain form of a %s address to the same page', async (status) => {
  const response = await postForm('newsletter', { email: await addressWith(status) }, { bindings: doubleOptIn });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/newsletter/subscribed']);
});

it('runs the same statements for every address, so that the time reveals nothing', async () => {
  await ask(newAddress());
  const runs: string[][] = [];
  for (const status of statuses) {
    const email = await addressWith(status);
    const { DB, statements } = recordingDatabase();
    await askToConfirm({ ...env, DB }, { email, source: null, locale: 'en' });
    // The first statement of a database reads the key of the hashes.
    runs.push(statements.filter((text) => !text.includes('hmac_keys')));
  }
  expect(runs[0]?.length).toBeGreaterThan(5);
  for (const run of runs) expect(run).toEqual(runs[0]);
});
