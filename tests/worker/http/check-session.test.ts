import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldMessages } from '../../../src-shared/content/ar/messages.ts';
import { turnstileField } from '../../../src-shared/forms/fields.ts';
import { eventReader, newSession } from '../support/answer-events.ts';
import { freshAddress } from '../support/client.ts';
import { completionWith, streamOf } from '../support/completions.ts';
import { requestWith } from '../support/faults.ts';
import { silenceLogs } from '../support/logs.ts';

const secret = { TURNSTILE_SECRET_KEY: 'ts-secret' };
let tokens: unknown[] = [];
let questions = 0;

beforeEach(() => {
  silenceLogs();
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
});
afterEach(() => {
  vi.restoreAllMocks();
});

function send(session: string, token?: string, { bindings = secret, accept = '*/*', locale = 'en' } = {}) {
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': freshAddress(), accept };
  const body = JSON.stringify({ text: 'Do you do boats?', locale, [turnstileField]: token });
  return requestWith(bindings, `/api/chat/${session}/messages`, { method: 'POST', headers, body });
}

it.each(['*/*', 'text/event-stream'])(
  'refuses a first message without a valid token, as forms do (Accept: %s)',
  async (accept) => {
    const session = newSession();
    for (const token of [undefined, 'bad']) {
      const response = await send(session, token, { accept });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: 'validation_failed', errors: [{ path: turnstileField }] });
    }
    expect(questions).toBe(0);
  },
);

it('says it in the language of the page', async () => {
  const response = await send(newSession(), undefined, { locale: 'ar' });
  expect(await response.json()).toMatchObject({ errors: [{ message: fieldMessages.noTurnstileToken }] });
});

it('needs a token once in a session, and does not verify another one', async () => {
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
  const session = newSession();
  await send(session, 'good');
  await requestWith(secret, `/api/chat/${session}/reset`, {
    method: 'POST',
    headers: { 'cf-connecting-ip': freshAddress() },
  });
  expect((await send(session)).status).toBe(200);
});

it('asks nobody when Turnstile is not configured', async () => {
  expect((await send(newSession(), 'anything', { bindings: {} as typeof secret })).status).toBe(200);
  expect(tokens).toEqual([]);
});
