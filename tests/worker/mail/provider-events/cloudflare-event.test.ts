import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { deliverDue } from '#worker/mail/delivery.ts';
import { databaseDown } from '../../support/faults.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { deleteSubscribers, emptyOutbox, enqueueMails, mailbox, newsletterTo, outbox } from '../../support/mail.ts';
import { deliverMessages } from '../../support/queues.ts';
import { emptyTables } from '../../support/tables.ts';

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('suppressions', 'webhook_events');
});

const queue = 'rihla-email-events';
const subscriber = 'user@example.net';

function event(type: string, payload: object = {}) {
  return {
    type: `cf.email.sending.message.${type}`,
    source: { type: 'email.sending', zoneId: 'z', domain: 'rihla.example' },
    payload: {
      eventId: crypto.randomUUID(),
      messageId: 'cf-1',
      sender: 'hello@rihla.example',
      recipient: subscriber,
      subject: 'Your receipt',
      terminal: true,
      ...payload,
    },
    metadata: { accountId: 'a', eventSubscriptionId: 's', eventSchemaVersion: 1, eventTimestamp: 't' },
  };
}

async function receive(...bodies: unknown[]) {
  await enqueueMails(1, { toAddress: subscriber, status: 'sent', providerId: 'cf-1' });
  const { acknowledged } = await deliverMessages(queue, bodies);
  const [mail] = await outbox();
  const suppression = await env.DB.prepare('SELECT email, reason, detail FROM suppressions').first();
  return { acknowledged, note: mail?.last_error, suppression };
}

it.each([
  [
    'bounced',
    { bounce: { type: 'hard', classification: 'permanent_failure', reason: '550 5.1.1 User unknown' } },
    'Bounced: 550 5.1.1 User unknown',
    { email: subscriber, reason: 'hard_bounce', detail: '550 5.1.1 User unknown' },
  ],
  ['bounced', { bounce: { type: 'soft', reason: '452 Mailbox full' } }, 'Not delivered: 452 Mailbox full', null],
  [
    'complained',
    { complaint: { type: 'abuse' } },
    'Reported as spam',
    { email: subscriber, reason: 'complaint', detail: null },
  ],
  ['failed', { failure: { reason: 'Internal error' } }, 'Not delivered: Internal error', null],
  [
    'rejected',
    { rejection: { reason: 'suppressed', party: 'cloudflare', detail: 'Recipient on the list' } },
    'Not delivered: suppressed: Recipient on the list',
    null,
  ],
  ['deferred', { terminal: false }, null, null],
  ['delivered', {}, null, null],
])('processes %s with %j', async (type, payload, note, suppression) => {
  expect(await receive(event(type, payload))).toEqual({ acknowledged: ['0'], note, suppression });
});

it('processes an event once when the queue delivers it again', async () => {
  const complaint = event('complained');
  await receive(complaint);
  await emptyTables('suppressions');
  expect(await receive(complaint)).toMatchObject({ acknowledged: ['0'], suppression: null });
});

it('counts and notes the events that come before the service has answered', async () => {
  await deleteSubscribers();
  mailbox(async ({ to }) => {
    const payload = { messageId: 'm', recipient: to };
    await deliverMessages(queue, [
      event('delivered', payload),
      event('bounced', { ...payload, bounce: { type: 'hard' } }),
    ]);
  });
  const { id } = await newsletterTo(1);
  await deliverDue(env);
  const newsletter = env.DB.prepare('SELECT delivered, bounced FROM newsletters WHERE id = ?').bind(id);
  expect(await newsletter.first()).toEqual({ delivered: 1, bounced: 1 });
  expect((await outbox())[0]).toMatchObject({ status: 'sent', last_error: 'Bounced' });
});

it('drops an invalid event, and logs it without its content', async () => {
  expectLogs('email_event_unknown');
  const bodies = [null, 'text', {}, event('invented'), { ...event('bounced'), payload: { recipient: subscriber } }];
  expect((await receive(...bodies)).acknowledged).toEqual(bodies.map((_body, i) => String(i)));
  expect(logged.filter((line) => line.includes('email_event_unknown'))).toHaveLength(bodies.length);
  expect(logged.join()).not.toContain(subscriber);
});

it('retries each message on its own while the database does not answer', async () => {
  expectLogs('email_event_unknown', 'queue_message_failed');
  const bodies = [event('complained'), 'text', event('bounced')];
  const { acknowledged, retried } = await deliverMessages(queue, bodies, { DB: databaseDown() });
  expect(acknowledged).toEqual(['1']);
  expect(retried).toEqual(['0', '2']);
  expect(logged.join()).toContain('queue_message_failed');
});
