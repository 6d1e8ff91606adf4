import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnstileField } from '../../../src-shared/forms/fields.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { demoRequest } from '../support/forms.ts';
import { silenceLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';

beforeEach(() => {
  silenceLogs();
  mailbox();
});
afterEach(() => {
  vi.restoreAllMocks();
});

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
  return env.DB.prepare('SELECT count(*) AS rows FROM form_submissions').first('rows');
}

it('accepts a form with a valid token, and sends an idempotency key', async () => {
  const requests = mockTurnstile(() => Response.json({ success: true }));
  const response = await requestWith(secret, '/api/submissions', jsonPost(demoRequest({ [turnstileField]: 'good' })));
  expect(response.status).toBe(201);
  expect(requests).toEqual([{ secret: 'ts-secret', response: 'good', idempotency_key: expect.stringMatching(uuid) }]);
  await env.DB.prepare('DELETE FROM form_submissions').run();
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
  mockTurnstile(answer);
  const response = await requestWith(secret, '/api/submissions', jsonPost(demoRequest({ [turnstileField]: 'good' })));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  expect(await countSubmissions()).toBe(0);
});
