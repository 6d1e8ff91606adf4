import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { deliverDue, deliverNow } from '#worker/mail/delivery.ts';
import { retryAfterSeconds } from '#worker/mail/delivery-budget.ts';
import { requestWith } from '../../support/faults.ts';
import { expectLogs } from '../../support/logs.ts';
import { emptyMailings, enqueueMails, minute, newsletterTo, outbox, start } from '../../support/mail.ts';
import { accept, type Call, dyingDatabase, error, mockResend, resetPace, withResend } from '../../support/resend.ts';

beforeEach(async () => {
  await emptyMailings();
  await resetPace();
});
const at = (now: number) => ({ now: () => now });
const statuses = async () => (await outbox()).map(({ status }) => status);

async function refusal() {
  return env.DB.prepare('SELECT refusal FROM mail_state').first<string | null>('refusal');
}

it('sends the email to Resend with the email’s id as the Idempotency-Key', async () => {
  const calls = mockResend();
  const [id] = await enqueueMails(1);
  await deliverDue(withResend, at(start));
  expect(calls).toMatchObject([{ path: '/emails', key: id }]);
  expect(calls[0]!.headers.get('authorization')).toBe('Bearer re_secret');
  expect(calls[0]!.mails[0]).toMatchObject({
    from: 'Rihla AI <hello@rihla.example>',
    to: ['reader-0@example.com'],
    subject: 'Letter 0',
    html: expect.stringContaining('Hello'),
    text: expect.stringContaining('Hello'),
  });
  expect((await outbox())[0]).toMatchObject({ status: 'sent', provider_id: 'resend-reader-0@example.com' });
});

it('uses the same key again when the Worker crashes before it stores the outcome', async () => {
  const calls = mockResend();
  const [id] = await enqueueMails(1);
  await expect(deliverDue({ ...withResend, DB: dyingDatabase() }, at(start))).rejects.toThrow();
  expect(await statuses()).toEqual(['sending']);
  await deliverDue(withResend, at(start + 11 * minute));
  expect(calls.map(({ key }) => key)).toEqual([id, id]);
  expect((await outbox())[0]).toMatchObject({ status: 'sent', last_error: null });
});

it('waits for a long Retry-After time outside of the round', async () => {
  const calls = mockResend(() => error(429, 'rate_limit_exceeded', { headers: { 'retry-after': '600' } }));
  await enqueueMails(1);
  await deliverDue(withResend, at(start));
  expect(calls).toHaveLength(1);
  expect((await outbox())[0]).toMatchObject({
    status: 'queued',
    attempts: 0,
    due_at: new Date(start + 10 * minute).toISOString(),
    last_error: 'Resend answered 429 (rate_limit_exceeded)',
  });
});

it.each([{ 'retry-after': '1' }, {}])('waits for a short throttling inside the round (%o)', async (headers) => {
  const calls = mockResend((call, number) =>
    number === 1 ? error(429, 'rate_limit_exceeded', { headers }) : accept(call),
  );
  await enqueueMails(1);
  await deliverDue(withResend);
  expect(calls).toHaveLength(2);
  expect((await outbox())[0]).toMatchObject({ status: 'sent', attempts: 1 });
});

it.each([
  ['a rate limit', [1000], 'sent', error(429, 'rate_limit_exceeded')],
  ['one of ten seconds', [10_000], 'sent', error(429, 'rate_limit_exceeded', { headers: { 'retry-after': '10' } })],
  ['a longer one', [], 'queued', error(429, 'rate_limit_exceeded', { headers: { 'retry-after': '11' } })],
  ['a refused key', [60_000], 'queued', error(401, 'invalid_api_key')],
])('after %s, all calls pause for %j ms, and the email is %s', async (_, pauses, status, refused) => {
  mockResend((call, number) => (number === 1 ? refused : accept(call)));
  await enqueueMails(1);
  const paused: number[] = [];
  const pace = { take: async () => true, pause: async (ms: number) => void paused.push(ms) };
  const MAIL_PACE = { idFromName: () => 'resend', get: () => pace } as unknown as typeof env.MAIL_PACE;
  await deliverDue({ ...withResend, MAIL_PACE }, at(start));
  expect([paused, await statuses()]).toEqual([pauses, [status]]);
});

it('stops the round at the third rate limit in a row without an attempt', async () => {
  const calls = mockResend(() => error(429, 'rate_limit_exceeded'));
  await enqueueMails(1);
  await deliverDue(withResend);
  expect(calls).toHaveLength(3);
  expect((await outbox())[0]).toMatchObject({ status: 'queued', attempts: 0 });
});

it('stops the round when the day’s quota is used up', async () => {
  const calls = mockResend(() => error(429, 'daily_quota_exceeded', { headers: { 'retry-after': '1' } }));
  await enqueueMails(10);
  await deliverDue(withResend, at(start));
  expect(calls.length).toBeLessThanOrEqual(6);
  expect((await outbox()).every(({ status, attempts }) => status === 'queued' && attempts === 0)).toBe(true);
});

it.each([
  [422, 'failed'],
  [500, 'queued'],
  [503, 'queued'],
])('handles a %i response: the email becomes %s, without the provider’s words', async (status, newStatus) => {
  expectLogs('scheduled_delivery');
  mockResend(() => error(status, 'some_error', { message: 'reader-0@example.com is wrong' }));
  await enqueueMails(1);
  await deliverDue(withResend, at(start));
  expect((await outbox())[0]).toMatchObject({
    status: newStatus,
    attempts: 1,
    last_error: `Resend answered ${status} (some_error)`,
  });
});

it.each([
  [
    401,
    'missing_api_key',
    'The key re_secret is missing',
    'Resend answered 401 (missing_api_key): The key … is missing',
  ],
  [
    403,
    'validation_error',
    'The domain is not verified',
    'Resend answered 403 (validation_error): The domain is not verified',
  ],
  [422, 'validation_error', 'Invalid `from` field.', 'Resend answered 422 (validation_error): Invalid `from` field.'],
])('stops when the provider refuses the sender or the key (%i %s)', async (status, name, message, isReported) => {
  const calls = mockResend(() => error(status, name, { message }));
  await enqueueMails(50);
  await deliverDue(withResend);
  expect(calls).toHaveLength(1);
  expect((await outbox()).every((mail) => mail.status === 'queued' && mail.attempts === 0)).toBe(true);
  expect(await refusal()).toBe(isReported);
  await resetPace();
  mockResend();
  await deliverDue(withResend, at(Date.now() + 2 * minute));
  expect(new Set(await statuses())).toEqual(new Set(['sent']));
  expect(await refusal()).toBeNull();
});

it('tries again after a proxy’s answer, and takes one without a body', async () => {
  mockResend((_, number) => (number === 1 ? new Response('<html>Sign in</html>') : new Response()));
  await enqueueMails(1);
  await deliverDue(withResend, at(start));
  expect((await outbox())[0]).toMatchObject({ status: 'queued', attempts: 1 });
  await deliverDue(withResend, at(start + minute));
  expect((await outbox())[0]).toMatchObject({ status: 'sent', attempts: 2 });
});

it('marks an email as sent when Resend already has its Idempotency-Key', async () => {
  mockResend(() => error(409, 'invalid_idempotent_request'));
  await enqueueMails(1);
  await deliverDue(withResend, at(start));
  expect(await statuses()).toEqual(['sent']);
});

it('sends a newsletter in batches of 100, each with its own key', async () => {
  const calls = mockResend();
  const { id } = await newsletterTo(250);
  await deliverDue(withResend);
  expect(calls.map(({ path, key, mails }) => [path, key, mails.length])).toEqual([
    ['/emails/batch', `${id}/0`, 100],
    ['/emails/batch', `${id}/1`, 100],
    ['/emails/batch', `${id}/2`, 50],
  ]);
  const rows = await outbox();
  expect(
    rows.every(({ status, to_address, provider_id }) => status === 'sent' && provider_id === `resend-${to_address}`),
  ).toBe(true);
  expect(new Set(calls.flatMap(({ mails }) => mails.map(({ to }) => to[0]))).size).toBe(250);
});

it('sends emails that the provider refuses in a batch alone, and only those', async () => {
  expectLogs('scheduled_delivery');
  const calls = mockResend((call) => {
    if (call.path === '/emails') return error(422, 'validation_error', { message: 'Invalid `to` field.' });
    const data = call.mails.filter(({ to }) => to[0] !== 'r2@example.com').map(({ to }) => ({ id: `resend-${to[0]}` }));
    return Response.json({ data, errors: [{ index: 1, message: 'Invalid `to` field.' }] });
  });
  await newsletterTo(3);
  await deliverDue(withResend);
  expect(calls.map(({ path, mails }) => [path, mails.length])).toEqual([
    ['/emails/batch', 3],
    ['/emails', 1],
  ]);
  expect((await outbox()).map(({ to_address, status, provider_id }) => [to_address, status, provider_id])).toEqual([
    ['r1@example.com', 'sent', 'resend-r1@example.com'],
    ['r2@example.com', 'failed', null],
    ['r3@example.com', 'sent', 'resend-r3@example.com'],
  ]);
});

it.each([404, 422])(
  'sends every email on its own when the provider refuses the whole batch with %i',
  async (status) => {
    expectLogs('scheduled_delivery');
    const calls = mockResend((call) => {
      if (call.path === '/emails/batch') return error(status, 'validation_error');
      return call.mails[0]!.to[0] === 'r2@example.com' ? error(422, 'validation_error') : accept(call);
    });
    await newsletterTo(3);
    const ids = new Map((await outbox()).map(({ id, to_address }) => [to_address, id]));
    await deliverDue(withResend);
    expect(await statuses()).toEqual(['sent', 'failed', 'sent']);
    for (const { mails, key } of calls.slice(1)) expect(key).toBe(ids.get(mails[0]!.to[0]!));
  },
);

it.each<[string, (call: Call) => Response]>([
  ['fails', () => error(500, 'internal_server_error')],
  [
    'loses the answer',
    () => {
      throw new TypeError('Network connection lost');
    },
  ],
])('repeats a batch whole and with its key when the provider %s', async (_, firstAnswer) => {
  const calls = mockResend((call, number) => (number === 1 ? firstAnswer(call) : accept(call)));
  const { id } = await newsletterTo(3);
  const now = Date.now();
  await deliverDue(withResend, at(now));
  expect(await statuses()).toEqual(['queued', 'queued', 'queued']);
  await deliverDue(withResend, at(now + minute));
  expect(calls.map(({ key, mails }) => [key, mails.length])).toEqual([
    [`${id}/0`, 3],
    [`${id}/0`, 3],
  ]);
  expect(await statuses()).toEqual(['sent', 'sent', 'sent']);
});

it('sends no email twice when a subscriber leaves between a crash and the retry', async () => {
  const accepted = new Map<string | null, number>();
  const calls = mockResend((call) => {
    if (call.path === '/emails') return accept(call);
    const earlier = accepted.get(call.key);
    accepted.set(call.key, earlier ?? call.mails.length);
    return earlier === undefined || earlier === call.mails.length
      ? accept(call)
      : error(409, 'invalid_idempotent_request');
  });
  await newsletterTo(3);
  const now = Date.now();
  await expect(deliverDue({ ...withResend, DB: dyingDatabase() }, at(now))).rejects.toThrow();
  // The row of the subscriber who leaves is still claimed, so only the subscription changes.
  await requestWith(withResend, '/api/newsletter/unsubscribe/token-2', { method: 'POST' });
  await deliverDue(withResend, at(now + 11 * minute));
  expect(calls.filter(({ path }) => path === '/emails/batch').map(({ mails }) => mails.length)).toEqual([3, 2]);
  expect((await outbox()).filter(({ kind }) => kind === 'newsletter').map(({ status }) => status)).toEqual([
    'sent',
    'cancelled',
    'sent',
  ]);
});

it('returns emails that a request has no time to send, without an attempt', async () => {
  let now = start;
  const calls = mockResend((call) => {
    now += 9000;
    return accept(call);
  });
  const ids = await enqueueMails(30);
  await deliverNow(withResend, ids, { now: () => now });
  const rows = await outbox();
  expect(calls.length).toBeLessThan(10);
  expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(calls.length);
  const waiting = rows.filter(({ status }) => status === 'queued');
  expect(waiting).toHaveLength(30 - calls.length);
  for (const mail of waiting) {
    expect(mail).toMatchObject({ attempts: 0, due_at: new Date(start).toISOString(), last_error: null });
  }
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
