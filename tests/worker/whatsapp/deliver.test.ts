import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { deliverWhatsapp } from '#worker/whatsapp/deliver.ts';
import { expectLogs } from '../support/logs.ts';
import { graphError, messageFrom, mockGraph, noWhatsapp, payloadOf, webhook, whatsappOn } from '../support/whatsapp.ts';

beforeEach(async () => {
  await noWhatsapp();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-20T08:00:00.000Z') });
});

const omar = { phone: '971501234567' };
const bindings = { ...env, ...whatsappOn };
const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const outgoing = async () =>
  (
    await env.DB.prepare(
      `SELECT status, attempts, error FROM whatsapp_messages WHERE status NOT IN ('received', 'handled') ORDER BY seq`,
    ).all()
  ).results;

function statusOf(wamid: string, status: string, id?: string, code?: number) {
  const errors = code ? [{ code, title: 'Refused' }] : [];
  return { statuses: [{ id: wamid, status, errors, ...(id && { biz_opaque_callback_data: id }) }] };
}

it('slows down when Meta asks for it, and then sends once', async () => {
  expectLogs('whatsapp_refused');
  let isBusy = true;
  const graph = mockGraph(() => (isBusy ? graphError(130429, 429) : undefined));
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  expect(await outgoing()).toEqual([{ status: 'queued', attempts: 1, error: '130429: As Meta says it' }]);
  isBusy = false;
  await deliverWhatsapp(bindings);
  expect(graph.sent).toHaveLength(0);
  minutesLater(1);
  await deliverWhatsapp(bindings);
  await deliverWhatsapp(bindings);
  expect(graph.sent).toHaveLength(1);
  expect(await outgoing()).toEqual([{ status: 'sent', attempts: 2, error: null }]);
});

it('never sends again what a status says has arrived', async () => {
  expectLogs('whatsapp_refused');
  const graph = mockGraph(() => Promise.reject(new TypeError('The connection was lost')));
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  const [{ id }] = (
    await env.DB.prepare(`SELECT id FROM whatsapp_messages WHERE status = 'sending'`).all<{ id: string }>()
  ).results as [{ id: string }];
  await webhook(payloadOf(statusOf('wamid.lost', 'delivered', id)));
  minutesLater(60);
  await deliverWhatsapp(bindings);
  expect(graph.sent).toEqual([]);
  expect(await outgoing()).toEqual([{ status: 'delivered', attempts: 1, error: null }]);
});

it('sends again what no status has confirmed for two minutes', async () => {
  expectLogs('whatsapp_refused');
  let isLost = true;
  const graph = mockGraph(() => (isLost ? Promise.reject(new TypeError('The connection was lost')) : undefined));
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  isLost = false;
  minutesLater(1.9);
  await deliverWhatsapp(bindings);
  expect(graph.sent).toHaveLength(0);
  minutesLater(0.1);
  await deliverWhatsapp(bindings);
  expect(graph.sent).toHaveLength(1);
});

it('keeps the furthest status, in whatever order they arrive', async () => {
  mockGraph();
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  for (const [status, shown] of [
    ['delivered', 'delivered'],
    ['sent', 'delivered'],
    ['failed', 'delivered'],
    ['read', 'read'],
    ['delivered', 'read'],
  ] as const) {
    await webhook(payloadOf(statusOf('wamid.out-1', status)));
    expect(await outgoing()).toMatchObject([{ status: shown }]);
  }
});

it('takes ten thousand statuses at once', async () => {
  mockGraph();
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  const statuses = Array.from({ length: 9_999 }, (_, i) => statusOf(`wamid.other-${i}`, 'read').statuses[0]!);
  const { status } = await webhook(payloadOf({ statuses: [...statuses, ...statusOf('wamid.out-1', 'read').statuses] }));
  expect(status).toBe(200);
  expect(await outgoing()).toMatchObject([{ status: 'read' }]);
});

it('says why a message failed, and sends the next one all the same', async () => {
  expectLogs('whatsapp_refused');
  const graph = mockGraph(() => (graph.sent.length === 0 && calls++ === 0 ? graphError(131026) : undefined));
  let calls = 0;
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  await webhook(payloadOf(messageFrom(omar, 'Are you hiring?')));
  expect(await outgoing()).toEqual([
    { status: 'failed', attempts: 1, error: '131026: As Meta says it' },
    { status: 'sent', attempts: 1, error: null },
  ]);
});

it.each([
  [86_400, 'queued'],
  [86_401, 'failed'],
])('waits for Meta %i seconds at most: %s', async (seconds, status) => {
  expectLogs('whatsapp_refused');
  mockGraph(() => {
    const refusal = graphError(130429, 429);
    refusal.headers.set('retry-after', `${seconds}`);
    return refusal;
  });
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  expect(await outgoing()).toMatchObject([{ status, attempts: 1 }]);
});

/** Each is of another person. Without words, it fails as soon as it is claimed. */
async function queueMessages(count: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO whatsapp_messages (id, person_id, status, at, due_at) SELECT 'm' || i, 'p' || i, 'queued', ?2, ?2 FROM n`,
  )
    .bind(count, new Date().toISOString())
    .run();
}

it('sends sixty messages a run', async () => {
  expectLogs('whatsapp_refused');
  await queueMessages(61);
  await deliverWhatsapp(bindings);
  expect((await outgoing()).filter(({ status }) => status === 'queued')).toHaveLength(1);
});

it('sends six messages at a time', async () => {
  const seven = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 7)';
  await env.DB.batch([
    env.DB.prepare(
      `${seven} INSERT INTO whatsapp_people (id, phone, session_id, locale, account_id, received_at)
       SELECT 'p' || i, '97150000000' || i, 's' || i, 'en', '555', ?1 FROM n`,
    ).bind('2031-01-20T07:00:00.000Z'),
    env.DB.prepare(
      `${seven} INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata)
       SELECT 'c' || i, 's' || i, 'Hello', true, ?1, '{"suggestedActions":[]}' FROM n`,
    ).bind('2031-01-20T07:00:00.000Z'),
  ]);
  const { promise: answer, resolve } = Promise.withResolvers<undefined>();
  let calls = 0;
  mockGraph(() => {
    calls += 1;
    return answer as unknown as Promise<Response>;
  });
  const delivered = deliverWhatsapp(bindings);
  await expect.poll(() => calls).toBe(6);
  await env.DB.prepare('SELECT 1').run();
  expect(calls).toBe(6);
  resolve(undefined);
  await delivered;
  expect(calls).toBe(7);
});
