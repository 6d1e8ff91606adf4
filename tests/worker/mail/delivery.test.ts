import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../../src-worker/db/client.ts';
import { claimThese } from '../../../src-worker/mail/claims.ts';
import { deliverDue, deliverNow } from '../../../src-worker/mail/delivery.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import {
  bindingError,
  emptyOutbox,
  enqueueMails,
  hour,
  mailbox,
  minute,
  outbox,
  silenceLogs,
  start,
} from '../support/mail.ts';

beforeEach(async () => {
  silenceLogs();
  await emptyOutbox();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const at = (now: number) => ({ now: () => now });

it('sends what is due, once, and nothing that is not', async () => {
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

it('delivers exactly the mails it is asked to', async () => {
  const { sent } = mailbox();
  const [first] = await enqueueMails(2);
  await deliverNow(env, [first!], at(start));
  expect(sent.map(({ to }) => to)).toEqual(['reader-0@example.com']);
});

it('takes along the mails that other requests leave while it is sending', async () => {
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

it('leaves what comes after a request has stopped sending to the next', async () => {
  const { sent } = mailbox();
  const [first, second] = await enqueueMails(2);
  await deliverNow(env, [first!]);
  await deliverNow(env, [second!]);
  expect(sent).toHaveLength(2);
});

it('claims mails at the same cost however many others wait', async () => {
  const { DB, cost } = countingDatabase(env.DB);
  const now = new Date(start).toISOString();
  await claimThese(database({ DB }), now, await enqueueMails(5));
  const alone = cost.rowsRead;
  await enqueueMails(2000);
  const ids = await enqueueMails(5);
  cost.rowsRead = 0;
  await claimThese(database({ DB }), new Date(start + 1).toISOString(), ids);
  expect(cost.rowsRead).toBe(alone);
});

it('sends each mail once when several rounds run at once', async () => {
  const { sent } = mailbox();
  const ids = await enqueueMails(80);
  await Promise.all([
    deliverDue(env, at(start)),
    deliverDue(env, at(start)),
    deliverNow(env, ids, at(start)),
    deliverDue(env, at(start)),
  ]);
  expect(sent).toHaveLength(80);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(80);
  expect((await outbox()).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
});

it('sends at most six at a time', async () => {
  let open = 0;
  let most = 0;
  mailbox(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
  });
  await enqueueMails(20);
  await deliverDue(env, at(start));
  expect(most).toBe(6);
});

it('tries again after 1 min, 5 min, 30 min, 2 h and 12 h, and then has failed', async () => {
  const { spy } = mailbox(() => {
    throw new Error('connection refused');
  });
  await enqueueMails(1);
  let now = start;
  for (const pause of [1, 5, 30, 120, 720]) {
    await deliverDue(env, at(now));
    const [mail] = await outbox();
    expect(mail).toMatchObject({ status: 'queued', due_at: new Date(now + pause * minute).toISOString() });
    await deliverDue(env, at(now + pause * minute - 1));
    now += pause * minute;
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

it('sends each mail exactly once when the provider was down for half a day', async () => {
  let down = true;
  const { sent } = mailbox(() => {
    if (down) throw new Error('down');
  });
  await enqueueMails(10);
  for (let now = start; now < start + 14 * hour; now += 5 * minute) {
    if (now >= start + 12 * hour) down = false;
    await deliverDue(env, at(now));
  }
  expect(sent).toHaveLength(0);
  await deliverDue(env, at(start + 16 * hour));
  expect(sent.map(({ to }) => to).sort()).toEqual(Array.from({ length: 10 }, (_, i) => `reader-${i}@example.com`));
  expect((await outbox()).every(({ status, last_error }) => status === 'sent' && last_error === null)).toBe(true);
});

it.each(['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED'])('stops at %s and charges no attempt', async (code) => {
  const { spy } = mailbox(() => {
    throw bindingError(code);
  });
  await enqueueMails(100);
  await deliverDue(env, at(start));
  expect(spy.mock.calls.length).toBeLessThanOrEqual(6);
  const rows = await outbox();
  expect(rows.every(({ status, attempts }) => status === 'queued' && attempts === 0)).toBe(true);
  spy.mockResolvedValue({ messageId: 'm' });
  await deliverDue(env, at(start + minute));
  expect((await outbox()).every(({ status }) => status === 'sent')).toBe(true);
});

it('gives up at once on a recipient that the provider suppresses', async () => {
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

it('does not wait for a provider that never answers', async () => {
  mailbox(() => new Promise(() => {}));
  await enqueueMails(2);
  await deliverDue(env, { now: () => start, timeout: 5 });
  expect((await outbox()).map(({ status, last_error }) => [status, last_error])).toEqual(
    Array(2).fill(['queued', 'No answer from the mail provider within 0.005 seconds']),
  );
});

it('gives back what a Worker that died between claiming and sending had', async () => {
  const { sent } = mailbox();
  await enqueueMails(1, { status: 'sending', attempts: 1, claimedAt: new Date(start).toISOString() });
  await deliverDue(env, at(start + 9 * minute));
  expect(sent).toHaveLength(0);
  await deliverDue(env, at(start + 11 * minute));
  expect(sent).toHaveLength(1);
  expect((await outbox())[0]).toMatchObject({ status: 'sent', attempts: 2 });
});

it('does not let a mail that kills its Worker come back for ever', async () => {
  const { sent } = mailbox();
  await enqueueMails(1, { status: 'sending', attempts: 6, claimedAt: new Date(start).toISOString() });
  await deliverDue(env, at(start + hour));
  expect(sent).toHaveLength(0);
  expect((await outbox())[0]).toMatchObject({ status: 'failed' });
});

it('does not mark a mail whose claim was given back and taken by another', async () => {
  const taken = new Date(start + 11 * minute).toISOString();
  mailbox(() => env.DB.prepare('UPDATE emails SET claimed_at = ?, attempts = 2').bind(taken).run());
  await enqueueMails(1);
  await deliverDue(env, at(start));
  expect((await outbox())[0]).toMatchObject({ status: 'sending', claimed_at: taken, attempts: 2 });
});

it('fails a mail whose record is gone', async () => {
  mailbox();
  await enqueueMails(1, { kind: 'demo_confirmation', submissionId: crypto.randomUUID() });
  await deliverDue(env, at(start));
  expect((await outbox())[0]).toMatchObject({ status: 'failed', last_error: 'The record this mail is about is gone' });
});

it('reads no more rows for a claim when there is much that has been sent', async () => {
  mailbox();
  const readBy = async () => {
    const read: number[] = [];
    const DB = new Proxy(env.DB, {
      get: (db, name) =>
        name === 'batch'
          ? async (statements: D1PreparedStatement[]) => {
              const results = await db.batch(statements);
              read.push(results.reduce((sum, { meta }) => sum + meta.rows_read, 0));
              return results;
            }
          : Reflect.get(db, name).bind(db),
    });
    await deliverDue({ ...env, DB }, at(start));
    return read[0];
  };
  await enqueueMails(5);
  const early = await readBy();
  await enqueueMails(200, { status: 'sent' });
  await enqueueMails(5);
  expect(early).toBeGreaterThan(0);
  expect(await readBy()).toBeLessThan(early! + 5);
});

it('logs one line of what a round did', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  mailbox();
  await enqueueMails(2);
  await deliverDue(env, at(start));
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'scheduled_delivery', sent: 2, failed: 0, claimed: 2 }),
  ]);
});
