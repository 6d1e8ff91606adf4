import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { database } from '#worker/db/client.ts';
import { deadLetterCount, receiveDeadLetters } from '#worker/mail/provider-events/queues.ts';
import { databaseDown } from '../../support/faults.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { deliverMessages } from '../../support/queues.ts';
import { emptyTables } from '../../support/tables.ts';

const queue = 'rihla-mail-dead';
beforeEach(async () => {
  await emptyTables('dead_letters');
});

const stored = async () => (await env.DB.prepare('SELECT * FROM dead_letters ORDER BY rowid').all()).results;

it.each([
  ['a mail message', { batchId: 'n1/4', extra: 'x' }, { batchId: 'n1/4' }],
  [
    'an e-mail event',
    {
      type: 'cf.email.sending.message.bounced',
      payload: { eventId: 'e', messageId: 'm', recipient: 'user@example.net' },
    },
    { type: 'cf.email.sending.message.bounced', eventId: 'e', messageId: 'm' },
  ],
  ['anything else', { to: 'user@example.net' }, null],
  ['no object', 'user@example.net', null],
])('stores the ids of %s, and nothing else of it', async (_what, body, kept) => {
  expectLogs('dead_letter');
  expect((await deliverMessages(queue, [body])).acknowledged).toEqual(['0']);
  const [row] = await stored();
  expect(row).toEqual({ id: '0', queue, body: JSON.stringify(kept), failed_at: expect.stringMatching(/Z$/) });
  expect(JSON.stringify(await stored()) + logged.join()).not.toContain('user@example.net');
});

it('stores a message once when the queue delivers it again', async () => {
  expectLogs('dead_letter');
  const body = { batchId: 'n1/4' };
  await deliverMessages(queue, [body]);
  const again = await deliverMessages(queue, [body, { batchId: 'n1/5' }]);
  expect(again.acknowledged).toEqual(['0', '1']);
  expect((await stored()).map(({ id }) => id)).toEqual(['0', '1']);
});

it('retries a message that could not be stored', async () => {
  expectLogs('queue_message_failed');
  const { acknowledged, retried } = await deliverMessages(queue, [{ batchId: 'n1/4' }], { DB: databaseDown() });
  expect(acknowledged).toEqual([]);
  expect(retried).toEqual(['0']);
});

it('waits a minute more with each attempt', async () => {
  expectLogs('queue_message_failed');
  const message = { id: '0', timestamp: new Date(), body: {}, ack: vi.fn(), retry: vi.fn() };
  for (const attempts of [1, 2]) {
    const batch = { queue, messages: [{ ...message, attempts }] } as unknown as MessageBatch;
    await receiveDeadLetters(batch, { ...env, DB: databaseDown() });
  }
  expect(message.retry.mock.calls).toEqual([[{ delaySeconds: 60 }], [{ delaySeconds: 120 }]]);
});

it('counts 10,000 messages at most', async () => {
  await env.DB.exec(
    `INSERT INTO dead_letters WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) SELECT 'm' || i, '', '', '' FROM n`,
  );
  expect(await database(env).select({ count: deadLetterCount }).from(sql`(SELECT 1)`)).toEqual([{ count: 10_000 }]);
});
