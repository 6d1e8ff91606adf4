import {
  createExecutionContext,
  createMessageBatch,
  evictDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Bindings } from '#worker/env.ts';
import worker from '#worker/index.ts';
import { batchesOf } from '#worker/mail/outbox.ts';
import { withMethods } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { emptyMailings, newsletterTo, outbox } from '../support/mail.ts';
import { accept, type Call, mockResend, resetPace, withResend } from '../support/resend.ts';
import { emptyTables } from '../support/tables.ts';

const recipients = env.TEST_FULL ? 2000 : 250;
const start = Date.parse('2031-03-03T08:00:00.000Z');

interface Sending {
  /** Runs the Cron Trigger's minute. */
  cron: (bindings?: Partial<Bindings>) => Promise<void>;
  batches: string[];
  /** Delivers messages of the queue. */
  queue: (batches: string[]) => Promise<void>;
  /** Called once, when the provider gets the second call. */
  midway: (act: () => void | Promise<void>) => void;
  /** Called when the newsletter should be out. */
  atEnd: (act: () => Promise<void>) => void;
}

function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}
const minutes = 60_000;

/** From its nth statement on, a database that answers as `fault` does. */
function databaseFrom(n: number, fault: () => Promise<never>): D1Database {
  let count = 0;
  const isOver = () => {
    count += 1;
    return count > n;
  };
  const statement = { bind: () => statement, all: fault, first: fault, raw: fault, run: fault };
  return withMethods(env.DB, {
    prepare: (sql: string) => (isOver() ? statement : env.DB.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) => (isOver() ? fault() : env.DB.batch(statements)),
  });
}

const faults: Record<string, (sending: Sending) => Promise<void>> = {
  'the database fails': async ({ cron }) => {
    const fails = async () => Promise.reject(new Error('D1_ERROR: Network connection lost.'));
    for (const n of [3, 20, 45]) await cron({ DB: databaseFrom(n, fails) });
  },
  'the database hangs': async ({ cron, atEnd }) => {
    const { promise: answer, reject } = Promise.withResolvers<never>();
    const hanging = [20, 45].map((n) => cron({ DB: databaseFrom(n, () => answer) }));
    await vi.waitFor(() => expect(vi.mocked(fetch)).toHaveBeenCalled());
    atEnd(async () => {
      reject(new Error('The platform ended the invocation'));
      await Promise.allSettled(hanging);
    });
  },
  'the clock is set forward': async ({ cron, midway }) => {
    midway(() => pass(60 * minutes));
    await cron();
  },
  'the clock is set back': async ({ cron, midway }) => {
    midway(() => pass(-60 * minutes));
    await cron();
  },
  'a restore has paused the site': async ({ cron, midway }) => {
    const at = '2031-03-03T08:00:00.000Z';
    midway(
      async () => void (await env.DB.prepare(`INSERT INTO signals (name, at) VALUES ('paused', ?1)`).bind(at).run()),
    );
    await cron();
    await cron();
    await env.DB.exec(`DELETE FROM signals WHERE name = 'paused'`);
  },
  'the object of the pace is evicted': async ({ batches, cron, queue }) => {
    await queue(batches.slice(0, 1));
    await evictDurableObject(env.MAIL_PACE.get(env.MAIL_PACE.idFromName('resend')));
    await cron();
  },
  'the queue delivers twice and late': async ({ batches, cron, queue }) => {
    await Promise.all([queue([...batches, ...batches]), cron()]);
    pass(3 * 60 * minutes);
    await queue([...batches, ...batches]);
  },
  'the bucket refuses': async ({ cron }) => {
    const refuse = async () => Promise.reject(new Error('delete: We encountered an internal error. (10001)'));
    await env.DB.exec(`INSERT INTO file_deletions (key, due_at) VALUES ('cv/1', '2031-03-01T08:00:00.000Z')`);
    await cron({ FILES: withMethods(env.FILES!, { delete: refuse, get: refuse, put: refuse, list: refuse }) });
  },
};

beforeEach(async () => {
  await emptyMailings();
  await emptyTables('signals', 'file_deletions');
  await resetPace();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  vi.spyOn(scheduler, 'wait').mockImplementation(async (ms) => pass(ms));
});

it.each(Object.keys(faults))('sends a newsletter to each subscriber once while %s', async (name) => {
  expectLogs('scheduled_task_failed', 'cron_not_noted', 'webhooks_not_sent', 'chat_erasure_failed');
  /** The emails that the provider has sent: a key that it knows sends nothing. */
  const sent = new Map<string, string[]>();
  let act: (() => void | Promise<void>) | undefined;
  let end: (() => Promise<void>) | undefined;
  const calls = mockResend(async (call: Call, number) => {
    if (!sent.has(call.key!))
      sent.set(
        call.key!,
        call.mails.flatMap(({ to }) => to),
      );
    if (number === 2) await act?.();
    return accept(call);
  });
  const { id } = await newsletterTo(recipients);
  const bindings = { ...withResend, MAIL_PER_SECOND: '100000' };
  await faults[name]!({
    batches: batchesOf(id, recipients),
    cron: (other) => worker.scheduled({ cron: '* * * * *' } as ScheduledController, { ...bindings, ...other }),
    async queue(batches) {
      const messages = batches.map((batchId, i) => ({
        id: `message-${i}`,
        timestamp: new Date(),
        attempts: 1,
        body: { batchId },
      }));
      const context = createExecutionContext();
      await worker.queue(createMessageBatch('rihla-mail', messages), bindings);
      await waitOnExecutionContext(context);
    },
    midway(then) {
      act = then;
    },
    atEnd(then) {
      end = then;
    },
  });
  // Everything works again. Claims of what died are given back after ten minutes.
  for (let round = 0; round < 8; round++) {
    pass(11 * minutes);
    await worker.scheduled({ cron: '* * * * *' } as ScheduledController, bindings);
  }
  await end?.();
  const addresses = [...sent.values()].flat();
  expect(addresses).toHaveLength(recipients);
  expect(new Set(addresses).size).toBe(recipients);
  expect([...new Set((await outbox()).map(({ status }) => status))]).toEqual(['sent']);
  expect(calls.length).toBeGreaterThan(1);
});
