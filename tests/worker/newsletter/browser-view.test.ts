import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { deliverDue } from '#worker/mail/delivery.ts';
import { sendNewsletter } from '#worker/newsletter/send.ts';
import { request } from '../support/client.ts';
import { databaseDown, requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { emptyMailings, insertSubscribers, mailbox } from '../support/mail.ts';
import { changeSubscriber } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';

beforeEach(emptyMailings);

const text = {
  kind: 'newsletter',
  audience: 'all',
  subject: 'Autumn',
  content: 'Read [prices](/pricing). <b>Raw</b>',
  subjectAr: 'الخريف',
  contentAr: 'مرحبًا',
} as const;

it('shows what was sent, at the address in the email, without its reader', async () => {
  const { sent } = mailbox();
  await insertSubscribers(2);
  await changeSubscriber('token-2', { locale: 'ar' });
  const { newsletter } = await sendNewsletter(env, text, 'amal@rihla.example');
  await deliverDue(env);
  for (const [to, language, title] of [
    ['r1@example.com', '', 'Autumn'],
    ['r2@example.com', '?lang=ar', 'الخريف'],
  ] as const) {
    const address = `/newsletters/${newsletter.id}${language}`;
    expect(sent.find((mail) => mail.to === to)!.html).toContain(`href="https://rihla.example${address}"`);
    const page = await request(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-hashes' 'sha256/,
    );
    const html = await page.text();
    expect(html).toContain(`>${title}</h1>`);
    expect(html).not.toMatch(/token|unsubscribe|@example|\/letters\/|<b>/i);
  }
  const page = await (await request(`/newsletters/${newsletter.id}`)).text();
  expect(page).toContain('href="https://rihla.example/pricing"');
});

it('shows no newsletter that is unknown or waits for its time', async () => {
  expectLogs('page_missing');
  await insertSubscribers(1);
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const { newsletter } = await sendNewsletter(env, { ...text, sendAt }, 'amal@rihla.example');
  for (const id of [newsletter.id, crypto.randomUUID(), 'x']) {
    await expectRefusal(request(`/newsletters/${id}`), [404, 'not_found', 'There is nothing at this address.']);
  }
});

it('answers 503 while the database is away', async () => {
  expectLogs('request_failed');
  const id = crypto.randomUUID();
  expect((await requestWith({ DB: databaseDown() }, `/newsletters/${id}`)).status).toBe(503);
});
