import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { database } from '#worker/db/client.ts';
import { addressHash } from '#worker/db/keys.ts';
import { suppressions } from '#worker/db/schema.ts';
import worker from '#worker/index.ts';
import { claimDue, claimThese } from '#worker/mail/claims.ts';
import { deliverDue, deliverNow } from '#worker/mail/delivery.ts';
import { sendNewsletter } from '#worker/newsletter/send.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { enqueueBookingMail, storeBooking } from '../support/booking-mails.ts';
import { withMethods } from '../support/faults.ts';
import { expectLogs, logged } from '../support/logs.ts';
import {
  bindingError,
  emptyMailings,
  enqueueMails,
  hour,
  insertSubscribers,
  mailbox,
  minute,
  outbox,
  type SentMail,
  start,
} from '../support/mail.ts';
import { deliverMessages } from '../support/queues.ts';

beforeEach(emptyMailings);
const at = (now: number) => ({ now: () => now });

it('sends each due email once, and no email before it is due', async () => {
  const { sent } = mailbox();
  await enqueueMails(3);
  await enqueueMails(1, { dueAt: new Date(start + hour).toISOString(), toAddress: 'later@example.com' });
  await deliverDue(env, at(start));
  await deliverDue(env, at(start + minute));
  expect(sent.map(({ to }) => to).sort()).toEqual([
    'reader-0@example.com',
    'reader-1@example.com',
    'reader-2@example.com',
  ]);
  expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'queued']);
  await deliverDue(env, at(start + hour));
  expect(sent.at(-1)?.to).toBe('later@example.com');
});

it('delivers exactly the given emails', async () => {
  const { sent } = mailbox();
  const [first] = await enqueueMails(2);
  await deliverNow(env, [first!], at(start));
  expect(sent.map(({ to }) => to)).toEqual(['reader-0@example.com']);
});

it('sends thirty emails a second in a request', async () => {
  const wait = vi.spyOn(scheduler, 'wait').mockResolvedValue();
  const { sent } = mailbox();
  await deliverNow(env, await enqueueMails(61), at(start));
  expect(wait.mock.calls).toEqual([[1000], [1000]]);
  expect(sent).toHaveLength(61);
});

it('also sends the emails that other requests queue while it is sending', async () => {
  const { sent } = mailbox();
  const [first, second, third] = await enqueueMails(3);
  const sending = deliverNow(env, [first!]);
  await deliverNow(env, [second!]);
  await deliverNow(env, [third!]);
  expect(sent).toHaveLength(0);
  await sending;
  expect(sent.map(({ to }) => to).sort()).toEqual([
    'reader-0@example.com',
    'reader-1@example.com',
    'reader-2@example.com',
  ]);
});

it('reads the same number of rows for a claim, however many other emails are queued', async () => {
  const { DB, cost } = countingDatabase(env.DB);
  const now = new Date(start).toISOString();
  await claimThese(database({ DB }), now, await enqueueMails(5));
  const alone = cost.rowsRead;
  await enqueueMails(300);
  const ids = await enqueueMails(5);
  cost.rowsRead = 0;
  await claimThese(database({ DB }), new Date(start + 1).toISOString(), ids);
  expect(cost.rowsRead).toBe(alone);
});

it('sends each email once when several deliveries run at the same time', async () => {
  const { sent } = mailbox();
  const ids = await enqueueMails(40);
  await Promise.all([
    deliverDue(env, at(start)),
    deliverDue(env, at(start)),
    deliverNow(env, ids, at(start)),
    deliverDue(env, at(start)),
  ]);
  expect(sent).toHaveLength(40);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(40);
  expect((await outbox()).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
});

it('sends at most six emails at the same time', async () => {
  let running = 0;
  let mostRunning = 0;
  mailbox(async () => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
  });
  await enqueueMails(20);
  await deliverDue(env, at(start));
  expect(mostRunning).toBe(6);
});

it('retries after 1 min, 5 min, 30 min, 2 h and 12 h, and then gives up', async () => {
  expectLogs('scheduled_delivery');
  const { spy } = mailbox(() => {
    throw new Error('connection refused');
  });
  await enqueueMails(1);
  let now = start;
  for (const delay of [1, 5, 30, 120, 720]) {
    await deliverDue(env, at(now));
    const [mail] = await outbox();
    expect(mail).toMatchObject({ status: 'queued', due_at: new Date(now + delay * minute).toISOString() });
    await deliverDue(env, at(now + delay * minute - 1));
    now += delay * minute;
  }
  await deliverDue(env, at(now));
  expect((await outbox())[0]).toMatchObject({
    status: 'failed',
    attempts: 6,
    last_error: 'Error: connection refused',
    claimed_at: null,
  });
  await deliverDue(env, at(now + 1000 * hour));
  expect(spy).toHaveBeenCalledTimes(6);
});

it.each(['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED'])(
  'stops sending at %s and counts no attempt',
  async (code) => {
    const { spy } = mailbox(() => {
      throw bindingError(code);
    });
    await enqueueMails(40);
    await deliverDue(env, at(start));
    expect(spy.mock.calls.length).toBeLessThanOrEqual(6);
    const rows = await outbox();
    expect(rows.every(({ status, attempts }) => status === 'queued' && attempts === 0)).toBe(true);
    spy.mockResolvedValue({ messageId: 'm' });
    await deliverDue(env, at(start + minute));
    expect((await outbox()).every(({ status }) => status === 'sent')).toBe(true);
  },
);

it('does not retry an email when the provider suppresses its recipient', async () => {
  expectLogs('scheduled_delivery');
  mailbox(() => {
    throw bindingError('E_RECIPIENT_SUPPRESSED');
  });
  await enqueueMails(1);
  await deliverDue(env, at(start));
  expect((await outbox())[0]).toMatchObject({
    status: 'failed',
    attempts: 1,
    last_error: 'Cloudflare Email Service answered E_RECIPIENT_SUPPRESSED',
  });
});

it('stops waiting for a provider that never answers', async () => {
  mailbox(() => new Promise(() => {}));
  await enqueueMails(2);
  await deliverDue(env, { now: () => start, timeout: 5 });
  expect((await outbox()).map(({ status, last_error }) => [status, last_error])).toEqual(
    Array(2).fill(['queued', 'No answer from the email provider within 0.005 seconds']),
  );
});

it.each([
  [16_999, 2],
  [17_000, 1],
])('begins no email in the last three of a request’s 20 seconds: after %i ms', async (ms, count) => {
  let now = start;
  const { sent } = mailbox(async () => {
    now = start + ms;
  });
  await deliverNow(env, await enqueueMails(2), { now: () => now });
  expect(sent).toHaveLength(count);
});

it.each([
  [46_999, 2],
  [47_000, 1],
])('begins no email in the last three of the Cron Trigger’s 50 seconds: after %i ms', async (ms, count) => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const { sent } = mailbox(() => void vi.setSystemTime(start + ms));
  await enqueueMails(2);
  await worker.scheduled({ cron: '* * * * *' } as ScheduledController, env);
  expect(sent).toHaveLength(count);
});

it.each([
  [56_999, 2],
  [57_000, 1],
])('delivers a second batch for a message within 57 seconds: after %i ms', async (ms, count) => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const { sent } = mailbox(() => void vi.setSystemTime(start + ms));
  const payload = { content: 'Hello' };
  await enqueueMails(1, { batchId: 'n1/0', newsletterId: 'n1', payload });
  await enqueueMails(1, { batchId: 'f1/0', kind: 'newsletter_follow_up_1', payload });
  await deliverMessages('rihla-mail', [{ batchId: 'n1/0' }]);
  expect(sent).toHaveLength(count);
});

it('makes at most 45 claims in a delivery', async () => {
  let batches = 0;
  // It claims nothing, so that the email stays due.
  const batch = async (statements: unknown[]) => {
    batches += 1;
    return statements.map(() => ({ results: [], success: true, meta: {} }));
  };
  await enqueueMails(1);
  await deliverDue({ ...env, DB: withMethods(env.DB, { batch }) }, at(start));
  // The first is the one of the follow-ups.
  expect(batches).toBe(1 + 45);
});

it('marks an email as failed when its Worker crashes at every attempt', async () => {
  const { sent } = mailbox();
  await enqueueMails(1, { status: 'sending', attempts: 6, claimedAt: new Date(start).toISOString() });
  await deliverDue(env, at(start + hour));
  expect(sent).toHaveLength(0);
  expect((await outbox())[0]).toMatchObject({ status: 'failed' });
});

it('does not update an email whose claim has expired and belongs to another delivery', async () => {
  const newClaim = new Date(start + 11 * minute).toISOString();
  mailbox(() => env.DB.prepare('UPDATE emails SET claimed_at = ?, attempts = 2').bind(newClaim).run());
  await enqueueMails(1);
  await deliverDue(env, at(start));
  expect((await outbox())[0]).toMatchObject({ status: 'sending', claimed_at: newClaim, attempts: 2 });
});

it('marks an email as failed when its record no longer exists', async () => {
  expectLogs('scheduled_delivery');
  mailbox();
  await enqueueMails(1, { kind: 'demo_confirmation', submissionId: crypto.randomUUID() });
  await deliverDue(env, at(start));
  expect((await outbox())[0]).toMatchObject({ status: 'failed', last_error: 'The record this email is about is gone' });
});

it('reads hardly more rows for a claim when there are many sent emails', async () => {
  const { DB, cost } = countingDatabase(env.DB);
  const costOfClaim = async (now: number) => {
    await enqueueMails(5, { kind: 'data_link' });
    cost.rowsRead = 0;
    expect(await claimDue(database({ DB }), new Date(now).toISOString(), 'urgent', 30)).toHaveLength(5);
    return cost.rowsRead;
  };
  const before = await costOfClaim(start);
  await enqueueMails(200, { kind: 'data_link', status: 'sent' });
  expect(await costOfClaim(start + 1)).toBeLessThan(before + 10);
});

it('logs the results of a delivery in one line', async () => {
  mailbox();
  await enqueueMails(2);
  await deliverDue(env, at(start));
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'scheduled_delivery', sent: 2, failed: 0, claimed: 2 }),
  ]);
});

it('stops when Cloudflare refuses the sender, and shows staff until one is sent', async () => {
  const refusal = () => env.DB.prepare('SELECT refusal FROM mail_state').first('refusal');
  const { spy } = mailbox(() => {
    throw bindingError('E_SENDER_NOT_VERIFIED');
  });
  await enqueueMails(40);
  await deliverDue(env, at(start));
  expect(spy.mock.calls.length).toBeLessThanOrEqual(6);
  expect((await outbox()).every(({ status, attempts }) => status === 'queued' && attempts === 0)).toBe(true);
  expect(await refusal()).toBe('Cloudflare Email Service answered E_SENDER_NOT_VERIFIED');
  spy.mockResolvedValue({ messageId: 'm' });
  await deliverDue(env, at(start + minute));
  expect(await refusal()).toBeNull();
});

it('repeats at most 30 emails after a crash with Cloudflare, and marks each', async () => {
  vi.spyOn(scheduler, 'wait').mockResolvedValue();
  const { sent } = mailbox();
  await insertSubscribers(100);
  const request = {
    id: crypto.randomUUID(),
    kind: 'newsletter',
    audience: 'all',
    subject: 'News',
    content: 'Hello',
  } as const;
  await sendNewsletter(env, request, 'staff@rihla.example');
  let outcomes = 0;
  const DB = new Proxy(env.DB, {
    get: (db, name) =>
      name === 'prepare'
        ? (text: string) => {
            if (text.includes("value ->> 'status'") && ++outcomes > 1) throw new Error('The Worker died');
            return db.prepare(text);
          }
        : Reflect.get(db, name).bind(db),
  });
  const now = Date.now();
  await expect(deliverDue({ ...env, DB }, at(now))).rejects.toThrow();
  expect(sent).toHaveLength(60);
  await deliverDue(env, at(now + 11 * minute));
  const twice = sent.filter(({ to }, i) => sent.findIndex((mail) => mail.to === to) < i);
  expect(twice).toHaveLength(30);
  const rows = await outbox();
  expect(rows.every(({ status }) => status === 'sent')).toBe(true);
  const doubtful = rows.filter(({ last_error }) => last_error?.startsWith('May have been delivered twice'));
  expect(doubtful.map(({ to_address }) => to_address)).toEqual(expect.arrayContaining(twice.map(({ to }) => to)));
});

async function suppressAddress(address: string): Promise<void> {
  const row = { addressHash: await addressHash(env, address), reason: 'hard_bounce' as const };
  await database(env)
    .insert(suppressions)
    .values({ ...row, createdAt: new Date(start).toISOString() });
}

it.each([
  ['newsletter', 'cancelled'],
  ['newsletter_follow_up_1', 'cancelled'],
  ['data_link', 'sent'],
] as const)('handles a %s to a suppressed address: it becomes %s', async (kind, status) => {
  const { sent } = mailbox();
  const address = `${crypto.randomUUID()}@bounced.example`;
  const payload = kind === 'data_link' ? { dataLinkId: crypto.randomUUID() } : { content: 'Hello' };
  await enqueueMails(1, { kind, toAddress: address.toUpperCase(), payload });
  await suppressAddress(address);
  await deliverDue(env, at(start));
  expect(sent).toHaveLength(status === 'sent' ? 1 : 0);
  expect((await outbox())[0]).toMatchObject({ status });
});

it('takes over the emails of a request that comes late in another delivery', async () => {
  let now = start;
  const { sent } = mailbox(async ({ to }) => {
    if (to !== 'reader-0@example.com') return;
    now += 15_000;
    await deliverNow(env, [late!], { now: () => now });
  });
  const [early, late] = await enqueueMails(2);
  await deliverNow(env, [early!], { now: () => now });
  expect(sent.map(({ to }) => to)).toEqual(['reader-1@example.com', 'reader-0@example.com']);
});

const changeBooking = (id: string, change: string) =>
  env.DB.prepare(`UPDATE bookings SET ${change} WHERE id = ?`).bind(id).run();

it.each([
  ['is cancelled', "status = 'cancelled', sequence = 1", start, 'The demo is cancelled'],
  ['has moved', 'sequence = 1', start, 'The demo has another time now'],
  ['has begun', 'changed_by = changed_by', start + 2 * hour, 'The demo has begun'],
  ['has taken place', "status = 'held'", start + 3 * hour, 'The demo has begun'],
])('cancels the reminder of a demo that %s', async (_, change, now, reason) => {
  const { sent } = mailbox();
  const booking = await storeBooking();
  await enqueueBookingMail('booking_reminder', booking);
  await changeBooking(booking.id, change);
  await deliverDue(env, at(now));
  expect(sent).toHaveLength(0);
  expect((await outbox())[0]).toMatchObject({ status: 'cancelled', last_error: reason });
});

it('does not retry a reminder after the demo is cancelled', async () => {
  const booking = await storeBooking();
  const { spy } = mailbox(async () => {
    await changeBooking(booking.id, "status = 'cancelled', sequence = 1");
    throw new Error('connection refused');
  });
  await enqueueBookingMail('booking_reminder', booking);
  await deliverDue(env, at(start));
  expect((await outbox())[0]).toMatchObject({ status: 'queued', attempts: 1 });
  await deliverDue(env, at(start + minute));
  expect(spy).toHaveBeenCalledTimes(1);
  expect((await outbox())[0]).toMatchObject({ status: 'cancelled', last_error: 'The demo is cancelled' });
});

it('sends the same email again after no answer, although the booking changed', async () => {
  const booking = await storeBooking();
  const tried: SentMail[] = [];
  mailbox((mail) => {
    tried.push(mail);
    if (tried.length === 1) throw new Error('connection refused');
  });
  await enqueueBookingMail('booking_confirmation', booking);
  await deliverDue(env, at(start));
  await changeBooking(booking.id, "status = 'cancelled', sequence = 1");
  await deliverDue(env, at(start + minute));
  expect(tried).toHaveLength(2);
  expect(tried[1]).toEqual(tried[0]);
});

it.each(['booking_confirmation', 'booking_reminder', 'booking_notification'] as const)(
  'marks a %s as failed when its booking is gone',
  async (kind) => {
    expectLogs('scheduled_delivery');
    mailbox();
    const booking = await storeBooking();
    await enqueueBookingMail(kind, booking);
    await env.DB.prepare('DELETE FROM bookings WHERE id = ?').bind(booking.id).run();
    await deliverDue(env, at(start));
    expect((await outbox())[0]).toMatchObject({
      status: 'failed',
      last_error: 'The record this email is about is gone',
    });
  },
);
