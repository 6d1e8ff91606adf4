import { env } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { footer } from '#shared/content/en/layout.ts';
import { newsletterWording } from '#worker/newsletter/subscribe.ts';
import { request } from '../support/client.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { emptyOutbox, mailbox, outbox } from '../support/mail.ts';
import {
  consentsFor,
  doubleOptIn,
  isSuppressed,
  mailKindsTo,
  subscriberOf,
  subscribe as subscribeWith,
  suppressAddress,
  tokenOf,
} from '../support/newsletter.ts';

beforeEach(async () => {
  await emptyOutbox();
});

let lastAddress = 0;

const newAddress = () => `Person${++lastAddress}@Example.com`;

function subscribe(email: string, overrides: object = {}) {
  return request('/api/newsletter/subscriptions', { email, source: 'footer', ...overrides });
}

it('resubscribes a former subscriber without a second series of follow-ups', async () => {
  mailbox();
  const email = newAddress();
  await subscribe(email);
  await request('/api/newsletter/unsubscribe', { token: await tokenOf(email) });
  await emptyOutbox();
  const resubscribed = await subscribe(email.toLowerCase(), { source: 'blog' });
  expect(resubscribed.status).toBe(200);
  expect(await resubscribed.json()).toEqual({
    outcome: 'resubscribed',
    message: 'Welcome back! You have been resubscribed to our newsletter.',
  });
  expect((await outbox()).map(({ kind, to_address }) => [kind, to_address])).toEqual([
    ['newsletter_welcome_back', email],
  ]);
  const row = await env.DB.prepare('SELECT status, source FROM newsletter_subscribers WHERE email = ?')
    .bind(email)
    .first();
  expect(row).toEqual({ status: 'active', source: 'blog' });
});

it('keeps the campaign of the visit if staff have named it', async () => {
  mailbox();
  await env.DB.prepare("INSERT INTO campaigns VALUES ('gitex', 'GITEX', 'amal', '2026-01-01')").run();
  const campaignOf = async (campaign: unknown, settings = {}) => {
    const email = newAddress();
    const body = jsonPost({ email, source: 'footer', campaign });
    expect((await requestWith(settings, '/api/newsletter/subscriptions', body)).status).toBe(201);
    return (await subscriberOf(email))!.campaign;
  };
  expect(await campaignOf('GITEX')).toBe('gitex');
  expect(await campaignOf('gitex', doubleOptIn)).toBe('gitex');
  for (const other of ['layla@example.com', 'x'.repeat(81), 7, null]) expect(await campaignOf(other)).toBeNull();
});

it('reports success for a ticked honeypot, but stores nothing', async () => {
  expectLogs('honeypot_triggered');
  mailbox();
  const email = newAddress();
  const response = await subscribe(email, { contactMeByFax: true });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    outcome: 'subscribed',
    message: 'Successfully subscribed to our newsletter! Check your email for confirmation.',
  });
  expect(await outbox()).toEqual([]);
  expect(await env.DB.prepare('SELECT 1 FROM newsletter_subscribers WHERE email = ?').bind(email).first()).toBeNull();
});

it('subscribes an address only once when fifty requests arrive simultaneously', async () => {
  mailbox();
  const email = newAddress();
  const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await subscribe(email)).status));
  expect(statuses.sort()).toEqual([201, ...Array(49).fill(409)]);
  expect(await outbox()).toHaveLength(4);
});

it('records each consent with its source, but none when nothing changes', async () => {
  mailbox();
  const email = newAddress();
  await subscribe(email, { source: undefined });
  await subscribe(email, { source: 'blog' });
  expect(await consentsFor(email)).toEqual([['given', 'footer']]);
  await request('/api/newsletter/unsubscribe', { token: await tokenOf(email) });
  await subscribe(email.toUpperCase(), { source: 'blog' });
  expect(await consentsFor(email)).toEqual([
    ['given', 'footer'],
    ['withdrawn', 'unsubscribe_page'],
    ['given', 'blog'],
  ]);
});

it('keeps an address that someone sends as the source out of the record', async () => {
  mailbox();
  const email = newAddress();
  await subscribe(email, { source: email });
  expect(await consentsFor(email)).toEqual([['given', 'other']]);
});

it.each(['erased', 'hard_bounce', 'complaint', 'manual'])(
  'leaves an address suppressed that is suppressed as %s',
  async (reason) => {
    mailbox();
    const email = newAddress();
    await suppressAddress(email, reason);
    await subscribe(email);
    expect(await isSuppressed(email)).toBe(true);
  },
);

it('lifts no suppression when the address is subscribed already', async () => {
  mailbox();
  const email = newAddress();
  await subscribe(email);
  await suppressAddress(email, 'erased');
  await subscribe(email);
  expect(await isSuppressed(email)).toBe(true);
});

it('activates an unconfirmed address once the double opt-in is switched off', async () => {
  mailbox();
  const email = newAddress();
  await subscribeWith(email, doubleOptIn);
  const response = await subscribe(email);
  expect(response.status).toBe(201);
  expect((await subscriberOf(email))?.status).toBe('active');
  expect(await mailKindsTo(email)).toEqual([
    'newsletter_confirm',
    'newsletter_welcome',
    'newsletter_follow_up_1',
    'newsletter_follow_up_2',
    'newsletter_follow_up_3',
  ]);
});

it('holds the words of the newsletter form, under the hash of language and text', () => {
  const { id, locale, text } = newsletterWording('en');
  for (const words of [footer.newsletter.title, footer.newsletter.text, footer.newsletter.submit]) {
    expect(text).toContain(words);
  }
  expect(id).toBe(createHash('sha256').update(`${locale}\n${text}`).digest('hex'));
});
