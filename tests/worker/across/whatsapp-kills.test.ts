import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { deliverWhatsapp } from '#worker/whatsapp/deliver.ts';
import { handleReceived } from '#worker/whatsapp/handle.ts';
import { withMethods } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import {
  type Call,
  messageFrom,
  mockGraph,
  noWhatsapp,
  payloadOf,
  transcriptWith,
  webhook,
  whatsappOn,
} from '../support/whatsapp.ts';

const start = Date.parse('2031-01-20T08:00:00.000Z');
const [omar, maryam] = ['971501234567', '971557654321'];

/** A Worker that is stopped after some steps: statements and calls of Meta’s API. No later step takes place. */
function stoppedAfter(steps: number) {
  let remaining = steps;
  const step = () => {
    remaining -= 1;
    if (remaining < 0) throw new Error('D1_ERROR: Network connection lost.');
  };
  const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
    withMethods(statement, {
      bind: (...values: unknown[]) => counted(statement.bind(...values)),
      ...Object.fromEntries(
        (['all', 'raw', 'run', 'first'] as const).map((name) => [
          name,
          async () => {
            step();
            return statement[name as 'all']();
          },
        ]),
      ),
      original: statement,
    } as never);
  const DB = withMethods(env.DB, {
    prepare: (sql: string) => counted(env.DB.prepare(sql)),
    async batch(statements: D1PreparedStatement[]) {
      step();
      return env.DB.batch(statements.map((one) => (one as unknown as { original: D1PreparedStatement }).original));
    },
  });
  return { DB, step, isStopped: () => remaining < 0 };
}

/** @returns whether the Worker was stopped before it was done */
async function stopAfter(steps: number, isAnswerLost: boolean): Promise<boolean> {
  await noWhatsapp();
  vi.setSystemTime(start);
  const worker = stoppedAfter(steps);
  const graph = mockGraph((call: Call) => {
    if (!isAnswerLost) worker.step();
    else if (worker.isStopped()) throw new TypeError('The Worker is gone');
    else
      try {
        worker.step();
      } catch {
        // Meta has taken the message, and no one reads the answer.
        graph.sent.push(call);
        throw new TypeError('The connection was lost');
      }
    return undefined;
  });
  const body = payloadOf(
    messageFrom({ phone: omar }, 'What is Lagentry?'),
    messageFrom({ phone: maryam }, 'Are you hiring?'),
    messageFrom({ phone: omar }, 'Where is your office?'),
  );
  await webhook(body, undefined, { DB: worker.DB });
  const wasStopped = worker.isStopped();
  vi.restoreAllMocks();
  const { sent } = graph;
  const again = mockGraph((call) => {
    sent.push(call);
    return undefined;
  });
  // Meta repeats what was not taken, and reports what has arrived.
  expect((await webhook(body)).status).toBe(200);
  const arrived = sent.map(({ biz_opaque_callback_data: id }) => {
    return { id: `wamid.of-${id}`, status: 'delivered', biz_opaque_callback_data: id };
  });
  await webhook(payloadOf({ statuses: arrived }));
  for (const minutes of [3, 6, 12]) {
    vi.setSystemTime(start + minutes * 60_000);
    await handleReceived({ ...env, ...whatsappOn });
    await deliverWhatsapp({ ...env, ...whatsappOn });
  }
  const at = `${isAnswerLost ? 'after' : 'before'} step ${steps}`;
  const [ofOmar, ofMaryam] = [await transcriptWith(omar), await transcriptWith(maryam)];
  expect(
    ofOmar.filter(([by]) => by === 'person').map(([, text]) => text),
    at,
  ).toEqual(['What is Lagentry?', 'Where is your office?']);
  expect(
    [ofOmar, ofMaryam].map((rows) => rows.filter(([by]) => by === 'joe').length),
    at,
  ).toEqual([2, 1]);
  const ids = sent.map(({ biz_opaque_callback_data: id }) => id);
  expect([ids.length, new Set(ids).size], at).toEqual([3, 3]);
  expect(again.sent.length, at).toBeLessThanOrEqual(3);
  return wasStopped;
}

it.each([
  ['before Meta takes a message', false],
  ['before Meta’s answer is read', true],
])('loses and doubles nothing when the Worker stops at any step, %s', async (_, isAnswerLost) => {
  expectLogs('whatsapp_not_handled', 'whatsapp_not_sent', 'whatsapp_refused', 'request_failed');
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  let steps = 0;
  while (await stopAfter(steps, isAnswerLost)) steps += 1;
  expect(steps).toBeGreaterThan(20);
});
