import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NewsletterRequest } from '../../../src-shared/contracts/admin.ts';
import { deliverDue, deliverNow } from '../../../src-worker/mail/delivery.ts';
import { sendNewsletter, sendTestNewsletter } from '../../../src-worker/newsletter/send.ts';
import { requestWith } from '../support/faults.ts';
import { silenceLogs } from '../support/logs.ts';
import { emptyOutbox, insertSubscribers, mailbox, outbox } from '../support/mail.ts';

const author = 'staff@rihla.example';
const newsletterRequest = (over: Partial<NewsletterRequest> = {}): NewsletterRequest => ({
  id: crypto.randomUUID(),
  kind: 'newsletter',
  subject: 'News',
  content: 'Hello **reader**',
  ...over,
});

beforeEach(async () => {
  silenceLogs();
  await emptyOutbox();
  await env.DB.prepare('DELETE FROM newsletter_subscribers').run();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('sends a newsletter to every active subscriber, each with a personal unsubscribe link', async () => {
  const { sent } = mailbox();
  await insertSubscribers(70);
  await env.DB.prepare("UPDATE newsletter_subscribers SET status = 'unsubscribed' WHERE token = 'token-1'").run();
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

it('sends nothing twice when a request is repeated, and rejects a different request with the same id', async () => {
  await insertSubscribers(3);
  const request = newsletterRequest({ kind: 'update' });
  const first = await sendNewsletter(env, request, author);
  const repeated = await sendNewsletter(env, request, author);
  expect(repeated).toEqual({ ...first, created: false });
  expect((await outbox()).map(({ kind }) => kind)).toEqual(Array(3).fill('newsletter_update'));
  await expect(sendNewsletter(env, { ...request, content: 'Other' }, author)).rejects.toMatchObject({
    problem: { code: 'id_already_used' },
  });
});

it('rejects a newsletter when there are no active subscribers', async () => {
  await expect(sendNewsletter(env, newsletterRequest(), author)).rejects.toMatchObject({
    problem: { code: 'no_active_subscribers' },
  });
  expect(await outbox()).toEqual([]);
});

it('does not send to a subscriber who unsubscribes before the delivery', async () => {
  const { sent } = mailbox();
  await insertSubscribers(2);
  await sendNewsletter(env, newsletterRequest(), author);
  await requestWith({}, '/api/newsletter/unsubscribe/token-1', { method: 'POST' });
  await deliverDue(env);
  expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ['r1@example.com', 'You have left our newsletter'],
    ['r2@example.com', 'News'],
  ]);
});

it('sends a test newsletter only to its author', async () => {
  const { sent } = mailbox();
  await insertSubscribers(2);
  const id = await sendTestNewsletter(env, newsletterRequest(), author);
  await deliverNow(env, [id]);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[author, 'News']]);
  expect(sent[0]!.html).toContain('<strong>reader</strong>');
});
