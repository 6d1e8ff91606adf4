import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { texts } from '../../../../src-worker/http/texts.ts';
import { silenceLogs } from '../../support/logs.ts';
import { mailbox } from '../../support/mail.ts';
import { knownAddress, linkFor, openPage, postPage } from '../../support/my-data.ts';
import {
  consentsFor,
  doubleOptIn,
  isSuppressed,
  mailKindsTo,
  subscriberOf,
  suppressAddress,
} from '../../support/newsletter.ts';

beforeEach(() => {
  silenceLogs();
  mailbox();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function turn(email: string, subscribe: 'yes' | 'no', bindings = {}) {
  const token = await linkFor(email);
  expect((await postPage('/my-data/newsletter', { token, subscribe }, { bindings })).status).toBe(303);
}

const newAddress = () => `${crypto.randomUUID()}@owner.example`;

it.each([
  ['off', {}],
  ['on', doubleOptIn],
])('makes a new subscriber active at once with double opt-in %s: the link proves the address', async (_, bindings) => {
  const email = newAddress();
  await turn(email, 'yes', bindings);
  expect(await subscriberOf(email)).toMatchObject({ status: 'active', source: 'my_data' });
  expect(await consentsFor(email)).toEqual([['given', 'my_data']]);
  expect(await mailKindsTo(email)).toContain('newsletter_welcome');
});

it('records both directions, cancels the queued mails and sends the goodbye', async () => {
  const email = await knownAddress();
  await turn(email, 'no');
  await turn(email, 'yes');
  expect(await consentsFor(email)).toEqual([
    ['given', 'footer'],
    ['withdrawn', 'my_data'],
    ['given', 'my_data'],
  ]);
  const kinds = await mailKindsTo(email);
  expect(kinds).toEqual(expect.arrayContaining(['newsletter_goodbye', 'newsletter_welcome_back']));
  expect(kinds).not.toContain('newsletter_follow_up_1');
});

it('changes nothing when the switch is already where it is put', async () => {
  const email = await knownAddress();
  await turn(email, 'yes');
  expect(await consentsFor(email)).toHaveLength(1);
  await turn(email, 'no');
  await turn(email, 'no');
  expect(await consentsFor(email)).toHaveLength(2);
  const stranger = newAddress();
  await turn(stranger, 'no');
  expect(await subscriberOf(stranger)).toBeNull();
});

it('offers a reader the newsletter in the language of the page, and nothing when it is in that one', async () => {
  const email = await knownAddress();
  const offers = async (locale: 'en' | 'ar') => {
    const page = await openPage(await linkFor(email), {}, locale === 'ar' ? '/ar/my-data' : '/my-data');
    return (await page.text()).includes(texts[locale].myDataView.newsletter.inThisLanguage);
  };
  expect([await offers('en'), await offers('ar')]).toEqual([false, true]);
});

it.each([
  ['erased', false],
  ['hard_bounce', true],
])('after a subscription an address suppressed as %s stays so: %s', async (reason, stays) => {
  const email = newAddress();
  await suppressAddress(email, reason);
  await turn(email, 'yes');
  expect(await isSuppressed(email)).toBe(stays);
  expect(await env.DB.prepare('SELECT 1 FROM emails WHERE to_address = ?').bind(email).first()).not.toBeNull();
});
