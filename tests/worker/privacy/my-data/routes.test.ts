import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { texts } from '#worker/http/texts.ts';
import { freshAddress } from '../../support/client.ts';
import { jsonPost, requestWith } from '../../support/faults.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { mailbox } from '../../support/mail.ts';
import { knownAddress, linkFor, wholeDatabase } from '../../support/my-data.ts';
import {
  consentsFor,
  doubleOptIn,
  isSuppressed,
  mailKindsTo,
  post,
  subscriberOf,
  suppressAddress,
} from '../../support/newsletter.ts';
import { postForm } from '../../support/plain-forms.ts';
import { sendUntilRefused } from '../../support/rate-limit.ts';
import { openPage, postPage } from '../../support/token-pages.ts';

beforeEach(() => {
  mailbox();
});

it('answers a known and an unknown address in the same way', async () => {
  const answers = [
    await post('/api/my-data', { email: await knownAddress() }),
    await post('/api/my-data', { email: 'nobody@unknown.example' }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({
      message: 'If we have data for this address, we’ve emailed you a link. It works for one hour.',
    });
  }
});

it('emails a link that opens the data', async () => {
  const email = await knownAddress();
  const { to } = mailbox();
  await post('/api/my-data', { email });
  const [mail] = to(email);
  const [, token] = /\/my-data\?token=([^\s"&]+)/.exec(mail!.text)!;
  const page = await openPage(decodeURIComponent(token!));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(email);
  expect(logged.join()).not.toContain(token);
  expect(logged.join()).not.toContain(email);
});

it('answers a program that ticks the honeypot like a person, and does nothing', async () => {
  expectLogs('honeypot_triggered');
  const email = await knownAddress();
  const before = await wholeDatabase();
  const response = await post('/api/my-data', { email, contactMeByFax: true });
  expect(response.status).toBe(202);
  expect(await wholeDatabase()).toEqual(before);
  expect(logged.join()).toContain('honeypot_triggered');
});

it('limits the requests of a client', async () => {
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': freshAddress() };
  const { statuses } = await sendUntilRefused(10, () =>
    requestWith({}, '/api/my-data', { ...jsonPost({ email: 'nobody@unknown.example' }), headers }),
  );
  expect(statuses).toEqual(new Set([202]));
});

async function turn(email: string, subscribe: 'yes' | 'no', bindings = {}) {
  const token = await linkFor(email);
  expect((await postPage('/my-data/newsletter', { token, subscribe }, { bindings })).status).toBe(303);
}

const newAddress = () => `${crypto.randomUUID()}@owner.example`;

it.each([
  ['off', {}],
  ['on', doubleOptIn],
])('activates a new subscriber with double opt-in %s: the link proves the address', async (_, bindings) => {
  const email = newAddress();
  await turn(email, 'yes', bindings);
  expect(await subscriberOf(email)).toMatchObject({ status: 'active', source: 'my_data' });
  expect(await consentsFor(email)).toEqual([['given', 'my_data']]);
  expect(await mailKindsTo(email)).toContain('newsletter_welcome');
});

it('records both directions, cancels the queued emails and sends the goodbye', async () => {
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

it('changes nothing when the switch is already in that position', async () => {
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

it('offers the newsletter in the page’s language if it has another one', async () => {
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

it('redirects to the same page for a known and an unknown address', async () => {
  const address = await knownAddress();
  for (const email of [address, 'nobody@unknown.example']) {
    const response = await postForm('my-data', { email });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/my-data/sent');
  }
  const { results } = await env.DB.prepare('SELECT DISTINCT email FROM data_links').all<{ email: string }>();
  const asked = results.map(({ email }) => email).filter((email) => email === address || email.startsWith('nobody@'));
  expect(asked).toEqual([address]);
});
