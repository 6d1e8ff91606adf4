import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { estimateTokens } from '#worker/chat/model/token-budget.ts';
import type { Bindings } from '#worker/env.ts';
import { askForEvents, eventReader, newSession, replyWith, streamedAnswer } from '../../support/answer-events.ts';
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
import { databaseDown, withMethods } from '../../support/faults.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { emptyOutbox, outbox } from '../../support/mail.ts';
import { takeDatabaseAway } from '../../support/strict-database.ts';
import { emptyTables } from '../../support/tables.ts';

let completions: ReturnType<typeof mockCompletions>;

beforeEach(async () => {
  expectLogs(
    'chat_cap_reached',
    'chat_completion_failed',
    'chat_not_stored',
    'chat_tokens_not_reserved',
    'news_unavailable',
    'office_hours_unavailable',
    'booking_unavailable',
    'positions_unavailable',
    'written_answers_unavailable',
  );
  await emptyOutbox();
  await emptyTables('chat_usage');
  completions = mockCompletions(() => completionWith('Hello from the model.'));
});
/** The sum of used and reserved tokens. */
async function tokens(): Promise<number> {
  const { used, reserved } = await usage();
  return used + reserved;
}

async function usage(): Promise<{ used: number; reserved: number }> {
  const row = await env.DB.prepare(
    'SELECT tokens AS used, (SELECT coalesce(sum(value), 0) FROM json_each(reserved)) AS reserved FROM chat_usage',
  ).first<{ used: number; reserved: number }>();
  return row ?? { used: 0, reserved: 0 };
}

/** The estimated usage of an answer with this text. */
async function estimateOf(received: string): Promise<number> {
  await settled();
  const texts = completions.requests.at(-1)!.body.messages.map(({ content }) => content);
  return estimateTokens(texts) + (received === '' ? 0 : estimateTokens([received]));
}

const settled = () => expect.poll(async () => (await usage()).reserved).toBe(0);

const ask = (session = newSession()) => request(`/api/chat/${session}/messages`, { text: 'Do you do boats?' });

const askWith = (bindings: Partial<Bindings>) => replyWith(bindings, 'Do you do boats?');

it('reserves the prompt and the longest answer before the model is asked', async () => {
  const reserved: number[] = [];
  completions.respond = async () => {
    reserved.push(await tokens());
    return completionWith('Yes.');
  };
  await ask();
  // The system message alone has several thousand characters.
  expect(reserved[0]).toBeGreaterThan(2000);
});

it('counts the usage that the provider reports, as a whole and streamed', async () => {
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

it.each([
  [{ cached_tokens: 255 }, 45 + 26 + 20],
  [{ cached_tokens: 0 }, 320],
  [{ cached_tokens: 9999 }, 30 + 20],
  [null, 320],
])('counts tokens that the provider has cached, %j of 300, at a tenth', async (prompt_tokens_details, counted) => {
  const usage = { prompt_tokens: 300, completion_tokens: 20, prompt_tokens_details };
  completions.respond = () => Response.json({ choices: [{ message: { content: 'Yes.' } }], usage });
  await ask();
  await expect.poll(tokens).toBe(counted);
});

it('estimates the usage when the provider does not report it, or the stream breaks', async () => {
  completions.respond = () => streamOf('Yes.');
  await streamedAnswer(newSession(), 'Do you do boats?');
  const first = await estimateOf('Yes.');
  expect(await tokens()).toBe(first);
  const completion = openCompletion();
  completions.respond = completion.respond;
  const events = eventReader(await askForEvents(newSession(), 'Do you do boats?'));
  completion.text('Yes.');
  await events.next();
  completion.die();
  expect((await events.rest()).at(-1)).toMatchObject({ event: 'done', data: { interrupted: 'broken' } });
  await expect.poll(tokens).toBe(2 * first);
});

it.each([
  ['answers with 401', () => new Response('{}', { status: 401 })],
  ['limits the rate', () => new Response('{}', { status: 429, headers: { 'retry-after-ms': '1' } })],
  ['has an error of its own', () => new Response('{}', { status: 500, headers: { 'retry-after-ms': '1' } })],
  ['cannot be reached', () => Promise.reject(new Error('Network connection lost.'))],
])('counts nothing when the provider %s', async (_what, respond) => {
  completions.respond = respond;
  expect(await (await ask()).json()).toMatchObject({ confidence: 0.7 });
  await settled();
  expect(await tokens()).toBe(0);
});

it('lets Joe answer again as soon as the provider can be reached', async () => {
  const roomForOne = { CHAT_DAILY_TOKENS: '4500' };
  completions.respond = () => Promise.reject(new Error('Network connection lost.'));
  expect(await askWith(roomForOne)).toMatchObject({ reply: { confidence: 0.7 } });
  await settled();
  completions.respond = () => completionWith('Yes.');
  expect(await askWith(roomForOne)).toMatchObject({ reply: { message: 'Yes.' } });
});

it.each([
  ['takes too long', () => new Promise<Response>(() => {}), 1],
  ['has a gateway that waits in vain, twice', () => timedOutGateway(), 2],
  ['loses the connection after a while', () => lostLater(), 2],
  ['answers nonsense', () => new Response('<html>'), 1],
])('counts the prompt when the provider %s', async (_what, respond, requests) => {
  completions.respond = respond;
  expect(await askWith({ CHAT_TIMEOUT_MS: '900' })).toMatchObject({ reply: { confidence: 0.7 } });
  expect(await tokens()).toBe(requests * (await estimateOf('')));
});

const timedOutGateway = () => new Response('{}', { status: 504, headers: { 'retry-after-ms': '1' } });

function lostLater(): Promise<Response> {
  const later = Date.now() + 3000;
  vi.spyOn(Date, 'now').mockReturnValueOnce(later);
  return Promise.reject(new Error('Network connection lost.'));
}

it('gives everything back when the visitor stops before the model is asked', async () => {
  const sessionId = newSession();
  await runInDurableObject(env.CHAT_SESSION.getByName(sessionId), async (instance) => {
    const stopAtReservation = (sql: string) => {
      if (sql.includes('json_group_object')) void instance.stop();
      return env.DB.prepare(sql);
    };
    Object.assign(instance, { env: { ...env, DB: withMethods(env.DB, { prepare: stopAtReservation }) } });
    const outcome = await instance.reply({ sessionId, text: 'Do you do boats?', locale: 'en', requestId: 'r' });
    expect(outcome).toEqual({ kind: 'cancelled' });
  });
  await settled();
  expect(completions.requests).toEqual([]);
  expect(await tokens()).toBe(0);
});

it('counts the cost of a stopped answer, before and after its first word', async () => {
  const asked = Promise.withResolvers<void>();
  completions.respond = () => {
    asked.resolve();
    return new Promise<Response>(() => {});
  };
  const session = newSession();
  const waiting = streamedAnswer(session, 'Do you do boats?');
  await asked.promise;
  await request(`/api/chat/${session}/stop`, undefined, { method: 'POST' });
  expect((await waiting).reply).toMatchObject({ interrupted: 'stopped', message: '' });
  const first = await estimateOf('');
  expect(await tokens()).toBe(first);

  const completion = openCompletion();
  completions.respond = completion.respond;
  const other = newSession();
  const events = eventReader(await askForEvents(other, 'Do you do boats?'));
  completion.text('We do.');
  await events.next();
  await request(`/api/chat/${other}/stop`, undefined, { method: 'POST' });
  await events.rest();
  expect(await tokens()).toBe(first + (await estimateOf('We do.')));
});

it('settles again when the database is locked, and once although an answer is lost', async () => {
  const pauses: number[] = [];
  let giveBack = () => {};
  vi.spyOn(scheduler, 'wait').mockImplementation(async (pause) => {
    pauses.push(pause);
    giveBack();
  });
  completions.respond = async () => {
    giveBack = takeDatabaseAway();
    return completionWith('Yes.');
  };
  expect(await (await ask()).json()).toMatchObject({ message: 'Yes.' });
  await expect.poll(() => pauses).toEqual([1000]);
  expect(await tokens()).toBe(await estimateOf('Yes.'));
  expect(logged.join()).not.toContain('chat_tokens_not_settled');
});

it('answers from the canned replies without room, and notifies staff once', async () => {
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
