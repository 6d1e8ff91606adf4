import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { NewsletterRequest } from '#shared/contracts/newsletter.ts';
import { deliverDue, deliverNow } from '#worker/mail/delivery.ts';
import { sendNewsletter, sendTestNewsletter } from '#worker/newsletter/send.ts';
import { requestWith } from '../support/faults.ts';
import { emptyMailings, insertSubscribers, mailbox, outbox } from '../support/mail.ts';
import { changeSubscriber } from '../support/records.ts';

const author = 'staff@rihla.example';

const newsletterRequest = (overrides: Partial<NewsletterRequest> = {}): NewsletterRequest => ({
  id: crypto.randomUUID(),
  kind: 'newsletter',
  audience: 'all',
  subject: 'News',
  content: 'Hello **reader**',
  ...overrides,
});

beforeEach(emptyMailings);

it('sends every active subscriber an email with a personal unsubscribe link', async () => {
  const { sent } = mailbox();
  await insertSubscribers(70);
  await changeSubscriber('token-1', { status: 'unsubscribed' });
  const { newsletter, created } = await sendNewsletter(env, newsletterRequest(), author);
  expect(created).toBe(true);
  expect(newsletter).toMatchObject({ recipients: 69, queued: 69, sent: 0, created_by: author });
  await deliverDue(env);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(69);
  for (const { to, html, headers, subject } of sent) {
    const token = to.replace('r', 'token-').replace('@example.com', '');
    expect(subject).toBe('News');
    expect(html).toContain(`token=${token}"`);
    expect(headers['List-Unsubscribe']).toContain(`/${token}>`);
  }
  expect(
    (await outbox()).every(({ id }) =>
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id),
    ),
  ).toBe(true);
  const stats = await env.DB.prepare('SELECT queued, sent FROM newsletters WHERE id = ?').bind(newsletter.id).first();
  expect(stats).toEqual({ queued: 0, sent: 69 });
});

it('does not send to a subscriber who unsubscribes before the delivery', async () => {
  const { sent } = mailbox();
  await insertSubscribers(2);
  await sendNewsletter(env, newsletterRequest(), author);
  await requestWith({}, '/api/newsletter/unsubscribe/token-1', { method: 'POST' });
  await deliverDue(env);
  expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ['r1@example.com', 'You’re unsubscribed from our newsletter'],
    ['r2@example.com', 'News'],
  ]);
});

it('sends a test newsletter only to its author', async () => {
  const { sent } = mailbox();
  await insertSubscribers(2);
  const id = await sendTestNewsletter(env, { subject: 'News', content: 'Hello **reader**', locale: 'en' }, author);
  await deliverNow(env, [id]);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[author, 'News']]);
  expect(sent[0]!.html).toContain('<strong>reader</strong>');
});

const arabic = { subjectAr: 'أخبار', contentAr: 'مرحبًا **بالقراء**' };

/** The first two of five subscribers read Arabic. */
async function insertEachLanguage() {
  await insertSubscribers(5);
  await env.DB.prepare("UPDATE newsletter_subscribers SET locale = 'ar' WHERE token IN ('token-1', 'token-2')").run();
}

function textsSent(sent: { to: string; subject: string; html: string }[]) {
  return sent
    .map(({ to, subject, html }) => [
      to,
      subject,
      /<strong>([^<]*)/.exec(html)?.[1],
      /<html[^>]*dir="(\w+)"/.exec(html)?.[1],
    ])
    .sort();
}

it.each([
  ['en', ['r3@example.com', 'r4@example.com', 'r5@example.com'], 'ltr'],
  ['ar', ['r1@example.com', 'r2@example.com'], 'rtl'],
] as const)(
  'sends only to subscribers of the language %s, in its direction',
  async (audience, recipients, direction) => {
    const { sent } = mailbox();
    await insertEachLanguage();
    const request = newsletterRequest({ audience });
    const { newsletter } = await sendNewsletter(env, request, author);
    expect(newsletter).toMatchObject({ audience, recipients: recipients.length, queued: recipients.length });
    expect((await sendNewsletter(env, request, author)).created).toBe(false);
    await deliverDue(env);
    expect(textsSent(sent)).toEqual(recipients.map((to) => [to, 'News', 'reader', direction]));
    const stats = await env.DB.prepare('SELECT queued, sent FROM newsletters WHERE id = ?').bind(newsletter.id).first();
    expect(stats).toEqual({ queued: 0, sent: recipients.length });
  },
);

it('says so when no one has subscribed in that language', async () => {
  await insertSubscribers(3);
  await expect(sendNewsletter(env, newsletterRequest({ audience: 'ar' }), author)).rejects.toMatchObject({
    code: 'no_active_subscribers',
  });
});

it('treats another Arabic text with the same id as another newsletter', async () => {
  await insertEachLanguage();
  const request = newsletterRequest(arabic);
  await sendNewsletter(env, request, author);
  await expect(sendNewsletter(env, { ...request, contentAr: 'نص آخر' }, author)).rejects.toMatchObject({
    code: 'id_already_used',
  });
});

it('sends a test of the Arabic text from right to left', async () => {
  const { sent } = mailbox();
  const testRequest = { subject: arabic.subjectAr, content: arabic.contentAr, locale: 'ar' } as const;
  await deliverNow(env, [await sendTestNewsletter(env, testRequest, author)]);
  expect(textsSent(sent)).toEqual([[author, 'أخبار', 'بالقراء', 'rtl']]);
});
