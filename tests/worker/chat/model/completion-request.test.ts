import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { requestCompletion } from '#worker/chat/model/completion-request.ts';
import { configOf } from '#worker/env.ts';
import { replyWith, streamWith } from '../../support/answer-events.ts';
import {
  chunk,
  completionWith,
  mockCompletions,
  openCompletion,
  refusalOf,
  streamOf,
} from '../../support/completions.ts';
import { expectLogs, logged } from '../../support/logs.ts';

let completions: ReturnType<typeof mockCompletions>;

beforeEach(() => {
  completions = mockCompletions(() => completionWith('Yes.'));
});
/** An adaptation applies to one model, so each test has its own. */
const newModel = () => ({ CHAT_MODEL: crypto.randomUUID() });

/** Answers like a model that refuses these parameters. */
function refuse(parameters: string[], answer: () => Response, named = true) {
  completions.respond = () => refusalOf(completions.requests.at(-1)!, parameters, named) ?? answer();
}

const parametersSent = () =>
  completions.requests.map(({ body }) =>
    Object.keys(body).filter((name) => ['max_tokens', 'max_completion_tokens', 'temperature'].includes(name)),
  );

const first = ['max_tokens', 'temperature'];

it.each([
  [['max_tokens'], [first, ['max_completion_tokens', 'temperature']]],
  [['temperature'], [first, ['max_tokens']]],
  [first, [first, ['max_completion_tokens', 'temperature'], ['max_completion_tokens']]],
])('answers with an adapted request when the model refuses %j, whole and streamed', async (refused, sent) => {
  refuse(refused, () => completionWith('Yes.'));
  expect(await replyWith(newModel(), 'Hi')).toMatchObject({ reply: { message: 'Yes.', confidence: 0.9 } });
  expect(parametersSent()).toEqual(sent);
  completions.requests.length = 0;
  refuse(refused, () => streamOf('Yes', '.'));
  expect(await streamWith(newModel(), 'Hi')).toMatchObject({ text: 'Yes.', reply: { confidence: 0.9 } });
  expect(parametersSent()).toEqual(sent);
  expect(completions.requests.at(-1)?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
});

it('sends the limit of tokens under its new name', async () => {
  refuse(['max_tokens'], () => completionWith('Yes.'));
  await replyWith({ ...newModel(), CHAT_MAX_TOKENS: '321' }, 'Hi');
  expect(completions.requests.at(-1)?.body).toMatchObject({ max_completion_tokens: 321 });
});

it('sends the adapted request first from then on, for that model only', async () => {
  const model = newModel();
  refuse(first, () => completionWith('Yes.'));
  await replyWith(model, 'Hi');
  completions.requests.length = 0;
  await replyWith(model, 'Hi');
  expect(parametersSent()).toEqual([['max_completion_tokens']]);
  completions.respond = () => completionWith('Yes.');
  await replyWith(newModel(), 'Hi');
  expect(parametersSent().at(-1)).toEqual(first);
});

it('recognises the parameter by the message when the error has no field for it', async () => {
  refuse(first, () => completionWith('Yes.'), false);
  expect(await replyWith(newModel(), 'Hi')).toMatchObject({ reply: { message: 'Yes.' } });
});

it('keeps the text of a stream that breaks after the adaptation, and the adaptation', async () => {
  expectLogs('chat_completion_failed');
  const model = newModel();
  const completion = openCompletion();
  completion.write(chunk('Half'));
  completion.die();
  refuse(first, completion.respond);
  expect((await streamWith(model, 'Hi')).reply).toMatchObject({ message: 'Half', interrupted: 'broken' });
  completions.requests.length = 0;
  refuse(first, () => streamOf('Whole.'));
  expect((await streamWith(model, 'Hi')).reply).toMatchObject({ message: 'Whole.' });
  expect(parametersSent()).toEqual([['max_completion_tokens']]);
});

it.each([
  ['refuses what was adapted', { message: "'max_completion_tokens' is too large", param: 'max_completion_tokens' }],
  ['refuses something else', { message: 'The messages are too long.' }],
])('gives the canned reply when the model %s', async (_what, error) => {
  expectLogs('chat_completion_failed');
  const model = newModel();
  refuse(['max_tokens'], () => Response.json({ error }, { status: 400 }));
  expect(await replyWith(model, 'What does it cost?')).toMatchObject({
    reply: {
      message:
        'Pricing varies by solution and scale. Most products come with a free trial. For a quote, contact our sales team at hello@rihla.example.',
    },
  });
  expect(completions.requests).toHaveLength(2);
  expect(logged.join()).toContain('400');
});

it('repeats an adapted request once after a temporary failure', async () => {
  completions.respond = (call) =>
    refusalOf(completions.requests.at(-1)!, first) ??
    (call === 3 ? new Response('{}', { status: 503, headers: { 'retry-after-ms': '1' } }) : completionWith('Now.'));
  expect(await replyWith(newModel(), 'Hi')).toMatchObject({ reply: { message: 'Now.' } });
  expect(completions.requests).toHaveLength(4);
});

it('waits for as long as the provider says, but not beyond the time of an answer', async () => {
  expectLogs('chat_completion_failed');
  completions.respond = (call) =>
    call === 1 ? new Response('{}', { status: 429, headers: { 'retry-after': '0' } }) : completionWith('Now.');
  expect(await replyWith(newModel(), 'Hi')).toMatchObject({ reply: { message: 'Now.' } });
  completions.requests.length = 0;
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  completions.respond = () => new Response('{}', { status: 429, headers: { 'retry-after': inAMinute } });
  expect(await replyWith(newModel(), 'Hi')).toMatchObject({ reply: { confidence: 0.7 } });
  expect(completions.requests).toHaveLength(1);
});

/** Passes over pauses. */
function failAfter(milliseconds: number) {
  const pauses: (number | undefined)[] = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, pause?: number) => {
    pauses.push(pause);
    queueMicrotask(run);
  }) as typeof setTimeout);
  completions.respond = () => {
    vi.setSystemTime(Date.now() + milliseconds);
    throw new TypeError('Network connection lost.');
  };
  const { signal } = new AbortController();
  const cost = { requests: 0, received: '' };
  const call = { config: configOf(env), model: crypto.randomUUID(), messages: [], cancelled: signal, cost };
  return { pauses, cost, response: requestCompletion(call, { stream: false }, signal) };
}

it('asks again half a second after a failure of the network', async () => {
  const { pauses, response } = failAfter(0);
  await expect(response).rejects.toThrow('Network connection lost.');
  expect([pauses, completions.requests.length]).toEqual([[500], 2]);
});

it.each([
  [1999, 0],
  [2000, 2],
])('charges two calls that fail after %i milliseconds as %i', async (milliseconds, charged) => {
  const { cost, response } = failAfter(milliseconds);
  await expect(response).rejects.toThrow('Network connection lost.');
  expect(cost.requests).toBe(charged);
});
