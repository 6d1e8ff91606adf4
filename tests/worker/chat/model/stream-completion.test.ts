import { runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import chat from '#shared/content/en/chat.ts';
import type { ChatConversation } from '#shared/contracts/chat.ts';
import { askForEvents, eventReader, newSession, streamedAnswer, summaryOf } from '../../support/answer-events.ts';
import { request } from '../../support/client.ts';
import {
  chunk,
  completionWith,
  doneMark,
  finish,
  mockCompletions,
  openCompletion,
  streamOf,
} from '../../support/completions.ts';
import { jsonPost, requestWith } from '../../support/faults.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { expectRefusal } from '../../support/refusal.ts';

let completions: ReturnType<typeof mockCompletions>;

beforeEach(() => {
  completions = mockCompletions(() => streamOf('Hello', ' from the', ' model.'));
});
async function conversationOf(session: string): Promise<ChatConversation> {
  const response = await request(`/api/chat/${session}`);
  expect(response.status).toBe(200);
  return response.json();
}

const textsOf = ({ messages }: ChatConversation) => messages.map(({ message }) => message);

/** Asks inside the Durable Object, because a timer must be advanced where it was set. */
async function withClock(
  text: string,
  run: (events: ReturnType<typeof eventReader>, completion: ReturnType<typeof openCompletion>) => Promise<void>,
) {
  const session = newSession();
  const completion = openCompletion();
  completions.respond = completion.respond;
  await runInDurableObject(env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(session)), async (instance) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const outcome = await instance.streamReply({ sessionId: session, text, locale: 'en', requestId: 'r' });
    if (outcome.kind !== 'streaming') throw new Error(outcome.kind);
    await vi.waitFor(() => expect(completions.requests).toHaveLength(1));
    await run(eventReader(new Response(outcome.events)), completion);
  });
}

it('sends the answer piece by piece, then as a whole', async () => {
  const response = await askForEvents(newSession(), 'What do you build?');
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const events = await eventReader(response).rest();
  expect(events.slice(0, -1)).toEqual(
    ['Hello', ' from the', ' model.'].map((text) => ({ event: 'delta', data: { text } })),
  );
  expect(events.at(-1)).toEqual({
    event: 'done',
    data: {
      messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      message: 'Hello from the model.',
      confidence: 0.9,
      suggestedActions: [],
      sources: [],
    },
  });
});

it('requests a stream with its usage, and otherwise sends the same request', async () => {
  await streamedAnswer(newSession(), '  Hi  ');
  expect(completions.requests[0]?.body).toEqual({
    model: 'gpt-4o',
    messages: [expect.objectContaining({ role: 'system' }), { role: 'user', content: '  Hi  ' }],
    max_tokens: 1000,
    temperature: 0.7,
    stream: true,
    stream_options: { include_usage: true },
  });
});

it('sends each piece as soon as the model has written it', async () => {
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(newSession(), 'Hi'));
  for (const text of ['One', ' two', ' three']) {
    completion.text(text);
    expect(await events.next()).toEqual({ event: 'delta', data: { text } });
  }
  completion.write(doneMark);
  expect(await events.next()).toMatchObject({ event: 'done', data: { message: 'One two three' } });
});

it.each([
  ['ends with [DONE] alone', ['Hi'].map((text) => chunk(text)).join('') + doneMark],
  ['ends with a reason alone', chunk('Hi') + finish],
  [
    'has comments, empty choices and a role first',
    `: ping\n\ndata: {"choices":[]}\n\n${chunk('')}${chunk('Hi')}${finish}`,
  ],
  ['has CRLF', `${chunk('Hi')}${finish}`.replaceAll('\n', '\r\n')],
])('reads a stream that %s', async (_what, data) => {
  const completion = openCompletion();
  completions.respond = completion.respond;
  completion.write(data);
  completion.end();
  expect((await streamedAnswer(newSession(), 'Hi')).reply).toMatchObject({ message: 'Hi', confidence: 0.9 });
});

it('never shows half an emoji, wherever the stream is cut', async () => {
  const bytes = new TextEncoder().encode(chunk('a 👩‍🚀 b') + chunk('\ud83d') + chunk('\ude00!') + finish);
  const completion = openCompletion();
  completions.respond = completion.respond;
  for (const byte of bytes) completion.write(Uint8Array.of(byte));
  completion.end();
  const { text, reply } = await streamedAnswer(newSession(), 'Hi');
  expect(text).toBe('a 👩‍🚀 b😀!');
  expect(reply?.message).toBe(text);
});

it('ends before the emoji when the stream dies inside it', async () => {
  expectLogs('chat_completion_failed');
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(newSession(), 'Hi'));
  completion.text('Well \ud83d');
  expect(await events.next()).toEqual({ event: 'delta', data: { text: 'Well' } });
  completion.write(new TextEncoder().encode(chunk('😀')).slice(0, -12));
  completion.die();
  expect(summaryOf(await events.rest()).reply).toMatchObject({ message: 'Well', interrupted: 'broken' });
});

it.each([
  ['dies', (completion: ReturnType<typeof openCompletion>) => completion.die()],
  ['ends without an end', (completion: ReturnType<typeof openCompletion>) => completion.end()],
  [
    'reports an error',
    (completion: ReturnType<typeof openCompletion>) =>
      completion.write('data: {"error":{"message":"overloaded, key sk-test"}}\n\n'),
  ],
  ['sends what is not JSON', (completion: ReturnType<typeof openCompletion>) => completion.write('data: {"cho\n\n')],
])('keeps the shown text when the stream %s, and says so', async (_what, breakIt) => {
  expectLogs('chat_completion_failed');
  const session = newSession();
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(session, 'What does it cost?'));
  completion.text('It depends on **sca');
  await events.next();
  breakIt(completion);
  const { reply } = summaryOf(await events.rest());
  expect(reply).toMatchObject({ message: 'It depends on **sca', interrupted: 'broken', confidence: 0.9 });
  const { messages } = await conversationOf(session);
  expect(messages.at(-1)).toMatchObject({
    id: reply?.messageId,
    message: 'It depends on **sca',
    metadata: { interrupted: 'broken' },
  });
  expect(logged.filter((line) => line.includes('chat_completion_failed'))).toHaveLength(1);
  expect(logged.join()).not.toMatch(/sk-test|What does it cost/);
  completions.respond = () => streamOf('And now?');
  await streamedAnswer(session, 'And?');
  expect(completions.requests.at(-1)?.body.messages.at(-2)?.content).toBe('It depends on **sca');
});

it('ends an answer that is written for longer than its tokens are reserved', async () => {
  expectLogs('chat_completion_failed');
  vi.useFakeTimers({ toFake: ['Date'] });
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(newSession(), 'Hi'));
  completion.text('On and');
  await events.next();
  vi.setSystemTime(Date.now() + 5 * 60_000);
  completion.text(' on');
  expect(summaryOf(await events.rest()).reply).toMatchObject({ message: 'On and', interrupted: 'broken' });
  expect(completion.state.cancelled).toBe(true);
});

it.each<[string, () => Response | Promise<Response>, number]>([
  ['refuses the connection', () => Promise.reject(new TypeError('connection refused')), 2],
  ['rejects the key', () => Response.json({ error: { message: 'bad key sk-test' } }, { status: 401 }), 1],
  ['answers 500', () => new Response('oops', { status: 500, headers: { 'retry-after-ms': '1' } }), 2],
  ['does not stream', () => completionWith('whole'), 1],
])('shows the canned reply when the completion API %s', async (_what, failing, calls) => {
  expectLogs('chat_completion_failed');
  completions.respond = failing;
  const { text, deltas, reply } = await streamedAnswer(newSession(), 'What does it cost?');
  expect(text).toBe(
    'Pricing varies by solution and scale. Most products come with a free trial. For a quote, contact our sales team at hello@rihla.example.',
  );
  expect(deltas).toBe(1);
  expect(reply).toMatchObject({
    message:
      'Pricing varies by solution and scale. Most products come with a free trial. For a quote, contact our sales team at hello@rihla.example.',
    confidence: 0.7,
  });
  expect(reply).not.toHaveProperty('interrupted');
  expect(completions.requests).toHaveLength(calls);
  expect(logged.join()).not.toContain('sk-test');
});

it('waits for the first text as for an answer, and ten seconds for each chunk', async () => {
  expectLogs('chat_completion_failed');
  await withClock('Hi', async (events, completion) => {
    await vi.advanceTimersByTimeAsync(19_000);
    completion.text('Slow');
    expect(await events.next()).toMatchObject({ data: { text: 'Slow' } });
    await vi.advanceTimersByTimeAsync(9_000);
    completion.text('ly');
    expect(await events.next()).toMatchObject({ data: { text: 'ly' } });
    await vi.advanceTimersByTimeAsync(10_000);
    completion.text(' late');
    completion.end();
    expect(summaryOf(await events.rest()).reply).toMatchObject({ message: 'Slowly', interrupted: 'broken' });
    expect(completion.state.cancelled).toBe(true);
  });
});

it('shows the canned reply when the first text does not come in time', async () => {
  expectLogs('chat_completion_failed');
  await withClock('Hello', async (events, completion) => {
    completion.text('');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(summaryOf(await events.rest()).reply).toMatchObject({
      message:
        'My longer answer failed, so this is the short one from our site.\n\nHello, I’m Joe, the Rihla AI assistant. Ask me about our products, prices, a demo or a job.',
      confidence: 0.7,
    });
  });
});

it('cuts an answer of one megabyte, and stops the model', async () => {
  const session = newSession();
  const completion = openCompletion();
  completions.respond = completion.respond;
  for (let kilobytes = 0; kilobytes < 1024; kilobytes++) completion.text('x'.repeat(1024));
  const { text, reply } = await streamedAnswer(session, 'Hi');
  expect(text).toHaveLength(16_000);
  expect(reply?.message).toBe(text);
  await expect.poll(() => completion.state.cancelled).toBe(true);
  completions.respond = () => streamOf('short');
  expect((await streamedAnswer(session, 'Again')).text).toBe('short');
});

it('does not keep an endless line in memory', async () => {
  expectLogs('chat_completion_failed');
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(newSession(), 'Hi'));
  completion.text('Start');
  await events.next();
  for (let kilobytes = 0; kilobytes < 1024; kilobytes++) completion.write(`data: ${'x'.repeat(1024)}`);
  expect(summaryOf(await events.rest()).reply).toMatchObject({ message: 'Start', interrupted: 'broken' });
});

it.each([
  [255, undefined],
  [257, 'broken'],
])('reads an event of %i kilobytes: %s', async (kilobytes, interrupted) => {
  if (interrupted) expectLogs('chat_completion_failed');
  const completion = openCompletion();
  completions.respond = completion.respond;
  completion.text('Start');
  for (const part of ['data: {"padding":"', 'x'.repeat(kilobytes * 1024), `"}\n\n${finish}`]) completion.write(part);
  completion.end();
  const { reply } = await streamedAnswer(newSession(), 'Hi');
  expect([reply?.message, reply?.interrupted]).toEqual(['Start', interrupted]);
});

it.each([[''], ['  \n']])('shows a fixed text when the model writes %j', async (empty) => {
  completions.respond = () => streamOf(empty);
  expect(await streamedAnswer(newSession(), 'Hi')).toMatchObject({
    text: chat.emptyReply,
    reply: { message: chat.emptyReply, confidence: 0.9 },
  });
});

it('stops the model when the visitor leaves, and stores the shown text', async () => {
  const session = newSession();
  const completion = openCompletion();
  completions.respond = completion.respond;
  const controller = new AbortController();
  // Only a request to the Worker itself has a connection that can be closed.
  const response = await exports.default.fetch(`https://rihla.example/api/chat/${session}/messages`, {
    ...jsonPost({ text: 'bye' }),
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    signal: controller.signal,
  });
  completion.text('Good');
  const events = eventReader(response);
  expect(await events.next()).toMatchObject({ data: { text: 'Good' } });
  controller.abort();
  await expect.poll(() => completion.state.cancelled, { timeout: 1000 }).toBe(true);
  expect(completions.requests[0]?.signal?.aborted).toBe(true);
  await expect
    .poll(() => conversationOf(session))
    .toMatchObject({
      answering: false,
      messages: [{ message: 'bye' }, { message: 'Good', metadata: { interrupted: 'stopped' } }],
    });
});

it('ends the answer when the visitor stops it, with the shown text', async () => {
  const session = newSession();
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(session, 'Hi'));
  completion.text('One two');
  await events.next();
  const stopped = await request(`/api/chat/${session}/stop`, undefined, { method: 'POST' });
  expect(stopped.status).toBe(204);
  expect(summaryOf(await events.rest()).reply).toMatchObject({ message: 'One two', interrupted: 'stopped' });
  expect(completion.state.cancelled).toBe(true);
  expect((await conversationOf(session)).messages.at(-1)).toMatchObject({
    message: 'One two',
    metadata: { interrupted: 'stopped' },
  });
  expect(logged.join()).not.toContain('chat_completion_failed');
});

it('stores only the question when the answer is stopped before its first text', async () => {
  const session = newSession();
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(session, 'Hi'));
  await expect.poll(() => completions.requests).toHaveLength(1);
  await request(`/api/chat/${session}/stop`, undefined, { method: 'POST' });
  expect(await events.rest()).toMatchObject([{ event: 'done', data: { message: '', interrupted: 'stopped' } }]);
  expect(textsOf(await conversationOf(session))).toEqual(['Hi']);
});

it('stops nothing when Joe is silent', async () => {
  const session = newSession();
  await streamedAnswer(session, 'Hi');
  expect((await request(`/api/chat/${session}/stop`, undefined, { method: 'POST' })).status).toBe(204);
  expect(textsOf(await conversationOf(session))).toEqual(['Hi', 'Hello from the model.']);
});

it('forgets a pending answer with a reset, and keeps its transcript', async () => {
  const session = newSession();
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(session, 'old'));
  completion.text('Half an');
  await events.next();
  await request(`/api/chat/${session}/reset`, undefined, { method: 'POST' });
  expect(summaryOf(await events.rest()).reply).toMatchObject({ message: 'Half an', interrupted: 'stopped' });
  expect(await conversationOf(session)).toEqual({ messages: [], answering: false, state: { state: 'bot' } });
  completions.respond = () => streamOf('Fresh.');
  await streamedAnswer(session, 'new');
  const contents = completions.requests.at(-1)?.body.messages.slice(1);
  expect(contents).toEqual([{ role: 'user', content: 'new' }]);
  const stored = env.DB.prepare('SELECT message FROM chat_messages WHERE session_id = ? ORDER BY timestamp, seq');
  const { results } = await stored.bind(session).all();
  expect(results.map(({ message }) => message)).toEqual(['old', 'Half an', 'new', 'Fresh.']);
});

it('refuses a message while the answer is being written, and loses neither', async () => {
  const session = newSession();
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(session, 'one'));
  completion.text('First');
  await events.next();
  const refused = await askForEvents(session, 'two');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'reply_pending' });
  completion.write(finish + doneMark);
  expect(summaryOf(await events.rest()).reply).toMatchObject({ message: 'First' });
  completions.respond = () => streamOf('Second');
  await streamedAnswer(session, 'two');
  expect(textsOf(await conversationOf(session))).toEqual(['one', 'First', 'two', 'Second']);
});

it('shows another tab the question and the answer so far', async () => {
  const session = newSession();
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(session, 'one'));
  completion.text('Half');
  await events.next();
  expect(await conversationOf(session)).toMatchObject({
    answering: true,
    messages: [
      { message: 'one', is_bot: false },
      { message: 'Half', is_bot: true },
    ],
  });
  completion.write(finish);
  completion.end();
  const { reply } = summaryOf(await events.rest());
  const { messages, answering } = await conversationOf(session);
  expect(answering).toBe(false);
  expect(messages.at(-1)?.id).toBe(reply?.messageId);
});

it('has no messages of an unknown session, and refuses an invalid session id', async () => {
  expect(await conversationOf(newSession())).toEqual({ messages: [], answering: false, state: { state: 'bot' } });
  await expectRefusal(request('/api/chat/session_1_short'), [
    422,
    'validation_failed',
    'sessionId: A chat session id looks like session_1700000000000_abcdefghij123456.',
  ]);
});

it('streams the prepared reply when there is no API key', async () => {
  const session = newSession();
  const object = env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(session));
  await runInDurableObject(object, async (instance) => {
    Object.assign(instance, { env: { ...env, CHAT_API_KEY: '' } });
    const outcome = await instance.streamReply({
      sessionId: session,
      text: 'Are you hiring?',
      locale: 'en',
      requestId: 'r',
    });
    if (outcome.kind !== 'streaming') throw new Error(outcome.kind);
    const { text, reply } = summaryOf(await eventReader(new Response(outcome.events)).rest());
    expect(text).toBe(
      'Yes, we are actively hiring Frontend Developers, AI Engineers and interns for both. You can see every position and apply on the careers page.',
    );
    expect(reply).toMatchObject({
      message:
        'Yes, we are actively hiring Frontend Developers, AI Engineers and interns for both. You can see every position and apply on the careers page.',
      confidence: 0.7,
    });
  });
  expect((await conversationOf(session)).messages.at(-1)?.metadata.canned).toBe(true);
});

it('answers an error before the first event like any route', async () => {
  expectLogs('request_failed');
  const broken = { get: () => ({ streamReply: () => Promise.reject(new Error('gone')) }), idFromName: () => 'id' };
  const response = await requestWith(
    { CHAT_SESSION: broken as unknown as typeof env.CHAT_SESSION },
    `/api/chat/${newSession()}/messages`,
    { ...jsonPost({ text: 'Hi' }), headers: { 'content-type': 'application/json', accept: 'text/event-stream' } },
  );
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: 'internal_error' });
});

it('ends with a problem when the object fails later', async () => {
  expectLogs('chat_failed');
  const session = newSession();
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(session, 'Hi', { locale: 'ar' }));
  completion.text('Well');
  await events.next();
  const object = env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(session));
  await runInDurableObject(object, (_instance, { storage }) => {
    vi.spyOn(storage.kv, 'put').mockImplementation(() => {
      throw new Error('storage is full');
    });
  });
  completion.write(finish + doneMark);
  const last = (await events.rest()).at(-1);
  expect(last).toMatchObject({ event: 'problem', data: { code: 'internal_error', status: 500 } });
  expect(logged.join()).toContain('storage is full');
});
