import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestWith } from '../support/faults.ts';
import { silenceLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { doubleOptIn, subscriberOf, unconfirmed } from '../support/newsletter.ts';

beforeEach(() => {
  silenceLogs();
  mailbox();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const page = '<form method="post" action="/newsletter/confirm"><input type="hidden" name="token" value=""></form>';
const ASSETS = {
  fetch: async () => new Response(page, { headers: { 'content-type': 'text/html' } }),
} as unknown as Fetcher;

it('asks, with the token in its form; a GET, which mail scanners send, confirms nothing', async () => {
  const { email, token } = await unconfirmed();
  const response = await requestWith({ ASSETS, ...doubleOptIn }, `/newsletter/confirm?token=${token}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  // The URL contains the token, so it must not reach another site as a referrer.
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  expect(await response.text()).toContain(`value="${token}"`);
  expect((await subscriberOf(email))?.status).toBe('unconfirmed');
});

it('confirms with the form of the page, without JavaScript, but not from another site', async () => {
  const { email, token } = await unconfirmed();
  const form = (body: string, origin = 'https://rihla.example') =>
    requestWith(doubleOptIn, '/newsletter/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body,
    });
  expect((await form(`token=${token}`, 'https://evil.example')).status).toBe(403);
  expect((await subscriberOf(email))?.status).toBe('unconfirmed');
  const done = await form(`token=${token}`);
  expect([done.status, done.headers.get('location')]).toEqual([303, '/newsletter/confirmed']);
  expect((await subscriberOf(email))?.status).toBe('active');
  for (const wrong of ['token=nobody', '']) {
    const failed = await form(wrong);
    expect([failed.status, failed.headers.get('location')]).toEqual([303, '/newsletter/confirm-failed']);
  }
});
