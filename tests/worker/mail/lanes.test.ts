import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { database } from '#worker/db/client.ts';
import type { Bindings } from '#worker/env.ts';
import { batchFollowUps } from '#worker/mail/batches.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { startBudget } from '#worker/mail/delivery-budget.ts';
import { batchesOf } from '#worker/mail/outbox.ts';
import type { OutgoingMail } from '#worker/mail/transport.ts';
import { resend } from '#worker/mail/transports/resend.ts';
import { emptyMailings, enqueueMails, followUpsToAll, newsletterTo } from '../support/mail.ts';
import { deliverMessages } from '../support/queues.ts';
import { accept, type Call, mockResend, resetPace, withResend } from '../support/resend.ts';

beforeEach(async () => {
  await emptyMailings();
  await resetPace();
});
/** A newsletter and follow-ups to this many subscribers, all due. @returns the ids of their batches */
async function newsletterAndFollowUps(subscribers: number) {
  const newsletter = await newsletterTo(subscribers);
  await followUpsToAll();
  const followUps = await batchFollowUps(database(env), new Date().toISOString());
  return { newsletter: batchesOf(newsletter.id, subscribers), followUps };
}

const kindOf = ({ mails: [mail] }: Call) => mail!.subject;

it('lets a newsletter and follow-ups take turns after everything urgent', async () => {
  const calls = mockResend();
  await newsletterAndFollowUps(250);
  await enqueueMails(1, { subject: 'Urgent', dueAt: new Date().toISOString() });
  await deliverDue(withResend);
  const [first, ...others] = calls.map(kindOf);
  expect(first).toBe('Urgent');
  expect(others).toEqual(['News', 'Follow-up', 'News', 'Follow-up', 'News', 'Follow-up']);
});

it.each(['newsletter', 'followUps'] as const)(
  'takes turns in the queue, although the messages of the %s are the first',
  async (first) => {
    const calls = mockResend();
    const batches = await newsletterAndFollowUps(250);
    const second = first === 'newsletter' ? 'followUps' : 'newsletter';
    const messages = [...batches[first], ...batches[second]].map((batchId) => ({ batchId }));
    const { acknowledged } = await deliverMessages('rihla-mail', messages, withResend);
    expect(acknowledged).toHaveLength(messages.length);
    const names = first === 'newsletter' ? ['News', 'Follow-up'] : ['Follow-up', 'News'];
    expect(calls.map(kindOf)).toEqual([...names, ...names, ...names]);
  },
);

it('sends follow-ups at the pace of newsletters, so that a confirmation goes first', async () => {
  mockResend();
  const asked: boolean[] = [];
  const MAIL_PACE = paceWith(async ({ urgent }) => asked.push(urgent) > 0);
  await newsletterAndFollowUps(1);
  await enqueueMails(1, { dueAt: new Date().toISOString() });
  await deliverDue({ ...withResend, MAIL_PACE });
  expect(asked).toEqual([true, false, false]);
});

it('renders at most one batch at a time with two consumers and the cron', async () => {
  let rendered = 0;
  let most = 0;
  // A batch is rendered after its turn is granted (below), and no longer in memory when the provider has answered.
  const MAIL_PACE = paceWith(async () => {
    most = Math.max(most, ++rendered);
    return true;
  });
  const calls = mockResend(async (call) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    rendered -= 1;
    return accept(call);
  });
  const { newsletter, followUps } = await newsletterAndFollowUps(500);
  const bindings = { ...withResend, MAIL_PACE };
  const message = (batchId: string) => ({ batchId });
  await Promise.all([
    deliverMessages('rihla-mail', newsletter.map(message), bindings),
    deliverMessages('rihla-mail', followUps.map(message), bindings),
    deliverDue(bindings),
  ]);
  expect(calls).toHaveLength(10);
  expect(most).toBe(1);
});

it('renders a batch once in its turn, and not at all without one', async () => {
  const grants = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  const turns = grants.values();
  const settings = { RESEND_API_URL: 'https://mail.test', RESEND_API_KEY: 're_secret' };
  const transport = resend({ ...settings, MAIL_PACE: paceWith(() => turns.next().value!.promise) });
  const mail = { to: 'r1@example.com', attachments: [] } as unknown as OutgoingMail;
  const build = vi.fn(async () => [mail]);
  mockResend();
  const sending = transport.sendBatch!('batch/0', build, startBudget(10_000));
  expect(build).not.toHaveBeenCalled();
  grants[0]!.resolve(true);
  expect(await sending).toEqual(['resend-r1@example.com']);
  expect(build).toHaveBeenCalledTimes(1);
  grants[1]!.resolve(false);
  await expect(transport.sendBatch!('batch/1', build, startBudget(10_000))).rejects.toMatchObject({
    kind: 'postponed',
  });
  expect(build).toHaveBeenCalledTimes(1);
});

function paceWith(take: (turn: { urgent: boolean }) => Promise<boolean>): Bindings['MAIL_PACE'] {
  return { idFromName: () => '', get: () => ({ take, pause: async () => {} }) } as unknown as Bindings['MAIL_PACE'];
}
