import { env } from 'cloudflare:workers';
import { Webhook as Verifier } from 'standardwebhooks';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Webhook, WebhookDelivery } from '#shared/contracts/webhooks.ts';
import { webhookEvents } from '#shared/webhooks/events.ts';
import { contentId } from '#worker/db/hash.ts';
import { deliverWebhooks, notifyWaiting } from '#worker/webhooks/deliver.ts';
import { beginOnMonday, bookDemo, monday, tuesdayAtNine, tuesdayAtTen } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { receive } from '../support/conversation.ts';
import { databaseFailingAt, jsonPost, requestWith } from '../support/faults.ts';
import { partnershipInquiry } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';
import { minute } from '../support/mail.ts';
import { countOf, deleteSubmission } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

interface Received {
  url: string;
  headers: Headers;
  body: string;
  redirect: string;
}

const received: Received[] = [];
let answer: (url: string) => Response | Promise<Response>;

beforeEach(async () => {
  await beginOnMonday();
  await emptyTables('webhooks', 'webhook_deliveries');
  received.length = 0;
  answer = () => new Response(null, { status: 204 });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const sent = new Request(input, init);
    received.push({ url: sent.url, headers: sent.headers, body: await sent.text(), redirect: sent.redirect });
    return answer(sent.url);
  });
});
const url = 'https://hooks.example.com/rihla';

async function add(overrides: object = {}): Promise<{ webhook: Webhook; secret: string }> {
  const response = await asStaff('/api/admin/webhooks', jsonPost({ url, events: webhookEvents, ...overrides }));
  expect(response.status).toBe(201);
  return response.json();
}

async function deliveriesOf({ webhook: { id } }: { webhook: Webhook }): Promise<WebhookDelivery[]> {
  const response = await getAsStaff(`/api/admin/webhooks/${id}/deliveries`);
  return (await response.json<{ items: WebhookDelivery[] }>()).items;
}

const list = async () => (await (await getAsStaff('/api/admin/webhooks')).json<{ items: Webhook[] }>()).items;
const send = (overrides: object = {}) =>
  request('/api/submissions', partnershipInquiry({ id: crypto.randomUUID(), ...overrides }));
const types = () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

it('shows the secret once, and accepts only a public https address', async () => {
  const { webhook, secret } = await add();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await list()).toEqual([webhook]);
  expect(JSON.stringify(await list())).not.toContain(secret);
  for (const refused of [
    'http://hooks.example.com',
    'https://localhost/x',
    'https://[::1]/',
    'https://169.254.169.254/',
  ]) {
    const response = await asStaff('/api/admin/webhooks', jsonPost({ url: refused, events: ['booking.created'] }));
    expect(response.status, refused).toBe(422);
  }
  const noEvent = await asStaff('/api/admin/webhooks', jsonPost({ url, events: [] }));
  await expectRefusal(noEvent, [
    422,
    'validation_failed',
    'events: Choose at least one of submission.created, submission.status_changed, booking.created, booking.moved, booking.cancelled, message.received, chat.waiting.',
  ]);
});

it('takes twenty webhooks, and no other before one is deleted', async () => {
  await emptyTables('audit_log');
  const [first] = await Promise.all(Array.from({ length: 20 }, () => add()));
  await expectRefusal(
    asStaff('/api/admin/webhooks', jsonPost({ url, events: webhookEvents })),
    [422, 'validation_failed', 'url: You’ve reached the limit of 20 webhooks. Delete one first.'],
    async () => {
      const lines = env.DB.prepare("SELECT count(*) AS n FROM audit_log WHERE action = 'webhook_added'");
      expect(await lines.first('n')).toBe(20);
      await asStaff(`/api/admin/webhooks/${first!.webhook.id}`, { method: 'DELETE' });
      return asStaff('/api/admin/webhooks', jsonPost({ url, events: webhookEvents }));
    },
  );
});

it('announces a form right away, signed, without anything personal', async () => {
  const { secret } = await add();
  const { submission } = await (await send()).json<{ submission: { id: string } }>();
  expect(received).toHaveLength(1);
  const [{ headers, body, redirect }] = received as [Received];
  new Verifier(secret).verify(body, Object.fromEntries(headers));
  expect(redirect).toBe('manual');
  expect(JSON.parse(body)).toEqual({
    type: 'submission.created',
    timestamp: monday,
    data: {
      id: submission.id,
      formType: 'partnership',
      locale: 'en',
      url: `https://rihla.example/admin/inbox/${submission.id}`,
    },
  });
});

it('sends entered fields only where chosen, and nothing of an erased record', async () => {
  await add({ include: 'fields' });
  answer = () => new Response('later', { status: 500 });
  const { submission } = await (await send()).json<{ submission: { id: string; email: string } }>();
  expect(JSON.parse(received[0]!.body).data.fields).toMatchObject({ email: submission.email });
  await deleteSubmission(submission.id);
  vi.setSystemTime(Date.parse(monday) + minute);
  await deliverWebhooks(env);
  expect(received).toHaveLength(1);
  expect(await (await getAsStaff('/api/admin/webhooks')).json()).toMatchObject({ items: [{ failures: 2 }] });
});

it('sends each kind of event to the webhooks that asked for it', async () => {
  await add({ events: webhookEvents.filter((event) => event !== 'submission.created') });
  await add({ url: 'https://other.example.com/', events: ['booking.cancelled'] });
  const { booking, submission } = await bookDemo(tuesdayAtNine);
  await asStaff(`/api/admin/bookings/${booking.id}/reschedule`, jsonPost({ startsAt: tuesdayAtTen }));
  await asStaff(`/api/admin/submissions/${submission.id}`, { ...jsonPost({ status: 'contacted' }), method: 'PATCH' });
  await receive(submission.id);
  await receive(submission.id, { text: 'Away', automatic: true });
  await asStaff(`/api/admin/bookings/${booking.id}/cancel`, { method: 'POST' });
  expect(types().toSorted()).toEqual([
    'booking.cancelled',
    'booking.cancelled',
    'booking.created',
    'booking.moved',
    'message.received',
    'submission.status_changed',
  ]);
});

it('sends a waiting chat as a hash instead of the id that opens it', async () => {
  await add({ events: ['chat.waiting'] });
  const sessionId = 'session_1760000000000_abcdefghijklmnop';
  await notifyWaiting(env, { sessionId, locale: 'ar' });
  expect(JSON.parse(received[0]!.body).data).toEqual({
    id: contentId(sessionId),
    formType: 'other',
    locale: 'ar',
    url: 'https://rihla.example/admin/inbox/chats',
  });
  expect(received[0]!.body).not.toContain(sessionId);
});

it('is part of the transaction of the record', async () => {
  expectLogs('request_failed');
  const added = await add();
  const failed = await requestWith(
    { DB: databaseFailingAt(1) },
    '/api/submissions',
    jsonPost(partnershipInquiry({ id: crypto.randomUUID() })),
  );
  expect(failed.status).toBe(500);
  expect(await deliveriesOf(added)).toEqual([]);
});

it('tries again for a day, then fails, and is sent again by a press with the same id', async () => {
  const added = await add({ events: ['submission.created'] });
  answer = () => new Response('broken', { status: 500 });
  await send();
  const waits: number[] = [];
  for (let attempt = 2; attempt <= 7; attempt++) {
    const [{ dueAt } = { dueAt: '' }] = await deliveriesOf(added);
    waits.push((Date.parse(dueAt) - Date.now()) / minute);
    vi.setSystemTime(Date.parse(dueAt) - 1);
    await deliverWebhooks(env);
    expect(received).toHaveLength(attempt - 1);
    vi.setSystemTime(Date.parse(dueAt));
    await deliverWebhooks(env);
  }
  expect(waits).toEqual([1, 5, 30, 120, 360, 900]);
  const [failed] = await deliveriesOf(added);
  expect(failed).toMatchObject({ status: 'failed', attempts: 7, answer: { status: 500, text: 'broken' } });
  expect(new Set(received.map(({ headers }) => headers.get('webhook-id')))).toEqual(new Set([failed!.id]));
  expect(await list()).toMatchObject([{ lastStatus: 500, failures: 7 }]);
  answer = () => new Response('ok');
  const again = await asStaff(`/api/admin/webhooks/${added.webhook.id}/deliveries/${failed!.id}/retry`, {
    method: 'POST',
  });
  expect(await again.json()).toMatchObject({ delivery: { status: 'sent', answer: { status: 200, error: null } } });
  expect(await list()).toMatchObject([{ lastStatus: 200, failures: 0 }]);
});

it.each([
  ['410', () => new Response(null, { status: 410 }), { status: 'failed', answer: { status: 410 } }],
  [
    'a redirect',
    () => new Response(null, { status: 302, headers: { location: 'https://127.0.0.1/' } }),
    { status: 'queued', answer: { status: 302, error: 'It answered with 302: redirects are not followed' } },
  ],
  [
    'no answer in time',
    () => Promise.reject(new DOMException('late', 'TimeoutError')),
    { status: 'queued', answer: { status: null, error: 'No answer within 10 seconds' } },
  ],
  [
    'a closed connection',
    () => Promise.reject(new TypeError('refused')),
    { status: 'queued', answer: { status: null, error: 'It could not be reached' } },
  ],
])('notes %s', async (_, receiverAnswer, expected) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const added = await add();
  answer = receiverAnswer;
  await send();
  expect(timeout.mock.calls).toEqual([[10_000]]);
  expect(await deliveriesOf(added)).toMatchObject([expected]);
  expect(received).toHaveLength(1);
});

it('reads only the beginning of an endless answer', async () => {
  const added = await add();
  let pulled = 0;
  const cancelled = vi.fn();
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(64 * 1024).fill(97));
    },
    cancel: cancelled,
  });
  answer = () => new Response(endless);
  await send();
  expect(await deliveriesOf(added)).toMatchObject([{ status: 'sent', answer: { text: 'a'.repeat(500) } }]);
  expect(pulled).toBeLessThan(4);
  expect(cancelled).toHaveBeenCalledOnce();
});

it('sends the test as a real event about the newest record', async () => {
  const { webhook } = await add({ events: ['submission.created'] });
  const { submission } = await (await send()).json<{ submission: { id: string } }>();
  received.length = 0;
  const tested = await asStaff(`/api/admin/webhooks/${webhook.id}/test`, { method: 'POST' });
  expect(await tested.json()).toMatchObject({ delivery: { status: 'sent', event: 'submission.created' } });
  expect(JSON.parse(received[0]!.body)).toMatchObject({ type: 'submission.created', data: { id: submission.id } });
});

it('writes a Slack message and a Teams card, in which a name formats nothing', async () => {
  await add({ format: 'slack', include: 'fields', events: ['submission.created'] });
  await add({ format: 'teams', include: 'fields', events: ['submission.created'] });
  await send({ firstName: '<!channel>', lastName: '[x](https://evil.example)' });
  const bodies = received.map(({ body }) => JSON.parse(body));
  const slack = bodies.find(({ blocks }) => blocks);
  const teams = bodies.find(({ attachments }) => attachments);
  expect(slack.text).toBe('New partnership inquiry');
  expect(JSON.stringify(slack)).not.toContain('<!channel>');
  expect(JSON.stringify(slack)).toMatch(/<https:\/\/rihla\.example\/admin\/inbox\/[0-9a-f-]+\|Open in the admin area>/);
  const card = teams.attachments[0].content;
  expect(card.type).toBe('AdaptiveCard');
  expect(card.body[1].facts[0].value).toBe('<!channel> \\[x\\]\\(https://evil.example\\)');
  expect(card.actions[0].url).toContain('/admin/inbox/');
});

it('keeps the last fifty deliveries, and none of a deleted webhook', async () => {
  const added = await add({ events: ['submission.created'] });
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
     INSERT INTO webhook_deliveries (id, webhook_id, event, status, created_at, due_at)
     SELECT 'd' || i, ?, 'submission.created', 'sent', '2026-01-01', '2026-01-01' FROM n`,
  )
    .bind(added.webhook.id)
    .run();
  expect(await deliveriesOf(added)).toHaveLength(50);
  const removed = await asStaff(`/api/admin/webhooks/${added.webhook.id}`, { method: 'DELETE' });
  expect(removed.status).toBe(204);
  expect(await countOf('webhook_deliveries')).toBe(0);
  const { results } = await env.DB.prepare("SELECT action, detail FROM audit_log WHERE action LIKE 'webhook%'").all();
  expect(results.slice(-2)).toEqual([
    { action: 'webhook_added', detail: 'hooks.example.com' },
    { action: 'webhook_deleted', detail: 'hooks.example.com' },
  ]);
});

it('sends nothing twice when two deliveries run simultaneously', async () => {
  await add();
  answer = () => new Response(null, { status: 500 });
  await Promise.all([send(), send(), send()]);
  received.length = 0;
  vi.setSystemTime(Date.parse(monday) + 2 * minute);
  await Promise.all([deliverWebhooks(env), deliverWebhooks(env), deliverWebhooks(env)]);
  expect(received).toHaveLength(3);
});

async function queue(count: number): Promise<void> {
  const { webhook } = await add();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO webhook_deliveries (id, webhook_id, event, status, created_at, due_at)
     SELECT 'd' || i, ?, 'chat.waiting', 'queued', '2026-01-01', '2026-01-01' FROM n`,
  )
    .bind(count, webhook.id)
    .run();
}

it('sends twelve deliveries of one claim, six at a time', async () => {
  await queue(13);
  let [open, most] = [0, 0];
  answer = async () => {
    open += 1;
    most = Math.max(most, open);
    await countOf('webhook_deliveries');
    open -= 1;
    return new Response(null, { status: 204 });
  };
  await deliverWebhooks(env);
  expect([received.length, most]).toEqual([12, 6]);
  await deliverWebhooks(env);
  expect(received).toHaveLength(13);
});

it('sends a delivery again whose Worker has died ten minutes ago', async () => {
  await queue(1);
  const [died, sentAgain] = [Promise.withResolvers<Response>(), new Response(null, { status: 204 })];
  answer = () => died.promise;
  const dying = deliverWebhooks(env);
  await expect.poll(() => received.length).toBe(1);
  answer = () => sentAgain;
  for (const [passed, sent] of [
    [10 * minute - 1, 1],
    [10 * minute, 2],
  ] as const) {
    vi.setSystemTime(Date.parse(monday) + passed);
    await deliverWebhooks(env);
    expect(received).toHaveLength(sent);
  }
  died.resolve(new Response(null, { status: 500 }));
  await dying;
});
