import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { ModelState } from '#shared/contracts/chat-questions.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { storeFault } from '#worker/chat/model/model-state.ts';
import { database } from '#worker/db/client.ts';
import { loadAndRender } from '#worker/mail/render.ts';
import { newSession, replyWith, streamedAnswer, streamWith } from '../../support/answer-events.ts';
import { completionWith, mockCompletions, streamOf } from '../../support/completions.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { emptyOutbox, hour, outbox } from '../../support/mail.ts';
import { getAsStaff } from '../../support/staff.ts';

let completions: ReturnType<typeof mockCompletions>;
const { faults } = staffMail.chatModel;

beforeEach(async () => {
  await emptyOutbox();
  await env.DB.prepare('UPDATE model_state SET fault = NULL, model = NULL, faulty_since = NULL').run();
  completions = mockCompletions(() => completionWith('Yes.'));
});
const state = async (bindings = {}) => (await getAsStaff('/api/admin/model-state', bindings)).json<ModelState>();
const ask = () => streamedAnswer(newSession(), 'Hi');

const refusing = (status: number, error: object) => () => Response.json({ error }, { status });
const refusedKey = refusing(401, { message: 'Incorrect API key provided: sk-test', code: 'invalid_api_key' });
const noQuota = refusing(429, { message: 'You exceeded your current quota.', code: 'insufficient_quota' });

it.each([
  ['a retired model', refusing(404, { message: 'It has been retired.', code: 'model_not_found' }), 'unknown_model'],
  ['a model that is not found', refusing(404, { message: 'no such model' }), 'unknown_model'],
  ['a model that the key may not use', refusing(403, { code: 'model_not_found' }), 'unknown_model'],
  ['a refused key', refusedKey, 'refused_key'],
  ['a key without the right', () => new Response('Forbidden', { status: 403 }), 'refused_key'],
  ['an exhausted quota', noQuota, 'exhausted_quota'],
  ['an exhausted quota by its type', refusing(429, { type: 'insufficient_quota' }), 'exhausted_quota'],
  ['an unpaid account', refusing(402, { message: 'Insufficient balance' }), 'exhausted_quota'],
] as const)('notifies staff of %s once, by banner and email, whole and streamed', async (_what, respond, kind) => {
  expectLogs('chat_completion_failed');
  completions.respond = respond;
  expect(await replyWith({}, 'Hi')).toMatchObject({ reply: { confidence: 0.7 } });
  expect(completions.requests).toHaveLength(1);
  const message = faults[kind]('gpt-4o');
  const since = expect.stringMatching(/Z$/);
  await expect.poll(async () => (await state()).fault).toEqual({ kind, message, since });
  const before = await state();
  expect((await streamWith({}, 'Hi')).reply).toMatchObject({ confidence: 0.7 });
  await ask();
  expect(await state()).toEqual(before);
  const mails = await outbox();
  expect(mails.map(({ kind }) => kind)).toEqual(Array(3).fill('chat_model_notification'));
  const { text } = (await loadAndRender(env, mails[0]!.id))!;
  expect(text.replace(/\s+/g, ' ')).toContain(message);
  expect(text + logged.join()).not.toContain('sk-test');
});

it.each([
  ['limits the rate', refusing(429, { message: 'Rate limit reached', code: 'rate_limit_exceeded' })],
  ['has an error of its own', refusing(500, { message: 'oops' })],
  ['does not take the messages', refusing(400, { message: 'too long', code: 'context_length_exceeded' })],
  ['cannot be reached', () => Promise.reject(new Error('Network connection lost.'))],
])('reports no fault when the provider %s', async (_what, respond) => {
  expectLogs('chat_completion_failed');
  completions.respond = respond;
  await ask();
  await settled();
  expect(await state()).toEqual({ model: 'gpt-4o', fault: null });
  expect(await outbox()).toEqual([]);
});

const settled = () =>
  expect.poll(() => env.DB.prepare('SELECT reserved FROM chat_usage ORDER BY day DESC').first('reserved')).toBe('{}');

it('withdraws the banner with the first answer', async () => {
  expectLogs('chat_completion_failed');
  completions.respond = refusedKey;
  await ask();
  await expect.poll(async () => (await state()).fault?.kind).toBe('refused_key');
  completions.respond = () => streamOf('Yes.');
  await ask();
  await expect.poll(async () => (await state()).fault).toBeNull();
});

it('recognises the fault of a stream that reports it', async () => {
  expectLogs('chat_completion_failed');
  completions.respond = () =>
    new Response('data: {"error":{"message":"used up","code":"insufficient_quota"}}\n\n', {
      headers: { 'content-type': 'text/event-stream' },
    });
  await ask();
  await expect.poll(async () => (await state()).fault?.kind).toBe('exhausted_quota');
});

it('reports another fault right away, and a recurring one once an hour', async () => {
  const db = database(env);
  const now = Date.now();
  const store = (fault: Parameters<typeof storeFault>[1], at: number) => db.batch(storeFault(env, fault, at));
  await store('refused_key', now);
  await store('exhausted_quota', now + 1);
  expect(await outbox()).toHaveLength(6);
  expect(await state()).toMatchObject({ fault: { kind: 'exhausted_quota', since: new Date(now + 1).toISOString() } });
  await store('refused_key', now + 2);
  expect(await outbox()).toHaveLength(6);
  await store('exhausted_quota', now + hour + 2);
  expect(await outbox()).toHaveLength(9);
});

it('reports one fault once when fifty answers fail at the same time', async () => {
  const db = database(env);
  await Promise.all(Array.from({ length: 50 }, () => db.batch(storeFault(env, 'refused_key'))));
  expect(await outbox()).toHaveLength(3);
});

it('names the model, and has no fault without a key', async () => {
  await database(env).batch(storeFault({ ...env, CHAT_MODEL: 'old' }, 'unknown_model'));
  expect(await state({ CHAT_MODEL: 'new' })).toMatchObject({
    model: 'new',
    fault: { message: expect.stringContaining('old') },
  });
  expect(await state({ CHAT_API_KEY: '' })).toEqual({ model: null, fault: null });
});
