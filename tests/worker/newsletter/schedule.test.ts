import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Newsletter, NewsletterDraft } from '#shared/contracts/newsletter.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { startScheduledNewsletters, stopNewsletter } from '#worker/newsletter/schedule.ts';
import { sendNewsletter } from '#worker/newsletter/send.ts';
import { jsonPost } from '../support/faults.ts';
import { emptyMailings, hour, insertSubscribers, mailbox, outbox } from '../support/mail.ts';
import { changeSubscriber } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accept, error, mockResend, resetPace, withResend } from '../support/resend.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const author = 'amal@rihla.example';

beforeEach(async () => {
  await resetPace();
  await emptyMailings();
  await emptyTables('newsletter_drafts');
});
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const requestAt = (sendAt: string | undefined, id: string = crypto.randomUUID()) => ({
  ...({ id, kind: 'newsletter', audience: 'all', subject: 'News', content: 'Hello' } as const),
  sendAt,
});
const testRequestOf = async (id: string) =>
  (await (await getAsStaff(`/api/admin/newsletters/${id}`)).json<{ newsletter: Newsletter }>()).newsletter;

it('sends a scheduled newsletter at its time to the subscribers of then, once', async () => {
  const { sent } = mailbox();
  await insertSubscribers(3);
  const sendAt = inHours(2);
  const answer = await asStaff('/api/admin/newsletters', jsonPost(requestAt(sendAt)));
  expect(answer.status).toBe(202);
  const { newsletter, message } = await answer.json<{ newsletter: Newsletter; message: string }>();
  expect(newsletter).toMatchObject({ recipients: 3, queued: 0, started: false, send_at: sendAt });
  expect(message).toContain('3 subscribers');
  await startScheduledNewsletters(env, new Date(Date.now() + hour));
  expect(await outbox()).toEqual([]);
  await changeSubscriber('token-1', { status: 'unsubscribed' });
  await env.DB.prepare(
    `INSERT INTO newsletter_subscribers (id, email, status, subscribed_at, token)
     VALUES ('new', 'new@example.com', 'active', '2026-01-02T00:00:00.000Z', 'token-new')`,
  ).run();
  const later = new Date(Date.now() + 2 * hour + 1000);
  await Promise.all([1, 2].map(() => startScheduledNewsletters(env, later)));
  expect(await testRequestOf(newsletter.id)).toMatchObject({ recipients: 3, queued: 3, started: true });
  await deliverDue(env, { now: () => later.getTime() });
  expect(sent.map(({ to }) => to).sort()).toEqual(['new@example.com', 'r2@example.com', 'r3@example.com']);
  expect(await testRequestOf(newsletter.id)).toMatchObject({ queued: 0, sent: 3 });
});

it('stops a newsletter before its time, and makes its text a draft again', async () => {
  await insertSubscribers(2);
  const { newsletter } = await sendNewsletter(env, requestAt(inHours(1)), author);
  const stopped = await asStaff(`/api/admin/newsletters/${newsletter.id}`, { method: 'DELETE' });
  expect(stopped.status).toBe(204);
  await startScheduledNewsletters(env, new Date(Date.now() + 2 * hour));
  expect(await outbox()).toEqual([]);
  const { items } = await (await getAsStaff('/api/admin/newsletter-drafts')).json<{ items: NewsletterDraft[] }>();
  expect(items).toMatchObject([{ subject: 'News', content: 'Hello', send_at: newsletter.send_at, changed_by: author }]);
  await expectRefusal(getAsStaff(`/api/admin/newsletters/${newsletter.id}`), [
    404,
    'not_found',
    'This newsletter no longer exists.',
  ]);
});

it('stops a queued newsletter only while no email is sent or being sent', async () => {
  mailbox();
  await insertSubscribers(2);
  const queued = (await sendNewsletter(env, requestAt(undefined), author)).newsletter;
  await stopNewsletter(env, queued.id, author);
  expect(await outbox()).toEqual([]);

  const leaving = (await sendNewsletter(env, requestAt(undefined), author)).newsletter;
  const [first] = await outbox();
  const set = env.DB.prepare('UPDATE emails SET status = ?, claimed_at = ? WHERE id = ?');
  await set.bind('sending', new Date().toISOString(), first!.id).run();
  await expect(stopNewsletter(env, leaving.id, author)).rejects.toMatchObject({ code: 'status_changed' });
  await set.bind('queued', null, first!.id).run();
  await deliverDue(env);
  await expect(stopNewsletter(env, leaving.id, author)).rejects.toMatchObject({ code: 'status_changed' });
  expect(await testRequestOf(leaving.id)).toMatchObject({ sent: 2 });
});

it('gives a stopped and changed newsletter new idempotency keys', async () => {
  const calls = mockResend((call, number) => (number === 1 ? error(500, 'internal_server_error') : accept(call)));
  await insertSubscribers(1);
  const { newsletter } = await sendNewsletter(env, requestAt(undefined), author);
  await deliverDue(withResend);
  expect(await outbox()).toMatchObject([{ status: 'queued', attempts: 1 }]);
  await stopNewsletter(env, newsletter.id, author);
  const { items } = await (await getAsStaff('/api/admin/newsletter-drafts')).json<{ items: NewsletterDraft[] }>();
  await sendNewsletter(env, { ...requestAt(undefined, items[0]!.id), content: 'Better' }, author);
  await deliverDue(withResend);
  expect(await outbox()).toMatchObject([{ status: 'sent' }]);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
});

it.each([inHours(-1), inHours(24 * 91), 'tomorrow'])('refuses the time %s', async (sendAt) => {
  await insertSubscribers(1);
  const answer = await asStaff('/api/admin/newsletters', jsonPost(requestAt(sendAt)));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ path: 'sendAt' }] });
});
