// A stranger types someone else's address into the newsletter form, which must neither change an active subscription
// nor bring back an address whose owner had all data erased.
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { mailbox } from '../worker/support/mail.ts';
import { linkFor } from '../worker/support/my-data.ts';
import {
  confirmationTokenOf,
  consentsFor,
  doubleOptIn,
  isSuppressed,
  mailKindsTo,
  post,
  subscribe,
  subscriberOf,
} from '../worker/support/newsletter.ts';
import { postForm } from '../worker/support/plain-forms.ts';
import { postPage } from '../worker/support/token-pages.ts';

beforeEach(() => {
  mailbox();
});

const newAddress = () => `${crypto.randomUUID()}@reader.example`;
const subscribeInArabic = (email: string, bindings = {}) =>
  post('/api/newsletter/subscriptions', { email, locale: 'ar', source: 'blog' }, bindings);

async function mailsTo(email: string) {
  const { results } = await env.DB.prepare('SELECT * FROM emails WHERE lower(to_address) = lower(?) ORDER BY rowid')
    .bind(email)
    .all();
  return results;
}

it.each([
  ['without', {}],
  ['with', doubleOptIn],
])('%s double opt-in, nothing of an active subscriber changes', async (_, bindings) => {
  const email = newAddress();
  await subscribe(email);
  const before = { row: await subscriberOf(email), mails: await mailsTo(email), consents: await consentsFor(email) };
  const answer = await subscribeInArabic(email, bindings);
  await postForm('newsletter', { email, locale: 'ar' }, { bindings });
  expect(answer.status).toBe(bindings === doubleOptIn ? 201 : 409);
  expect(await subscriberOf(email)).toEqual(before.row);
  expect((await mailsTo(email)).slice(0, before.mails.length)).toEqual(before.mails);
  expect(await consentsFor(email)).toEqual(before.consents);
});

it('lets the subscriber change the language on the page behind the emailed link', async () => {
  const email = newAddress();
  await subscribe(email);
  await postPage(`/ar${paths.myData}/newsletter`, { token: await linkFor(email), subscribe: 'yes' });
  expect(await subscriberOf(email)).toMatchObject({ status: 'active', locale: 'ar' });
});

async function erasedAddress(): Promise<string> {
  const email = newAddress();
  await subscribe(email);
  await erasePersonalData(env, email, 'owner');
  return email;
}

it('asks an erased address first, with the answer for a new address', async () => {
  const [fresh, erased] = [newAddress(), await erasedAddress()];
  const [expected, answer] = [await subscribe(fresh), await subscribe(erased)];
  expect([answer.status, await answer.json()]).toEqual([expected.status, await expected.json()]);
  const form = await postForm('newsletter', { email: await erasedAddress() });
  expect([form.status, form.headers.get('location')]).toEqual([303, '/newsletter/subscribed']);

  expect(await isSuppressed(erased)).toBe(true);
  expect((await subscriberOf(erased))?.status).toBe('unconfirmed');
  await deliverDue(env, { now: () => Date.now() + 30 * 24 * 60 * 60 * 1000 });
  expect(await mailKindsTo(erased)).toEqual(['newsletter_confirm']);
});

it('brings an erased address back only after the emailed link is pressed', async () => {
  const email = await erasedAddress();
  for (let i = 0; i < 3; i++) await subscribe(email);
  expect(await mailKindsTo(email)).toEqual(['newsletter_confirm']);
  expect(await isSuppressed(email)).toBe(true);
  expect((await post('/api/newsletter/confirm', { token: await confirmationTokenOf(email) })).status).toBe(200);
  expect(await isSuppressed(email)).toBe(false);
  expect((await subscriberOf(email))?.status).toBe('active');
});

it('does not undo an erasure that ends while the form is being stored', async () => {
  for (let i = 0; i < 5; i++) {
    const email = newAddress();
    await subscribe(email);
    await Promise.all([subscribe(email), erasePersonalData(env, email, 'owner'), subscribe(email)]);
    expect(await isSuppressed(email)).toBe(true);
    expect((await subscriberOf(email))?.status ?? 'unconfirmed').toBe('unconfirmed');
  }
});
