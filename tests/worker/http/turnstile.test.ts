import { beforeEach, expect, it, vi } from 'vitest';
import { turnstileField } from '#shared/forms/fields.ts';
import { eventReader, newSession } from '../support/answer-events.ts';
import { freshAddress } from '../support/client.ts';
import { completionWith, streamOf } from '../support/completions.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { demoRequest } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { countOf } from '../support/records.ts';
import { emptyTables } from '../support/tables.ts';

let tokens: unknown[] = [];
let questions = 0;

beforeEach(() => {
  mailbox();
});
function mockChat() {
  tokens = [];
  questions = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    if (request.url.includes('turnstile')) {
      const { response } = await request.json<{ response: string }>();
      tokens.push(response);
      return Response.json({ success: response === 'good' });
    }
    questions += 1;
    const { stream } = await request.json<{ stream: boolean }>();
    return stream ? streamOf('Yes.') : completionWith('Yes.');
  });
}

/** @returns the bodies of the requests that Turnstile receives */
function mockTurnstile(answer: () => Response) {
  const requests: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    requests.push(JSON.parse(String(init?.body)));
    return answer();
  });
  return requests;
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const secret = { TURNSTILE_SECRET_KEY: 'ts-secret' };

async function countSubmissions(): Promise<unknown> {
  return countOf('form_submissions');
}

it('accepts a form with a valid token, and sends an idempotency key', async () => {
  const requests = mockTurnstile(() => Response.json({ success: true }));
  const response = await requestWith(secret, '/api/submissions', jsonPost(demoRequest({ [turnstileField]: 'good' })));
  expect(response.status).toBe(201);
  expect(requests).toEqual([{ secret: 'ts-secret', response: 'good', idempotency_key: expect.stringMatching(uuid) }]);
  await emptyTables('form_submissions');
});

it.each([
  ['an invalid token', 'bad'],
  ['no token', undefined],
])('rejects a form and a subscription with %s', async (_what, token) => {
  mockTurnstile(() => Response.json({ success: false }));
  for (const [path, body] of [
    ['/api/submissions', demoRequest()],
    ['/api/newsletter/subscriptions', { email: 'program@example.com' }],
  ] as const) {
    const response = await requestWith(secret, path, jsonPost({ ...body, [turnstileField]: token }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'validation_failed', errors: [{ path: turnstileField }] });
  }
  expect(await countSubmissions()).toBe(0);
});

it.each([
  ['is unreachable', () => Promise.reject(new Error('unreachable')) as unknown as Response],
  ['sends an invalid response', () => new Response('<html>', { status: 502 })],
])('answers 503 when Turnstile %s', async (_what, answer) => {
  expectLogs('request_failed');
  mockTurnstile(answer);
  const response = await requestWith(secret, '/api/submissions', jsonPost(demoRequest({ [turnstileField]: 'good' })));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  expect(await countSubmissions()).toBe(0);
});

function send(session: string, token?: string, { bindings = secret, accept = '*/*', locale = 'en' } = {}) {
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': freshAddress(), accept };
  const body = JSON.stringify({ text: 'Do you do boats?', locale, [turnstileField]: token });
  return requestWith(bindings, `/api/chat/${session}/messages`, { method: 'POST', headers, body });
}

it.each(['*/*', 'text/event-stream'])(
  'refuses a first message without a valid token, as forms do (Accept: %s)',
  async (accept) => {
    mockChat();
    const session = newSession();
    for (const token of [undefined, 'bad']) {
      const response = await send(session, token, { accept });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: 'validation_failed', errors: [{ path: turnstileField }] });
    }
    expect(questions).toBe(0);
  },
);

it('refuses in the language of the page', async () => {
  mockChat();
  const response = await send(newSession(), undefined, { locale: 'ar' });
  expect(await response.json()).toMatchObject({ errors: [{ message: 'أكملوا التحقق من أنكم لستم روبوتًا.' }] });
});

it('needs a token once in a session, and does not verify another one', async () => {
  mockChat();
  const session = newSession();
  expect((await send(session, 'good')).status).toBe(200);
  expect((await send(session)).status).toBe(200);
  expect((await send(session, 'bad')).status).toBe(200);
  const streamed = await send(session, undefined, { accept: 'text/event-stream' });
  expect((await eventReader(streamed).rest()).at(-1)).toMatchObject({ event: 'done', data: { message: 'Yes.' } });
  expect(tokens).toEqual(['good']);
  expect(questions).toBe(4);
});

it('still needs no other token after a reset', async () => {
  mockChat();
  const session = newSession();
  await send(session, 'good');
  await requestWith(secret, `/api/chat/${session}/reset`, {
    method: 'POST',
    headers: { 'cf-connecting-ip': freshAddress() },
  });
  expect((await send(session)).status).toBe(200);
});

it('requires no token when Turnstile is not configured', async () => {
  mockChat();
  expect((await send(newSession(), 'anything', { bindings: {} as typeof secret })).status).toBe(200);
  expect(tokens).toEqual([]);
});
