import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { database } from '#worker/db/client.ts';
import type { Bindings } from '#worker/env.ts';
import { announceBatches, batchFollowUps } from '#worker/mail/batches.ts';
import { claimDue } from '#worker/mail/claims.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import {
  emptyMailings,
  enqueueMails,
  followUpsToAll,
  insertSubscribers,
  minute,
  outbox,
  start,
} from '../support/mail.ts';
import { accept, dyingDatabase, error, mockResend, resetPace, withResend } from '../support/resend.ts';

beforeEach(async () => {
  await emptyMailings();
  await resetPace();
});
const at = (now: number) => ({ now: () => now });

async function followUps(count: number): Promise<void> {
  await insertSubscribers(count);
  await followUpsToAll();
}

it('sends due follow-ups in calls of up to 100, and announces each to the queue', async () => {
  const calls = mockResend();
  const seenEmails: string[] = [];
  const MAIL_QUEUE = {
    sendBatch: async (messages: { body: { batchId: string } }[]) =>
      void seenEmails.push(...messages.map(({ body }) => body.batchId)),
  } as unknown as NonNullable<Bindings['MAIL_QUEUE']>;
  await followUps(230);
  await deliverDue({ ...withResend, MAIL_QUEUE }, at(start - 1));
  expect([calls.length, seenEmails.length]).toEqual([0, 0]);
  await deliverDue({ ...withResend, MAIL_QUEUE }, at(start));
  expect(calls.map(({ path, mails }) => [path, mails.length])).toEqual([
    ['/emails/batch', 100],
    ['/emails/batch', 100],
    ['/emails/batch', 30],
  ]);
  expect(calls.map(({ key }) => key)).toEqual(seenEmails);
  expect(new Set(calls.flatMap(({ mails }) => mails.map(({ to }) => to[0]))).size).toBe(230);
  expect(new Set((await outbox()).map(({ status }) => status))).toEqual(new Set(['sent']));
});

it('repeats exactly the same call when the Worker dies after it', async () => {
  const calls = mockResend();
  await followUps(150);
  await expect(deliverDue({ ...withResend, DB: dyingDatabase() }, at(start))).rejects.toThrow();
  // More follow-ups have become due meanwhile.
  await enqueueMails(1, { kind: 'newsletter_follow_up_2', subscriberId: 'id-1', payload: null });
  await deliverDue(withResend, at(start + 11 * minute));
  const repeated = calls.filter(({ key }) => key === calls[0]!.key);
  expect(repeated.map(({ mails }) => mails)).toEqual([calls[0]!.mails, calls[0]!.mails]);
  expect(calls.map(({ mails }) => mails.length).sort()).toEqual([1, 100, 100, 50]);
});

it('sends a follow-up alone once it has left its batch, always with its own key', async () => {
  const calls = mockResend((call, number) => {
    if (call.path === '/emails/batch') return error(422, 'validation_error');
    return number < 4 ? error(500, 'internal_server_error') : accept(call);
  });
  await followUps(1);
  for (const minutes of [0, 1, 6]) await deliverDue(withResend, at(start + minutes * minute));
  expect(calls.map(({ path, key }) => [path, key])).toEqual([
    ['/emails/batch', expect.stringMatching(/\/0$/)],
    ['/emails', 'follow-up-id-1'],
    ['/emails', 'follow-up-id-1'],
    ['/emails', 'follow-up-id-1'],
  ]);
  expect((await outbox())[0]).toMatchObject({ status: 'sent', attempts: 3 });
});

it('leaves out subscribers who left, or had all data erased, before the call', async () => {
  const calls = mockResend();
  await followUps(3);
  await batchFollowUps(database(env), new Date(start).toISOString());
  await env.DB.batch([
    env.DB.prepare("UPDATE newsletter_subscribers SET status = 'unsubscribed' WHERE id = 'id-1'"),
    env.DB.prepare("DELETE FROM emails WHERE subscriber_id = 'id-2'"),
  ]);
  await deliverDue(withResend, at(start));
  expect(calls.map(({ mails }) => mails.map(({ to }) => to[0]))).toEqual([['r3@example.com']]);
});

it('claims urgent email at the same cost however many follow-ups wait', async () => {
  const { DB, cost } = countingDatabase(env.DB);
  const costOfClaim = async (now: number) => {
    await enqueueMails(5, { kind: 'data_link', dueAt: new Date(start + minute).toISOString() });
    cost.rowsRead = 0;
    expect(await claimDue(database({ DB }), new Date(now).toISOString(), 'urgent', 30)).toHaveLength(5);
    return cost.rowsRead;
  };
  const alone = await costOfClaim(start + minute);
  await followUps(2000);
  expect(await costOfClaim(start + minute + 1)).toBe(alone);
});

it('announces at most a hundred batches in a call', async () => {
  const sizes: number[] = [];
  const MAIL_QUEUE = { sendBatch: async (messages: unknown[]) => void sizes.push(messages.length) };
  const ids = Array.from({ length: 101 }, (_, i) => `n1/${i}`);
  expect(await announceBatches({ ...env, MAIL_QUEUE: MAIL_QUEUE as unknown as Queue<{ batchId: string }> }, ids)).toBe(
    true,
  );
  expect(sizes).toEqual([100, 1]);
});
