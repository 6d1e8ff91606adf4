import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Bindings } from '#worker/env.ts';
import worker from '#worker/index.ts';
import { announceBatches } from '#worker/mail/batches.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { batchesOf } from '#worker/mail/outbox.ts';
import { deliverNewsletter } from '#worker/newsletter/send.ts';
import { databaseDown } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { emptyMailings, mailbox, newsletterTo, outbox } from '../support/mail.ts';

beforeEach(emptyMailings);
/** A queue that keeps the messages that it receives. */
function mockQueue(fails = false) {
  const sent: { batchId: string }[] = [];
  const queue = {
    async sendBatch(messages: Iterable<{ body: { batchId: string } }>) {
      if (fails) throw new Error('Queue is overloaded');
      sent.push(...[...messages].map(({ body }) => body));
    },
  };
  return { sent, MAIL_QUEUE: queue as unknown as NonNullable<Bindings['MAIL_QUEUE']> };
}

async function deliver(bodies: unknown[], bindings: Partial<Bindings> = {}) {
  const messages = bodies.map((body, i) => ({ id: `message-${i}`, timestamp: new Date(), attempts: 1, body }));
  const batch = createMessageBatch('rihla-mail', messages);
  const context = createExecutionContext();
  await worker.queue(batch, { ...env, ...bindings });
  return getQueueResult(batch, context);
}

const statuses = async () => [...new Set((await outbox()).map(({ status }) => status))];

it('announces one message for each batch, and its consumer sends them all', async () => {
  const { sent: mails } = mailbox();
  const newsletter = await newsletterTo(230);
  const { sent: messages, MAIL_QUEUE } = mockQueue();
  await deliverNewsletter({ ...env, MAIL_QUEUE }, newsletter);
  expect(messages).toEqual([0, 1, 2].map((n) => ({ batchId: `${newsletter.id}/${n}` })));
  expect(mails).toHaveLength(0);
  const { explicitAcks } = await deliver(messages);
  expect(explicitAcks).toHaveLength(3);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(230);
  expect(mails).toHaveLength(230);
  expect(await statuses()).toEqual(['sent']);
});

it('sends each email once although the queue repeats a message during the cron', async () => {
  const { sent: mails } = mailbox();
  const { id, recipients } = await newsletterTo(120);
  const messages = batchesOf(id, recipients).map((batchId) => ({ batchId }));
  await Promise.all([deliver([...messages, ...messages]), deliver(messages), deliverDue(env)]);
  expect(mails).toHaveLength(120);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(120);
});

it.each([
  ['is overloaded', mockQueue(true).MAIL_QUEUE],
  ['does not exist', undefined],
])('lets the request send the newsletter emails when the queue %s', async (_, MAIL_QUEUE) => {
  expectLogs('mail_queue_failed');
  const { sent: mails } = mailbox();
  const newsletter = await newsletterTo(3);
  const { MAIL_QUEUE: _unused, ...bindings } = env;
  await deliverNewsletter({ ...bindings, ...(MAIL_QUEUE && { MAIL_QUEUE }) }, newsletter);
  expect(mails).toHaveLength(3);
});

it('retries a message without the database, and leaves its emails in the outbox', async () => {
  expectLogs('mail_message_failed');
  const { id } = await newsletterTo(2);
  const result = await deliver([{ batchId: `${id}/0` }], { DB: databaseDown() });
  expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual(['message-0']);
  expect(await statuses()).toEqual(['queued']);
});

it.each([[null], ['text'], [{}], [{ batchId: 7 }]])('retries the message %j, which names no batch', async (body) => {
  expectLogs('mail_message_failed');
  const { retryMessages, explicitAcks } = await deliver([body]);
  expect([retryMessages.length, explicitAcks.length]).toEqual([1, 0]);
});

it('sends more batches than one call of the queue may have', async () => {
  const { sent, MAIL_QUEUE } = mockQueue();
  expect(await announceBatches({ ...env, MAIL_QUEUE }, batchesOf('newsletter', 25_001))).toBe(true);
  expect(sent).toHaveLength(251);
});
