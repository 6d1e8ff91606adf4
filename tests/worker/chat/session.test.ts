import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import chat from '../../../src-shared/content/en/chat.ts';
import type { ChatReply } from '../../../src-shared/contracts/chat.ts';
import { request } from '../support/client.ts';
import { requestWith } from '../support/faults.ts';

interface Payload {
  model: string;
  messages: { role: string; content: string }[];
}

let asked: { url: string; headers: Headers; body: Payload; signal: AbortSignal | null | undefined }[] = [];
let answer: (call: number) => Response | Promise<Response>;
const logged: string[] = [];

const saying = (content: unknown) => Response.json({ choices: [{ message: { role: 'assistant', content } }] });

beforeEach(() => {
  asked = [];
  logged.length = 0;
  answer = () => saying('Hello from the model.');
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(String(line)));
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const sent = new Request(input as RequestInfo, init as RequestInit);
    asked.push({ url: sent.url, headers: sent.headers, body: await sent.clone().json(), signal: init?.signal });
    return answer(asked.length);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function newSession(): string {
  return `session_${Date.now()}_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
}

function send(session: string, text: string, signal?: AbortSignal): Promise<Response> {
  return request(`/api/chat/${session}/messages`, { text }, { signal });
}

async function say(session: string, text: string): Promise<ChatReply> {
  const response = await send(session, text);
  expect(response.status).toBe(200);
  return response.json();
}

function objectOf(session: string) {
  return env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(session));
}

async function transcriptOf(session: string) {
  const { results } = await env.DB.prepare('SELECT * FROM chat_messages WHERE session_id = ? ORDER BY timestamp, seq')
    .bind(session)
    .all<Record<string, string | number>>();
  return results;
}

it('asks the completion API to the letter, with the untrimmed text', async () => {
  const reply = await say(newSession(), '  What do you build?  ');
  expect(reply).toEqual({ message: 'Hello from the model.', confidence: 0.9, suggestedActions: [] });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toBe('https://model.test/v1/chat/completions');
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer sk-test');
  expect(asked[0]?.body).toEqual({
    model: 'gpt-4o',
    messages: [
      { role: 'system', content: expect.stringContaining('Rihla AI') },
      { role: 'user', content: '  What do you build?  ' },
    ],
    max_tokens: 1000,
    temperature: 0.7,
    stream: false,
  });
});

it.each([
  ['We can schedule a demo.', ['schedule_demo']],
  ['Write an email for pricing.', ['contact_team', 'get_quote']],
  ['See our careers page for jobs.', ['view_careers']],
  ['Nothing to do.', []],
])('suggests what %j calls for', async (message, actions) => {
  answer = () => saying(message);
  expect((await say(newSession(), 'Hi')).suggestedActions).toEqual(actions);
});

it('sends the system entry and the ten latest, however long the conversation', async () => {
  const session = newSession();
  for (let turn = 1; turn <= 15; turn++) {
    answer = () => saying(`answer ${turn}`);
    await say(session, `question ${turn}`);
    const sent = asked.at(-1)?.body.messages ?? [];
    expect(sent).toHaveLength(Math.min(2 * turn, 11));
    expect(sent[0]?.role).toBe('system');
    expect(sent.at(-1)).toEqual({ role: 'user', content: `question ${turn}` });
    if (turn > 1) expect(sent.at(-2)).toEqual({ role: 'assistant', content: `answer ${turn - 1}` });
  }
});

it('forgets the conversation on a reset, but not the hour', async () => {
  const session = newSession();
  await say(session, 'one');
  const response = await request(`/api/chat/${session}/reset`, undefined, { method: 'POST' });
  expect(response.status).toBe(204);
  await say(session, 'two');
  expect(
    asked
      .at(-1)
      ?.body.messages.map(({ content }) => content)
      .slice(1),
  ).toEqual(['two']);
});

it('forgets everything after a day without a message', async () => {
  const session = newSession();
  await say(session, 'one');
  expect(await runDurableObjectAlarm(objectOf(session))).toBe(true);
  await say(session, 'two');
  expect(asked.at(-1)?.body.messages).toHaveLength(2);
});

it('stores the question and the answer for the transcript', async () => {
  const session = newSession();
  answer = () => saying('Please contact us.');
  await say(session, 'How?');
  await expect.poll(() => transcriptOf(session)).toHaveLength(2);
  const [question, reply] = await transcriptOf(session);
  expect(question).toMatchObject({ message: 'How?', is_bot: 0, session_id: session });
  expect(JSON.parse(String(question?.metadata))).toEqual({ confidence: null, suggestedActions: [] });
  expect(reply).toMatchObject({ message: 'Please contact us.', is_bot: 1 });
  expect(JSON.parse(String(reply?.metadata))).toEqual({ confidence: 0.9, suggestedActions: ['contact_team'] });
  expect(String(question?.timestamp) < String(reply?.timestamp)).toBe(true);
});

const failures: [string, () => Response | Promise<Response>, number][] = [
  ['refuses the connection', () => Promise.reject(new TypeError('connection refused')), 2],
  ['refuses the key', () => Response.json({ error: { message: 'bad key sk-test' } }, { status: 401 }), 1],
  ['is busy', () => new Response('{}', { status: 429, headers: { 'retry-after-ms': '1' } }), 2],
  ['breaks', () => new Response('oops', { status: 500, headers: { 'retry-after-ms': '1' } }), 2],
  ['answers with a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 1],
  [
    'answers with half of its JSON',
    () => new Response('{"choices":[', { headers: { 'content-type': 'application/json' } }),
    1,
  ],
  ['answers without choices', () => Response.json({ choices: [] }), 1],
  ['answers with a number', () => saying(7), 1],
];

it.each(failures)('falls back on the canned reply when the completion API %s', async (_what, failing, calls) => {
  answer = failing;
  const reply = await say(newSession(), 'What does it cost?');
  expect(reply).toEqual({
    message: chat.canned.pricing,
    confidence: 0.7,
    suggestedActions: ['contact_support', 'check_website'],
  });
  expect(asked).toHaveLength(calls);
  const causes = logged.filter((line) => line.includes('chat_completion_failed'));
  expect(causes).toHaveLength(1);
  expect(logged.join()).not.toMatch(/sk-test|What does it cost/);
});

it('takes the second answer when only the first failed', async () => {
  answer = (call) =>
    call === 1 ? new Response('{}', { status: 503, headers: { 'retry-after-ms': '1' } }) : saying('Now.');
  expect((await say(newSession(), 'Hi')).message).toBe('Now.');
});

it('does not wait for a slow completion longer than it may, nor for a long pause the provider asks for', async () => {
  const impatient = { CHAT_TIMEOUT_MS: '50' };
  for (const slow of [
    () => new Promise<Response>(() => {}),
    () => new Response('{}', { status: 429, headers: { 'retry-after': '30' } }),
  ]) {
    answer = slow;
    const session = newSession();
    await runInDurableObject(objectOf(session), async (instance) => {
      Object.assign(instance, { env: { ...env, ...impatient } });
      const outcome = await instance.reply({ sessionId: session, text: 'hello', requestId: 'r' });
      expect(outcome).toMatchObject({ kind: 'answered', reply: { confidence: 0.7, message: chat.canned.fallback } });
    });
  }
});

it.each(['', ' \n'])('says so when the model said nothing: %j', async (nothing) => {
  answer = () => saying(nothing);
  expect(await say(newSession(), 'Hi')).toMatchObject({ message: chat.emptyReply, confidence: 0.9 });
});

it('survives a megabyte of answer', async () => {
  const session = newSession();
  answer = () => saying('x'.repeat(1024 * 1024));
  expect((await say(session, 'Hi')).message.length).toBeLessThanOrEqual(16_000);
  answer = () => saying('short');
  expect((await say(session, 'Again')).message).toBe('short');
});

it.each([
  ['Tell me about your products', chat.canned.products],
  ['Is there a no-code platform?', chat.canned.products],
  ['How do I reach you?', chat.canned.contact],
  ['pricing', chat.canned.pricing],
  ['Are you hiring?', chat.canned.careers],
  ['Any jobs in research?', chat.canned.careers],
  ['Good morning', chat.canned.fallback],
])('answers %j without a key', async (text, message) => {
  const session = newSession();
  await runInDurableObject(objectOf(session), async (instance) => {
    Object.assign(instance, { env: { ...env, CHAT_API_KEY: '' } });
    const outcome = await instance.reply({ sessionId: session, text, requestId: 'r' });
    expect(outcome).toMatchObject({ kind: 'answered', reply: { message, confidence: 0.7 } });
  });
  expect(asked).toHaveLength(0);
});

it('gives one reply at a time', async () => {
  const session = newSession();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer = async () => {
    await held;
    return saying('done');
  };
  const first = send(session, 'one');
  await expect.poll(() => asked).toHaveLength(1);
  const second = await send(session, 'two');
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ code: 'reply_pending' });
  release();
  expect((await first).status).toBe(200);
  expect((await send(session, 'three')).status).toBe(200);
});

it('takes sixty messages an hour from a session, and says when to try again', async () => {
  const session = newSession();
  await runInDurableObject(objectOf(session), (_instance, state) => {
    state.storage.kv.put('sentAt', Array(59).fill(Date.now() - 30 * 60 * 1000));
  });
  expect((await send(session, 'the sixtieth')).status).toBe(200);
  const response = await send(session, 'one more');
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ code: 'rate_limited' });
  const wait = Number(response.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(29 * 60);
  expect(wait).toBeLessThanOrEqual(30 * 60);
});

it('takes twenty messages a minute from an address', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.99' };
  for (let i = 0; i < 20; i++) {
    expect((await request(`/api/chat/${newSession()}/messages`, { text: 'Hi' }, { headers })).status).toBe(200);
  }
  const response = await request(`/api/chat/${newSession()}/messages`, { text: 'Hi' }, { headers });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
});

it.each([
  ['blank', '   '],
  ['too long', 'x'.repeat(2001)],
])('refuses a message that is %s', async (_what, text) => {
  expect((await send(newSession(), text)).status).toBe(422);
  expect(asked).toHaveLength(0);
});

it.each(['session_1_short', 'session_1700000000000_UPPERCASELETTERS', 'nonsense'])(
  'refuses the session id %j',
  async (id) => {
    expect((await send(id, 'Hi')).status).toBe(422);
  },
);

it('apologises when the session itself fails, and tells the log why', async () => {
  const broken = { get: () => ({ reply: () => Promise.reject(new Error('storage is gone')) }), idFromName: () => 'id' };
  const response = await requestWith(
    { CHAT_SESSION: broken as unknown as typeof env.CHAT_SESSION },
    `/api/chat/${newSession()}/messages`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text: 'Hi' }) },
  );
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ message: chat.apology, confidence: 0.5 });
  expect(logged.join()).toContain('storage is gone');
});

it('lets a transcript that cannot be stored have no visible effect', async () => {
  const session = newSession();
  await runInDurableObject(objectOf(session), async (instance) => {
    const down = {
      prepare: () => {
        throw new Error('D1 is away');
      },
    };
    Object.assign(instance, { env: { ...env, DB: down } });
    const outcome = await instance.reply({ sessionId: session, text: 'Hi', requestId: 'r-7' });
    expect(outcome.kind).toBe('answered');
  });
  await expect.poll(() => logged.join()).toContain('chat_not_stored');
});

it('stops asking when the visitor leaves, keeps the question, and is there for the next', async () => {
  const session = newSession();
  answer = () => new Promise<Response>(() => {});
  const visit = new AbortController();
  const lost = send(session, 'bye', visit.signal);
  await expect.poll(() => asked).toHaveLength(1);
  // One that is refused in the meantime has nothing to stop.
  expect((await send(session, 'and this?')).status).toBe(409);
  await objectOf(session).cancelReply('another request');
  expect(asked[0]?.signal?.aborted).toBe(false);
  visit.abort();
  await expect(lost).rejects.toThrow('aborted');
  await expect.poll(() => asked[0]?.signal?.aborted).toBe(true);
  await expect.poll(() => transcriptOf(session)).toHaveLength(1);
  answer = () => saying('Welcome back.');
  expect((await say(session, 'again')).message).toBe('Welcome back.');
});

it('drops the answer that is on its way when the visitor starts over', async () => {
  const session = newSession();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer = () => held.then(() => saying('too late'));
  const first = send(session, 'one');
  await expect.poll(() => asked).toHaveLength(1);
  await request(`/api/chat/${session}/reset`, undefined, { method: 'POST' });
  expect((await first).status).toBe(200);
  answer = () => saying('in time');
  await say(session, 'two');
  release();
  await say(session, 'three');
  const told = asked
    .at(-1)
    ?.body.messages.slice(1)
    .map(({ content }) => content);
  expect(told).toEqual(['two', 'in time', 'three']);
});

it('remembers the conversation when its object was evicted', async () => {
  const session = newSession();
  await say(session, 'one');
  await evictDurableObject(objectOf(session));
  await say(session, 'two');
  const told = asked
    .at(-1)
    ?.body.messages.slice(1)
    .map(({ content }) => content);
  expect(told).toEqual(['one', 'Hello from the model.', 'two']);
});

it('waits as long as the provider asks before it tries again', async () => {
  const times: number[] = [];
  answer = (call) => {
    times.push(Date.now());
    return call === 1 ? new Response('{}', { status: 429, headers: { 'retry-after': '1' } }) : saying('Now.');
  };
  expect((await say(newSession(), 'Hi')).message).toBe('Now.');
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(950);
});
