import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshAddress } from '../../support/client.ts';
import { jsonPost, requestWith } from '../../support/faults.ts';
import { captureLogs } from '../../support/logs.ts';
import { mailbox } from '../../support/mail.ts';
import { knownAddress, openPage, wholeDatabase } from '../../support/my-data.ts';
import { post } from '../../support/newsletter.ts';
import { sendUntilRefused } from '../../support/rate-limit.ts';

const logged: string[] = [];
beforeEach(() => {
  captureLogs(logged);
  mailbox();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('answers a known and an unknown address in the same way', async () => {
  const answers = [
    await post('/api/my-data', { email: await knownAddress() }),
    await post('/api/my-data', { email: 'nobody@unknown.example' }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({
      message: 'If we store anything about this address, a link is on its way. It works for one hour.',
    });
  }
});

it('mails a link that opens the data', async () => {
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

it.each(['', 'nobody', 'a@b', 7, null])('rejects the malformed address %j', async (email) => {
  const response = await post('/api/my-data', { email });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'email' }] });
});

it('answers a program that ticks the honeypot like a person, and does nothing', async () => {
  const email = await knownAddress();
  const before = await wholeDatabase();
  const response = await post('/api/my-data', { email, contactMeByFax: true });
  expect(response.status).toBe(202);
  expect(await wholeDatabase()).toEqual(before);
  expect(logged.join()).toContain('honeypot_triggered');
});

it('sends a person the third link of an hour, and answers the fourth request in the same way', async () => {
  const email = await knownAddress();
  const { to } = mailbox();
  for (let i = 0; i < 4; i++) expect((await post('/api/my-data', { email })).status).toBe(202);
  expect(to(email)).toHaveLength(3);
});

it('limits the requests of a client', async () => {
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': freshAddress() };
  const { statuses } = await sendUntilRefused(10, () =>
    requestWith({}, '/api/my-data', { ...jsonPost({ email: 'nobody@unknown.example' }), headers }),
  );
  expect(statuses).toEqual(new Set([202]));
});

it('refuses a request from the page of another site', async () => {
  const init = jsonPost({ email: 'a@b.example' });
  const headers = { ...init.headers, origin: 'https://evil.example' };
  expect((await requestWith({}, '/api/my-data', { ...init, headers })).status).toBe(403);
  expect(await env.DB.prepare(`SELECT 1 FROM data_links WHERE email = 'a@b.example'`).first()).toBeNull();
});
