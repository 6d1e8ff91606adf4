import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { request } from '../support/client.ts';
import { requestWith } from '../support/faults.ts';
import { emptyMailbox, outbox } from '../support/mail.ts';
import { consentsFor, doubleOptIn, subscribe, tokenOf } from '../support/newsletter.ts';
import { sendUntilRefused } from '../support/rate-limit.ts';
import { expectRefusal } from '../support/refusal.ts';

beforeEach(emptyMailbox);

let lastAddress = 0;

/** @returns the token of the unsubscribe link */
async function newSubscriber(): Promise<string> {
  const email = `leaver${++lastAddress}@example.com`;
  await request('/api/newsletter/subscriptions', { email });
  const row = await env.DB.prepare('SELECT token FROM newsletter_subscribers WHERE email = ?')
    .bind(email)
    .first<{ token: string }>();
  return row!.token;
}

async function statusOf(token: string) {
  return env.DB.prepare('SELECT status FROM newsletter_subscribers WHERE token = ?').bind(token).first('status');
}

async function countGoodbyes(): Promise<number> {
  return (await outbox()).filter(({ kind }) => kind === 'newsletter_goodbye').length;
}

it('gives the same answer to a repeated request, without a second goodbye email', async () => {
  const token = await newSubscriber();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => request('/api/newsletter/unsubscribe', { token })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await countGoodbyes()).toBe(1);
});

it.each([
  ['unsubscribe_page', '/api/newsletter/unsubscribe', (token: string) => JSON.stringify({ token }), 'application/json'],
  ['unsubscribe_page', '/unsubscribe', (token: string) => `token=${token}`, 'application/x-www-form-urlencoded'],
  ['one_click', '/api/newsletter/unsubscribe/', () => 'x', 'application/x-www-form-urlencoded'],
])('records the withdrawal by %s once', async (source, path, body, type) => {
  const token = await newSubscriber();
  const email = `leaver${lastAddress}@example.com`;
  for (let i = 0; i < 3; i++) {
    await request(path.replace(/\/$/, `/${token}`), body(token), { headers: { 'content-type': type } });
  }
  expect(await consentsFor(email)).toEqual([
    ['given', 'footer'],
    ['withdrawn', source],
  ]);
});

it('also unsubscribes an address that was never confirmed, without a goodbye', async () => {
  const email = `waiting${++lastAddress}@example.com`;
  await subscribe(email, doubleOptIn);
  const token = await tokenOf(email);
  expect((await request('/api/newsletter/unsubscribe', { token })).status).toBe(200);
  expect(await statusOf(token)).toBe('unsubscribed');
  expect(await countGoodbyes()).toBe(0);
});

const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };

it('accepts the one-click request of a mail provider, even from another site', async () => {
  const token = await newSubscriber();
  const headers = { ...oneClick, origin: 'https://webmail.example', 'sec-fetch-site': 'cross-site' };
  const path = `/api/newsletter/unsubscribe/${token}`;
  const response = await request(path, 'List-Unsubscribe=One-Click', { headers });
  expect(response.status).toBe(200);
  expect(await statusOf(token)).toBe('unsubscribed');
  expect(await countGoodbyes()).toBe(1);
});

it('does not rate-limit a mail provider that unsubscribes many subscribers', async () => {
  const headers = { ...oneClick, 'cf-connecting-ip': '203.0.113.20' };
  const tokens = await Promise.all(Array.from({ length: 15 }, newSubscriber));
  for (const token of tokens) {
    const path = `/api/newsletter/unsubscribe/${token}`;
    expect((await request(path, 'List-Unsubscribe=One-Click', { headers })).status).toBe(200);
  }
});

it('rate-limits a client that guesses tokens', async () => {
  const headers = { ...oneClick, 'cf-connecting-ip': '203.0.113.21' };
  const guess = () => request('/api/newsletter/unsubscribe/guess', 'x', { headers });
  const { statuses } = await sendUntilRefused(10, guess);
  expect(statuses).toEqual(new Set([404]));
});

it('unsubscribes with the plain form of the page, but not from another site', async () => {
  const token = await newSubscriber();
  const form = (body: string, origin = 'https://rihla.example') =>
    requestWith({}, '/unsubscribe', { method: 'POST', headers: { ...oneClick, origin }, body, redirect: 'manual' });
  const foreign = await form(`token=${token}`, 'https://evil.example');
  await expectRefusal(foreign, [403, 'access_denied', 'This request came from another site.'], async () => {
    expect(await statusOf(token)).toBe('active');
    return form(`token=${token}`);
  });
  const resultPage = await form(`token=${token}`);
  expect([resultPage.status, resultPage.headers.get('location')]).toEqual([303, '/unsubscribe/done']);
  expect(await statusOf(token)).toBe('unsubscribed');
  for (const wrong of ['token=nobody', '']) {
    const failed = await form(wrong);
    expect([failed.status, failed.headers.get('location')]).toEqual([303, '/unsubscribe/failed']);
  }
});

it.each(['GET', 'HEAD'])(
  'leads a browser that opens the address of the header to the page that asks: %s',
  async (method) => {
    const token = await newSubscriber();
    const response = await request(`/api/newsletter/unsubscribe/${token}`, undefined, { method });
    expect([response.status, response.headers.get('location')]).toEqual([303, `/unsubscribe?token=${token}`]);
    expect(await statusOf(token)).toBe('active');
  },
);

it('leads an Arabic subscriber to the Arabic page', async () => {
  const email = 'arabic-leaver@example.com';
  await request('/api/newsletter/subscriptions', { email, locale: 'ar' });
  const response = await request(`/api/newsletter/unsubscribe/${await tokenOf(email)}`);
  expect(response.headers.get('location')).toMatch(/^\/ar\/unsubscribe\?token=/);
});
