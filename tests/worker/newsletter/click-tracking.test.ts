import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Newsletter, NewsletterLink } from '#shared/contracts/newsletter.ts';
import { loadAndRender } from '#worker/mail/render.ts';
import { sendNewsletter } from '#worker/newsletter/send.ts';
import { browserHeaders } from '../support/analytics.ts';
import { request } from '../support/client.ts';
import { databaseFailingAtWrite, requestWith } from '../support/faults.ts';
import { expectLogs, logged } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { post, subscribe, tokenOf } from '../support/newsletter.ts';
import { changeMail } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { deliver } from '../support/resend-events.ts';
import { getAsStaff } from '../support/staff.ts';

const content = `[Lagentry](/products/lagentry) and [jobs](https://rihla.example//evil.example/x?utm_source=x#open)
  and [theirs](https://elsewhere.example/)`;

/** Sends a newsletter. @returns its id, and the email to one subscriber */
async function sendNewsletterEmail(subscriber: string) {
  mailbox();
  await subscribe(subscriber);
  const request = { subject: 'June', content, kind: 'newsletter', audience: 'all' } as const;
  const { newsletter } = await sendNewsletter(env, request, 'staff@rihla.example');
  const mail = await env.DB.prepare('SELECT id FROM emails WHERE newsletter_id = ? AND to_address = ?')
    .bind(newsletter.id, subscriber)
    .first<{ id: string }>();
  return { id: newsletter.id, mailId: mail!.id, html: (await loadAndRender(env, mail!.id))!.html };
}

async function figuresOf(id: string) {
  const response = await getAsStaff(`/api/admin/newsletters/${id}`);
  return response.json<{ newsletter: Newsletter; links: NewsletterLink[] }>();
}

const open = (path: string, headers: Record<string, string> = {}) =>
  request(path, undefined, { headers: { ...browserHeaders, 'sec-fetch-site': 'cross-site', ...headers } });

it('counts how often each link of a newsletter is opened, and leads to its page', async () => {
  const { id, html } = await sendNewsletterEmail('clicks@reader.example');
  expect(html).toContain(`href="https://rihla.example/letters/${id}/1"`);
  expect(html).toContain('href="https://elsewhere.example/"');
  expect(html).not.toMatch(/<img/);
  const first = await open(`/letters/${id}/1`);
  expect(first.status).toBe(302);
  expect(first.headers.get('location')).toBe('/products/lagentry?utm_source=newsletter&utm_medium=email');
  expect(first.headers.get('cache-control')).toBe('no-store');
  await open(`/letters/${id}/1`);
  await open(`/letters/${id}/2`);
  expect((await figuresOf(id)).links.map(({ clicks }) => clicks)).toEqual([2, 1]);
});

it('has the same links for every subscriber, and stores only counts', async () => {
  const { id, html } = await sendNewsletterEmail('somebody@reader.example');
  const link = /https:\/\/rihla\.example\/letters\/[^"]*/.exec(html)![0];
  expect(link).toBe(`https://rihla.example/letters/${id}/1`);
  await open(`/letters/${id}/1`);
  const { results } = await env.DB.prepare('SELECT * FROM letter_clicks WHERE newsletter_id = ?').bind(id).all();
  expect(results).toEqual([{ newsletter_id: id, link: 1, clicks: 1 }]);
});

it('leads to no other site, whatever the newsletter says', async () => {
  const { id } = await sendNewsletterEmail('hosts@reader.example');
  const location = (await open(`/letters/${id}/2`)).headers.get('location')!;
  expect(new URL(location, 'https://rihla.example').origin).toBe('https://rihla.example');
  expect(location).toBe('/evil.example/x?utm_source=x&utm_medium=email#open');
});

it.each(['3', '0', '-1', '1e3', '99999', 'x'])('answers 404 for the number %s', async (number) => {
  expectLogs('page_missing');
  const { id } = await sendNewsletterEmail(`n${number}@reader.example`);
  await expectRefusal(open(`/letters/${id}/${number}`), [404, 'not_found', 'There is nothing at this address.'], () =>
    open(`/letters/${id}/1`),
  );
  await expectRefusal(open(`/letters/unknown/1`), [404, 'not_found', 'There is nothing at this address.']);
});

it('redirects programs and people who object without counting them', async () => {
  const { id } = await sendNewsletterEmail('scanner@reader.example');
  const uncounted: Record<string, string>[] = [{ 'user-agent': 'MailScanner bot/1.0' }, { 'sec-gpc': '1' }];
  for (const headers of uncounted) {
    expect((await open(`/letters/${id}/1`, headers)).status).toBe(302);
  }
  expect((await request(`/letters/${id}/1`, undefined, { method: 'HEAD', headers: browserHeaders })).status).toBe(302);
  expect((await figuresOf(id)).links[0]!.clicks).toBe(0);
});

it('redirects although the count fails, and logs it', async () => {
  expectLogs('click_dropped');
  const { id } = await sendNewsletterEmail('fault@reader.example');
  const DB = databaseFailingAtWrite(0);
  const response = await requestWith({ DB }, `/letters/${id}/1`, { headers: browserHeaders, redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(logged.map((line) => JSON.parse(line).event)).toContain('click_dropped');
});

it('counts provider events of an email once each, and unsubscribes after it', async () => {
  const { id, mailId } = await sendNewsletterEmail('fate@reader.example');
  await changeMail(mailId, { status: 'sent', sentAt: new Date().toISOString(), providerId: 'p-fate' });
  const data = { email_id: 'p-fate', to: ['fate@reader.example'] };
  for (let i = 0; i < 2; i++) await deliver('email.delivered', data, { id: 'event-delivered' });
  await post('/api/newsletter/unsubscribe', { token: await tokenOf('fate@reader.example') });
  await deliver('email.complained', data);
  await deliver('email.bounced', { ...data, bounce: { type: 'Permanent' } });
  await deliver('email.delivered', { email_id: 'unknown', to: ['fate@reader.example'] });
  expect((await figuresOf(id)).newsletter).toMatchObject({ delivered: 1, bounced: 1, complained: 1, unsubscribed: 1 });
});
