import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import arabicChat from '#shared/content/ar/chat.ts';
import chat from '#shared/content/en/chat.ts';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { newSession } from '../support/answer-events.ts';
import { request } from '../support/client.ts';
import { completionWith, mockCompletions } from '../support/completions.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { expectLogs, logged } from '../support/logs.ts';
import { expectRefusal } from '../support/refusal.ts';

let completions: ReturnType<typeof mockCompletions>;
beforeEach(() => {
  completions = mockCompletions(() => completionWith('Hello from the model.'));
});

function postMessage(session: string, text: string): Promise<Response> {
  return request(`/api/chat/${session}/messages`, { text });
}

async function sendMessage(session: string, text: string): Promise<ChatReply> {
  const response = await postMessage(session, text);
  expect(response.status).toBe(200);
  return response.json();
}

function durableObjectOf(session: string) {
  return env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(session));
}

async function transcriptOf(session: string) {
  const { results } = await env.DB.prepare('SELECT * FROM chat_messages WHERE session_id = ? ORDER BY timestamp, seq')
    .bind(session)
    .all<Record<string, string | number>>();
  return results;
}

it('keeps the hourly count on a reset', async () => {
  const session = newSession();
  await sendMessage(session, 'one');
  await request(`/api/chat/${session}/reset`, undefined, { method: 'POST' });
  const sentAt = await runInDurableObject(durableObjectOf(session), (_, { storage }) => storage.kv.get('sentAt'));
  expect(sentAt).toHaveLength(1);
});

const post = (session: string, what: string) => request(`/api/chat/${session}/${what}`, undefined, { method: 'POST' });

it('has the conversation back when a reset is undone within 15 seconds', async () => {
  const session = newSession();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await sendMessage(session, 'one');
  await post(session, 'reset');
  vi.setSystemTime(Date.now() + 15_000);
  expect((await post(session, 'undo-reset')).status).toBe(204);
  const { messages } = await (await request(`/api/chat/${session}`)).json<{ messages: { message: string }[] }>();
  expect(messages[0]?.message).toBe('one');
  await sendMessage(session, 'two');
  expect(JSON.stringify(completions.requests.at(-1)?.body.messages)).toContain('"one"');
});

it.each([
  ['after more than 15 seconds', async () => void vi.setSystemTime(Date.now() + 15_001)],
  ['after the next message', async (session: string) => void (await sendMessage(session, 'next'))],
  ['twice', async (session: string) => void (await post(session, 'undo-reset'))],
])('undoes no reset %s', async (_when, meanwhile) => {
  const session = newSession();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await sendMessage(session, 'one');
  await post(session, 'reset');
  await meanwhile(session);
  expect((await post(session, 'undo-reset')).status).toBe(404);
});

it('clears the conversation after a day without a message', async () => {
  const session = newSession();
  const sentAt = Date.now();
  await sendMessage(session, 'one');
  const alarm = await runInDurableObject(durableObjectOf(session), (_, { storage }) => storage.getAlarm());
  const day = 24 * 60 * 60 * 1000;
  expect(alarm).toBeGreaterThanOrEqual(sentAt + day);
  expect(alarm).toBeLessThanOrEqual(Date.now() + day);
  vi.useFakeTimers({ toFake: ['Date'], now: alarm! });
  expect(await runDurableObjectAlarm(durableObjectOf(session))).toBe(true);
  await sendMessage(session, 'two');
  expect(completions.requests.at(-1)?.body.messages).toHaveLength(2);
});

const failures: [string, () => Response | Promise<Response>, number][] = [
  ['refuses the connection', () => Promise.reject(new TypeError('connection refused')), 2],
  ['rejects the key', () => Response.json({ error: { message: 'bad key sk-test' } }, { status: 401 }), 1],
  ['answers 429', () => new Response('{}', { status: 429, headers: { 'retry-after-ms': '1' } }), 2],
  ['answers 500', () => new Response('oops', { status: 500, headers: { 'retry-after-ms': '1' } }), 2],
  ['answers with HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 1],
  [
    'answers with incomplete JSON',
    () => new Response('{"choices":[', { headers: { 'content-type': 'application/json' } }),
    1,
  ],
  ['answers without choices', () => Response.json({ choices: [] }), 1],
  ['answers with a number instead of text', () => completionWith(7), 1],
];

it.each(failures)('falls back to the canned reply when the completion API %s', async (_what, failing, calls) => {
  expectLogs('chat_completion_failed');
  completions.respond = failing;
  const reply = await sendMessage(newSession(), 'What does it cost?');
  expect(reply).toEqual({
    messageId: expect.any(String),
    message: chat.canned.pricing,
    confidence: 0.7,
    suggestedActions: ['contact_support', 'check_website'],
    sources: expect.arrayContaining([{ title: 'Prices and free trial', path: '/pricing#plans' }]),
    retry: true,
  });
  expect(completions.requests).toHaveLength(calls);
  const errorLines = logged.filter((line) => line.includes('chat_completion_failed'));
  expect(errorLines).toHaveLength(1);
  expect(logged.join()).not.toMatch(/sk-test|What does it cost/);
});

it('stops waiting for a slow completion or a long retry delay at the timeout', async () => {
  expectLogs('chat_completion_failed');
  const shortTimeout = { CHAT_TIMEOUT_MS: '50' };
  for (const slow of [
    () => new Promise<Response>(() => {}),
    () => new Response('{}', { status: 429, headers: { 'retry-after': '30' } }),
  ]) {
    completions.respond = slow;
    const session = newSession();
    await runInDurableObject(durableObjectOf(session), async (instance) => {
      Object.assign(instance, { env: { ...env, ...shortTimeout } });
      const result = await instance.reply({ sessionId: session, text: 'hello', locale: 'en', requestId: 'r' });
      expect(result).toMatchObject({
        kind: 'answered',
        reply: {
          confidence: 0.7,
          message:
            'My longer answer failed, so this is the short one from our site.\n\nHello, I’m Joe, the Rihla AI assistant. Ask me about our products, prices, a demo or a job.',
        },
      });
    });
  }
});

it('shortens a reply of one megabyte and answers the next message', async () => {
  const session = newSession();
  completions.respond = () => completionWith('x'.repeat(1024 * 1024));
  expect((await sendMessage(session, 'Hi')).message.length).toBeLessThanOrEqual(16_000);
  completions.respond = () => completionWith('short');
  expect((await sendMessage(session, 'Again')).message).toBe('short');
});

it.each([
  ['ما هي منتجاتكم؟', arabicChat.canned.products],
  ['كيف اتواصل معكم', arabicChat.canned.contact],
  ['كَمْ التكلفة؟', arabicChat.canned.pricing],
  ['أريد معرفة الاسعار', arabicChat.canned.pricing],
  ['كم سعر Lagentry؟', arabicChat.canned.products],
  ['هل لديكم وظائف شاغرة؟', arabicChat.canned.careers],
  ['Are you hiring?', chat.canned.careers],
  ['؟؟', arabicChat.canned.fallback],
])('answers %j by its keyword after a failed call, in the language of the message', async (text, message) => {
  expectLogs('chat_completion_failed');
  completions.respond = () => Response.json({ error: { message: 'no' } }, { status: 401 });
  const response = await request(`/api/chat/${newSession()}/messages`, { text, locale: 'ar' });
  expect(await response.json()).toMatchObject({ message });
});

it('without a key, takes a short question for one about the product named before', async () => {
  const session = newSession();
  await runInDurableObject(durableObjectOf(session), async (instance) => {
    Object.assign(instance, { env: { ...env, CHAT_API_KEY: '' } });
    const ask = (text: string) => instance.reply({ sessionId: session, text, locale: 'en', requestId: 'r' });
    await ask('Tell me about MarketEye');
    expect(await ask('how much is it')).toMatchObject({
      reply: {
        message: expect.stringContaining('MarketEye has no published price'),
      },
    });
  });
});

it('answers Arabic on an English page in Arabic, and stores that language', async () => {
  expectLogs('chat_completion_failed');
  const session = newSession();
  completions.respond = () => Response.json({ error: { message: 'no' } }, { status: 401 });
  expect((await sendMessage(session, 'ما الأسعار؟')).message).toBe(arabicChat.canned.pricing);
  const localeOf = () =>
    env.DB.prepare('SELECT locale FROM chat_sessions WHERE session_id = ?').bind(session).first('locale');
  await expect.poll(localeOf).toBe('ar');
  completions.respond = () => completionWith('');
  expect((await sendMessage(session, 'And now?')).message).toBe(
    "I apologize, but I'm having trouble processing your request right now. Please try again or contact our team directly.",
  );
  await expect.poll(localeOf).toBe('en');
});

it('gives the model the links of the page that the message comes from', async () => {
  const session = newSession();
  const response = await request(`/api/chat/${session}/messages`, { text: 'Hi', locale: 'ar' });
  expect(response.status).toBe(200);
  expect(completions.requests[0]?.body.messages[0]?.content).toContain('https://rihla.example/ar/schedule-demo');
});

it('rejects a language that the site does not have', async () => {
  const response = await request(`/api/chat/${newSession()}/messages`, { text: 'Hi', locale: 'fr' });
  await expectRefusal(response, [422, 'validation_failed', 'locale: locale must be en or ar.']);
});

it.each([
  ['يسعدنا حجز عرض توضيحي لكم.', ['schedule_demo']],
  ['راسلوا فريقنا لمعرفة الأسعار.', ['contact_team', 'get_quote']],
  ['تجدون كل الوظائف في موقعنا.', ['view_careers']],
  ['لا شيء.', []],
])('suggests the actions that match the Arabic reply %j', async (message, actions) => {
  completions.respond = () => completionWith(message);
  expect((await sendMessage(newSession(), 'مرحبا')).suggestedActions).toEqual(actions);
});

it('accepts sixty messages an hour from a session, then says how long to wait', async () => {
  const session = newSession();
  await runInDurableObject(durableObjectOf(session), (_instance, state) => {
    state.storage.kv.put('sentAt', Array(59).fill(Date.now() - 30 * 60 * 1000));
  });
  expect((await postMessage(session, 'the sixtieth')).status).toBe(200);
  const response = await postMessage(session, 'one more');
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ code: 'rate_limited' });
  const wait = Number(response.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(29 * 60);
  expect(wait).toBeLessThanOrEqual(30 * 60);
});

it('apologises when the chat session fails, and logs the cause', async () => {
  expectLogs('chat_failed');
  const broken = { get: () => ({ reply: () => Promise.reject(new Error('storage is gone')) }), idFromName: () => 'id' };
  const response = await requestWith(
    { CHAT_SESSION: broken as unknown as typeof env.CHAT_SESSION },
    `/api/chat/${newSession()}/messages`,
    jsonPost({ text: 'Hi' }),
  );
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    message:
      'I apologize, but something went wrong on our side. Please try again, or contact our team at hello@rihla.example.',
    confidence: 0.5,
  });
  expect(logged.join()).toContain('storage is gone');
});

it('answers as usual when the transcript cannot be stored', async () => {
  expectLogs(
    'chat_not_stored',
    'chat_tokens_not_reserved',
    'written_answers_unavailable',
    'office_hours_unavailable',
    'booking_unavailable',
  );
  expectLogs('news_unavailable', 'positions_unavailable');
  const session = newSession();
  await runInDurableObject(durableObjectOf(session), async (instance) => {
    const unavailable = {
      prepare: () => {
        throw new Error('D1 is away');
      },
    };
    Object.assign(instance, { env: { ...env, DB: unavailable } });
    const result = await instance.reply({ sessionId: session, text: 'Hi', locale: 'en', requestId: 'r-7' });
    expect(result.kind).toBe('answered');
  });
  await expect.poll(() => logged.join()).toContain('chat_not_stored');
});

it('cancels the completion of a disconnected visitor, and stores the message', async () => {
  const session = newSession();
  completions.respond = () => new Promise<Response>(() => {});
  const controller = new AbortController();
  // Only a request to the Worker itself has a connection that can be closed.
  const cancelled = exports.default.fetch(`https://rihla.example/api/chat/${session}/messages`, {
    ...jsonPost({ text: 'bye' }),
    signal: controller.signal,
  });
  await expect.poll(() => completions.requests).toHaveLength(1);
  // Cancelling a rejected message does not cancel the pending answer.
  await expectRefusal(postMessage(session, 'and this?'), [
    409,
    'reply_pending',
    'Joe is still replying. Wait for the reply, then send your next message.',
  ]);
  await durableObjectOf(session).cancelReply('another request');
  expect(completions.requests[0]?.signal?.aborted).toBe(false);
  controller.abort();
  await expect(cancelled).rejects.toThrow('aborted');
  await expect.poll(() => completions.requests[0]?.signal?.aborted).toBe(true);
  await expect.poll(() => transcriptOf(session)).toHaveLength(1);
  completions.respond = () => completionWith('Welcome back.');
  expect((await sendMessage(session, 'again')).message).toBe('Welcome back.');
});

it('drops the pending answer when the visitor resets the conversation', async () => {
  const session = newSession();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  completions.respond = () => held.then(() => completionWith('too late'));
  const first = postMessage(session, 'one');
  await expect.poll(() => completions.requests).toHaveLength(1);
  await request(`/api/chat/${session}/reset`, undefined, { method: 'POST' });
  expect((await first).status).toBe(200);
  completions.respond = () => completionWith('in time');
  await sendMessage(session, 'two');
  release();
  await sendMessage(session, 'three');
  const sentContents = completions.requests
    .at(-1)
    ?.body.messages.slice(1)
    .map(({ content }) => content);
  expect(sentContents).toEqual(['two', 'in time', 'three']);
});

it('keeps the conversation when its Durable Object is evicted from memory', async () => {
  const session = newSession();
  await sendMessage(session, 'one');
  await evictDurableObject(durableObjectOf(session));
  await sendMessage(session, 'two');
  const sentContents = completions.requests
    .at(-1)
    ?.body.messages.slice(1)
    .map(({ content }) => content);
  expect(sentContents).toEqual(['one', 'Hello from the model.', 'two']);
});
