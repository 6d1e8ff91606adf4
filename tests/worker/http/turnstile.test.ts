import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnstileField } from '../../../src-shared/forms/fields.ts';
import { json, requestWith } from '../support/faults.ts';
import { demoRequest } from '../support/forms.ts';
import { mailbox, silenceLogs } from '../support/mail.ts';

beforeEach(() => {
  silenceLogs();
  mailbox();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Turnstile as it answers; the requests it got are returned. */
function turnstile(answer: () => Response) {
  const asked: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    asked.push(JSON.parse(String(init?.body)));
    return answer();
  });
  return asked;
}

const secret = { TURNSTILE_SECRET_KEY: 'ts-secret' };

async function submissions(): Promise<unknown> {
  return env.DB.prepare('SELECT count(*) AS rows FROM form_submissions').first('rows');
}

it('takes a form whose token Turnstile knows, and asks under the form’s own id', async () => {
  const asked = turnstile(() => Response.json({ success: true }));
  const id = crypto.randomUUID();
  const response = await requestWith(secret, '/api/submissions', json(demoRequest({ id, [turnstileField]: 'good' })));
  expect(response.status).toBe(201);
  expect(asked).toEqual([{ secret: 'ts-secret', response: 'good', idempotency_key: id }]);
  await env.DB.prepare('DELETE FROM form_submissions').run();
});

it.each([
  ['a token that Turnstile refuses', 'bad'],
  ['no token', undefined],
])('refuses a form and a subscription with %s', async (_what, token) => {
  turnstile(() => Response.json({ success: false }));
  for (const [path, body] of [
    ['/api/submissions', demoRequest()],
    ['/api/newsletter/subscriptions', { email: 'program@example.com' }],
  ] as const) {
    const response = await requestWith(secret, path, json({ ...body, [turnstileField]: token }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'validation_failed', errors: [{ path: turnstileField }] });
  }
  expect(await submissions()).toBe(0);
});

it.each([
  ['does not answer', () => Promise.reject(new Error('unreachable')) as unknown as Response],
  ['answers nonsense', () => new Response('<html>', { status: 502 })],
])('says that it is not available when Turnstile %s', async (_what, answer) => {
  turnstile(answer);
  const response = await requestWith(secret, '/api/submissions', json(demoRequest({ [turnstileField]: 'good' })));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  expect(await submissions()).toBe(0);
});
