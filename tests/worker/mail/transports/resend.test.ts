import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliverDue } from '../../../../src-worker/mail/delivery.ts';
import { retryAfterSeconds } from '../../../../src-worker/mail/failure.ts';
import { silenceLogs } from '../../support/logs.ts';
import { emptyOutbox, enqueueMails, minute, outbox, start } from '../../support/mail.ts';

beforeEach(async () => {
  silenceLogs();
  await emptyOutbox();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const withResend = { ...env, RESEND_API_KEY: 're_secret', RESEND_API_URL: 'https://mail.test' };
const at = (now: number) => ({ now: () => now });

function mockResend(answer: (call: number) => Response | Promise<Response>) {
  const idempotencyKeys: (string | null)[] = [];
  const requests: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as string, init);
    requests.push(request);
    idempotencyKeys.push(request.headers.get('idempotency-key'));
    return answer(idempotencyKeys.length);
  });
  return { idempotencyKeys, requests };
}

it('sends the mail to Resend with the mail’s id as the Idempotency-Key', async () => {
  const { requests, idempotencyKeys } = mockResend(() => Response.json({ id: 'x' }));
  const [id] = await enqueueMails(1);
  await deliverDue(withResend, at(start));
  expect(requests[0]!.url).toBe('https://mail.test/emails');
  expect(requests[0]!.headers.get('authorization')).toBe('Bearer re_secret');
  expect(idempotencyKeys).toEqual([id]);
  expect(await requests[0]!.json()).toMatchObject({
    from: 'Rihla AI <hello@rihla.example>',
    to: ['reader-0@example.com'],
    subject: 'Letter 0',
    html: expect.stringContaining('Hello'),
    text: expect.stringContaining('Hello'),
  });
  expect((await outbox())[0]).toMatchObject({ status: 'sent' });
});

it('uses the same key again when the Worker crashes before it marks the mail as sent', async () => {
  const { idempotencyKeys } = mockResend(() => Response.json({ id: 'x' }));
  const [id] = await enqueueMails(1);
  const DB = new Proxy(env.DB, {
    get: (db, name) =>
      name === 'prepare'
        ? (text: string) => {
            if (text.includes('json_each')) throw new Error('The Worker died');
            return db.prepare(text);
          }
        : Reflect.get(db, name).bind(db),
  });
  await expect(deliverDue({ ...withResend, DB }, at(start))).rejects.toThrow();
  expect((await outbox())[0]).toMatchObject({ status: 'sending' });
  await deliverDue(withResend, at(start + 11 * minute));
  expect(idempotencyKeys).toEqual([id, id]);
  expect((await outbox())[0]).toMatchObject({ status: 'sent' });
});

it('waits for the Retry-After time of a 429 response', async () => {
  mockResend(() => new Response('{"name":"rate_limit_exceeded"}', { status: 429, headers: { 'retry-after': '600' } }));
  await enqueueMails(1);
  await deliverDue(withResend, at(start));
  expect((await outbox())[0]).toMatchObject({
    status: 'queued',
    attempts: 0,
    due_at: new Date(start + 10 * minute).toISOString(),
    last_error: 'Resend answered 429 (rate_limit_exceeded)',
  });
});

it.each([
  [422, 'failed'],
  [500, 'queued'],
  [503, 'queued'],
  [401, 'queued'],
])(
  'handles a %i response: the mail becomes %s, and the reason is stored without the API key',
  async (status, newStatus) => {
    mockResend(() => new Response('{"name":"some_error","message":"re_secret is wrong"}', { status }));
    await enqueueMails(1);
    await deliverDue(withResend, at(start));
    expect((await outbox())[0]).toMatchObject({
      status: newStatus,
      attempts: 1,
      last_error: `Resend answered ${status} (some_error)`,
    });
  },
);

it('marks a mail as sent when Resend already has its Idempotency-Key', async () => {
  mockResend(() => new Response('{"name":"invalid_idempotent_request"}', { status: 409 }));
  await enqueueMails(1);
  await deliverDue(withResend, at(start));
  expect((await outbox())[0]).toMatchObject({ status: 'sent' });
});

it.each([
  ['30', 30],
  [new Date(start + 5000).toUTCString(), 5],
  ['-1', undefined],
  ['soon', undefined],
  [null, undefined],
])('reads the Retry-After value %s', (header, seconds) => {
  expect(retryAfterSeconds(header, start)).toBe(seconds);
});
