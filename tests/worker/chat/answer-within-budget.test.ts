import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { estimateTokens } from '../../../src-worker/chat/token-estimate.ts';
import type { Bindings } from '../../../src-worker/env.ts';
import { askForEvents, eventReader, newSession, streamedAnswer } from '../support/answer-events.ts';
import { request } from '../support/client.ts';
import {
  chunk,
  completionWith,
  doneMark,
  finish,
  mockCompletions,
  openCompletion,
  streamOf,
} from '../support/completions.ts';
import { databaseDown } from '../support/faults.ts';
import { captureLogs } from '../support/logs.ts';
import { emptyOutbox, outbox } from '../support/mail.ts';

let completions: ReturnType<typeof mockCompletions>;
const logged: string[] = [];

beforeEach(async () => {
  captureLogs(logged);
  await emptyOutbox();
  await env.DB.prepare('DELETE FROM chat_usage').run();
  completions = mockCompletions(() => completionWith('Hello from the model.'));
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function tokens(): Promise<number> {
  return (await env.DB.prepare('SELECT sum(tokens) AS tokens FROM chat_usage').first<number>('tokens')) ?? 0;
}

const ask = (session = newSession()) => request(`/api/chat/${session}/messages`, { text: 'Do you do boats?' });

/** Asks with other settings of the object. */
async function askWith(bindings: Partial<Bindings>) {
  const sessionId = newSession();
  const stub = env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(sessionId));
  return runInDurableObject(stub, async (instance) => {
    Object.assign(instance, { env: { ...env, ...bindings } });
    return instance.reply({ sessionId, text: 'Do you do boats?', locale: 'en', requestId: 'r' });
  });
}

it('has reserved the prompt and the longest answer before the model is asked', async () => {
  const reserved: number[] = [];
  completions.respond = async () => {
    reserved.push(await tokens());
    return completionWith('Yes.');
  };
  await ask();
  // The system message alone has several thousand characters.
  expect(reserved[0]).toBeGreaterThan(2000);
});

it('counts what the provider says was used, as a whole and streamed', async () => {
  const usage = { prompt_tokens: 300, completion_tokens: 20 };
  const whole = { choices: [{ message: { role: 'assistant', content: 'Yes.' } }], usage };
  completions.respond = () => Response.json(whole);
  await ask();
  await expect.poll(tokens).toBe(320);
  const last = `data: ${JSON.stringify({ choices: [], usage })}\n\n`;
  const stream = chunk('Yes.') + finish + last + doneMark;
  completions.respond = () => new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  await streamedAnswer(newSession(), 'Do you do boats?');
  await expect.poll(tokens).toBe(640);
});

it('estimates what was used when the provider does not say, and when the stream breaks', async () => {
  let reserved = 0;
  completions.respond = async () => {
    reserved = await tokens();
    return streamOf('Yes.');
  };
  await streamedAnswer(newSession(), 'Do you do boats?');
  // The short answer in place of the longest answer, which has 1,000 tokens.
  const first = reserved - 1000 + estimateTokens(['Yes.']);
  await expect.poll(tokens).toBe(first);
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(newSession(), 'Do you do boats?'));
  completion.text('Yes.');
  await events.next();
  completion.die();
  expect((await events.rest()).at(-1)).toMatchObject({ event: 'done', data: { interrupted: 'broken' } });
  await expect.poll(tokens).toBe(2 * first);
});

it('counts nothing when the provider refuses a call', async () => {
  completions.respond = () => new Response('{}', { status: 401 });
  expect(await (await ask()).json()).toMatchObject({ confidence: 0.7 });
  await expect.poll(tokens).toBe(0);
});

it('keeps the reservation of a call whose end nobody knows', async () => {
  completions.respond = () => new Promise<Response>(() => {});
  expect(await askWith({ CHAT_TIMEOUT_MS: '20', CHAT_MAX_TOKENS: '5000' })).toMatchObject({
    reply: { confidence: 0.7 },
  });
  expect(await tokens()).toBeGreaterThan(5000);
});

it('answers from the canned replies when there is no room, as a whole and streamed, and tells staff once', async () => {
  await ask();
  await env.DB.prepare('UPDATE chat_usage SET tokens = 2000000').run();
  completions.requests.length = 0;
  expect(await (await ask()).json()).toMatchObject({ confidence: 0.7 });
  expect((await streamedAnswer(newSession(), 'pricing')).reply).toMatchObject({ confidence: 0.7 });
  expect(completions.requests).toEqual([]);
  const kinds = (await outbox()).map(({ kind }) => kind);
  expect(kinds).toEqual(Array(3).fill('chat_cap_notification'));
  expect(logged.join()).toContain('CHAT_DAILY_TOKENS leaves no room');
});

it('does not ask the model when the database cannot count', async () => {
  const outcome = await askWith({ DB: databaseDown() });
  expect(outcome).toMatchObject({ kind: 'answered', reply: { confidence: 0.7 } });
  expect(completions.requests).toEqual([]);
  expect(logged.join()).toContain('chat_tokens_not_reserved');
});

it('reserves nothing without a key', async () => {
  expect(await askWith({ CHAT_API_KEY: '' })).toMatchObject({ reply: { confidence: 0.7 } });
  expect(await tokens()).toBe(0);
});
