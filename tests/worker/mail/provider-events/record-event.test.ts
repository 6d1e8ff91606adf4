import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { addressHash } from '#worker/db/keys.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { rowsOf } from '../../support/bookings.ts';
import { request } from '../../support/client.ts';
import { activeSubscribers } from '../../support/counters.ts';
import { databaseFailingAt, requestWith } from '../../support/faults.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { emptyOutbox, enqueueMails, newsletterTo, outbox } from '../../support/mail.ts';
import { accept, mockResend, withResend } from '../../support/resend.ts';
import { bindings, deliver, signed } from '../../support/resend-events.ts';
import { emptyTables } from '../../support/tables.ts';

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('suppressions', 'webhook_events', 'newsletter_subscribers');
});

const recipient = 'Reader@Example.com';
const permanent = { type: 'Permanent', subType: 'General', message: '550 5.1.1 User unknown' };

/** The email that the events are about, already sent. */
async function sentMail(mailId = 'mail-1'): Promise<string> {
  const [id] = await enqueueMails(1, { toAddress: recipient, status: 'sent', providerId: mailId });
  return id!;
}

const bounce = (overrides: object = {}, signing?: Parameters<typeof signed>[1]) =>
  deliver('email.bounced', { email_id: 'mail-1', to: [recipient], bounce: permanent, ...overrides }, signing);
const complain = () => deliver('email.complained', { email_id: 'mail-1', to: [recipient] });

async function noteOf(id: string) {
  const mail = (await outbox()).find((row) => row.id === id);
  return { status: mail?.status, last_error: mail?.last_error };
}

const suppressions = async () => await rowsOf<{ reason: string; detail: string }>('suppressions');
const reasons = async () => (await suppressions()).map(({ reason }) => reason);

async function suppressAs(reason: string, email: string | null = recipient) {
  await env.DB.prepare('INSERT INTO suppressions (address_hash, email, reason, created_at) VALUES (?, ?, ?, ?)')
    .bind(await addressHash(env, recipient), email, reason, '2026-01-01T00:00:00.000Z')
    .run();
}

it('suppresses an address after a hard bounce, with the words of the provider', async () => {
  const id = await sentMail();
  expect((await bounce()).status).toBe(204);
  expect(await suppressions()).toEqual([
    {
      address_hash: await addressHash(env, recipient.toLowerCase()),
      email: recipient,
      reason: 'hard_bounce',
      detail: '550 5.1.1 User unknown',
      created_at: expect.any(String),
    },
  ]);
  expect(await noteOf(id)).toEqual({ status: 'sent', last_error: 'Bounced: 550 5.1.1 User unknown' });
});

it('treats a bounce without a type as a hard one, with a short one-line reason', async () => {
  const id = await sentMail();
  await bounce({ bounce: { message: `550\r\nno\u0000such\u2028user ${'x'.repeat(300)}` } });
  const { detail } = (await suppressions())[0]!;
  expect(detail).toMatch(/^550 no such user x+$/);
  expect(detail).toHaveLength(200);
  expect((await noteOf(id)).last_error).toBe(`Bounced: ${detail}`);
});

it('cancels queued email for a suppressed address, except the link to the own data', async () => {
  const [emailId] = await enqueueMails(1, { toAddress: recipient.toLowerCase() });
  const [asked] = await enqueueMails(1, { toAddress: recipient, kind: 'demo_confirmation' });
  const [link] = await enqueueMails(1, { toAddress: recipient, kind: 'data_link' });
  const [other] = await enqueueMails(1, { toAddress: 'other@example.com' });
  await bounce();
  for (const id of [emailId!, asked!]) {
    expect(await noteOf(id)).toEqual({
      status: 'cancelled',
      last_error: 'suppressed_hard_bounce',
    });
  }
  expect((await noteOf(link!)).status).toBe('queued');
  expect((await noteOf(other!)).status).toBe('queued');
});

it.each(['Transient', 'Undetermined', 'Temporary'])('only notes a bounce of type %s on the email', async (type) => {
  const id = await sentMail();
  const [emailId] = await enqueueMails(1, { toAddress: recipient });
  await bounce({ bounce: { type, message: 'Mailbox full' } });
  expect(await noteOf(id)).toEqual({ status: 'sent', last_error: 'Not delivered: Mailbox full' });
  expect(await suppressions()).toEqual([]);
  expect((await noteOf(emailId!)).status).toBe('queued');
});

it('suppresses an address that reports spam, and ends the newsletter subscription', async () => {
  const id = await sentMail();
  await request('/api/newsletter/subscriptions', { email: recipient });
  await complain();
  expect(await reasons()).toEqual(['complaint']);
  expect(await noteOf(id)).toEqual({ status: 'sent', last_error: 'Reported as spam' });
  const subscriber = await env.DB.prepare('SELECT status FROM newsletter_subscribers').first();
  expect(subscriber).toEqual({ status: 'unsubscribed' });
  const followUps = (await outbox()).filter(({ kind }) => kind.startsWith('newsletter_follow_up'));
  expect(followUps.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  const consents = await env.DB.prepare('SELECT address_hash, action, source FROM consents ORDER BY id DESC').all();
  const withdrawn = { address_hash: await addressHash(env, recipient), action: 'withdrawn', source: 'complaint' };
  expect(consents.results[0]).toEqual(withdrawn);
  const active = await env.DB.prepare(
    `SELECT count(*) AS n FROM newsletter_subscribers WHERE status = 'active'`,
  ).first();
  expect(await activeSubscribers()).toBe(active?.n);
});

it('records no withdrawal when the address that reports spam is not subscribed', async () => {
  const count = async () => (await env.DB.prepare('SELECT count(*) AS n FROM consents').first())?.n;
  const before = await count();
  await complain();
  expect(await count()).toBe(before);
});

it('keeps the subscription after a bounce', async () => {
  await request('/api/newsletter/subscriptions', { email: recipient });
  await bounce();
  expect(await env.DB.prepare('SELECT status FROM newsletter_subscribers').first()).toEqual({ status: 'active' });
});

it.each([
  ['email.failed', { failed: { reason: 'reached_daily_quota' } }, 'Not delivered: reached_daily_quota'],
  ['email.suppressed', { suppressed: { type: 'x', message: 'On the list' } }, 'Not delivered: On the list'],
  ['email.suppressed', {}, 'Not delivered: suppressed by the provider'],
  ['email.failed', {}, 'Not delivered'],
])('notes %s on the email without suppressing the address', async (type, data, note) => {
  const id = await sentMail();
  await deliver(type, { email_id: 'mail-1', to: [recipient], ...data });
  expect(await noteOf(id)).toEqual({ status: 'sent', last_error: note });
  expect(await suppressions()).toEqual([]);
});

const events = {
  complaint: complain,
  bounce: () => bounce(),
  soft: () => bounce({ bounce: { type: 'Transient', message: 'Mailbox full' } }),
  delivered: () => deliver('email.delivered', { email_id: 'mail-1', to: [recipient] }),
};
it.each<[(keyof typeof events)[], string, string]>([
  [['bounce', 'delivered'], 'Bounced: 550 5.1.1 User unknown', 'hard_bounce'],
  [['delivered', 'bounce', 'soft'], 'Bounced: 550 5.1.1 User unknown', 'hard_bounce'],
  [['complaint', 'bounce', 'soft', 'delivered'], 'Reported as spam', 'complaint'],
  [['soft', 'bounce', 'complaint'], 'Reported as spam', 'complaint'],
])('keeps the strongest fact when the events arrive as %j', async (order, note, reason) => {
  const id = await sentMail();
  for (const name of order) await events[name]();
  expect((await noteOf(id)).last_error).toBe(note);
  expect(await reasons()).toEqual([reason]);
});

/** A newsletter to three subscribers, whose events all arrive before the provider's answer. */
async function sendWithEarlyEvents(events: () => Promise<unknown>) {
  mockResend(async (call) => {
    await events();
    return accept(call);
  });
  const { id } = await newsletterTo(3);
  await deliverDue(withResend);
  const counts = await env.DB.prepare('SELECT sent, delivered, bounced, complained FROM newsletters WHERE id = ?')
    .bind(id)
    .first();
  return { counts, notes: (await outbox()).map(({ last_error }) => last_error) };
}
const about = (number: number) => ({
  email_id: `resend-r${number}@example.com`,
  to: [`r${number}@example.com`],
  bounce: { ...permanent, message: `550 <r${number}@example.com> unknown` },
});

it('counts and records early events of a batch once each', async () => {
  const { counts, notes } = await sendWithEarlyEvents(async () => {
    for (let i = 0; i < 2; i++) await deliver('email.delivered', about(1), { id: 'early-delivered' });
    await deliver('email.complained', about(2));
    await deliver('email.bounced', about(2));
    await deliver('email.bounced', about(3));
  });
  expect(counts).toEqual({ sent: 3, delivered: 1, bounced: 2, complained: 1 });
  expect(notes).toEqual([null, 'Reported as spam', 'Bounced: 550 <…> unknown']);
  await deliver('email.delivered', about(1), { id: 'early-delivered' });
  expect(await env.DB.prepare('SELECT sum(delivered) AS n FROM newsletters').first('n')).toBe(1);
});

it('forgets an early event once its email is known, and stores no address', async () => {
  await deliver('email.bounced', { ...about(1), email_id: 'of another system' });
  const { counts } = await sendWithEarlyEvents(async () => {
    await deliver('email.bounced', about(2));
    const { results } = await env.DB.prepare('SELECT * FROM webhook_events WHERE mail_id IS NOT NULL').all();
    expect(results).toHaveLength(2);
    expect(JSON.stringify(results.map(({ note }) => note))).not.toContain('@');
  });
  expect(counts).toMatchObject({ bounced: 1 });
  const waiting = await env.DB.prepare('SELECT mail_id FROM webhook_events WHERE note IS NOT NULL').all();
  expect(waiting.results).toEqual([{ mail_id: 'of another system' }]);
});

it('does nothing for a known event, even after the suppression was removed', async () => {
  const [emailId] = await enqueueMails(1, { toAddress: recipient });
  await bounce({}, { id: 'msg_again' });
  await emptyTables('suppressions');
  await env.DB.prepare(`UPDATE emails SET status = 'queued', last_error = NULL`).run();
  expect((await bounce({}, { id: 'msg_again' })).status).toBe(204);
  expect(await suppressions()).toEqual([]);
  expect(await noteOf(emailId!)).toEqual({ status: 'queued', last_error: null });
});

it('processes an event once when it arrives several times at the same moment', async () => {
  await sentMail();
  const answers = await Promise.all([1, 2, 3, 4].map(() => bounce({}, { id: 'msg_twice' })));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(await reasons()).toEqual(['hard_bounce']);
  expect(logged.filter((line) => line.includes('mail_not_delivered'))).toHaveLength(1);
});

it.each([
  ['email.bounced', 'hard_bounce'],
  ['email.complained', 'complaint'],
])('lets %s replace the suppression of an erased address without its text', async (type, reason) => {
  await suppressAs('erased', null);
  await deliver(type, { to: [recipient], bounce: { ...permanent, message: `550 ${recipient} unknown` } });
  expect(await suppressions()).toMatchObject([{ email: null, reason, detail: null }]);
});

it('leaves a suppression by staff as it is after a bounce', async () => {
  await suppressAs('manual');
  await bounce();
  expect(await reasons()).toEqual(['manual']);
});

it('processes events about unknown emails and without a recipient', async () => {
  await bounce({ email_id: 'unknown' });
  expect(await reasons()).toEqual(['hard_bounce']);
  const id = await sentMail();
  await emptyTables('suppressions');
  expect((await bounce({ to: [] })).status).toBe(204);
  expect(await suppressions()).toEqual([]);
  expect((await noteOf(id)).last_error).toBe('Bounced: 550 5.1.1 User unknown');
});

it('processes a complaint completely or not at all, so the provider may repeat it', async () => {
  expectLogs('request_failed');
  const id = await sentMail();
  await request('/api/newsletter/subscriptions', { email: recipient });
  const body = JSON.stringify({ type: 'email.complained', data: { email_id: 'mail-1', to: [recipient] } });
  const send = (DB: D1Database) =>
    requestWith({ ...bindings, DB }, '/api/webhooks/resend', {
      method: 'POST',
      headers: signed(body, { id: 'msg_faulty' }),
      body,
    });
  for (let statement = 0; statement < 7; statement++) {
    expect((await send(databaseFailingAt(statement))).status).toBe(500);
    expect(await suppressions()).toEqual([]);
    expect((await noteOf(id)).last_error).toBeNull();
    expect(await env.DB.prepare('SELECT status FROM newsletter_subscribers').first()).toEqual({ status: 'active' });
  }
  expect((await send(env.DB)).status).toBe(204);
  expect(await reasons()).toEqual(['complaint']);
});

it('logs no address', async () => {
  await sentMail();
  await bounce({ bounce: { message: `550 <${recipient}> unknown` } });
  await complain();
  expect(logged.join()).toContain('mail_not_delivered');
  expect(logged.join().toLowerCase()).not.toContain('reader@');
});
