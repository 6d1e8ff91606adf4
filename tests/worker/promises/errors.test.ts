import { beforeEach, describe, expect, it } from 'vitest';
import { newSession } from '../support/answer-events.ts';
import { freshAddress, request } from '../support/client.ts';
import { databaseDown, jsonPost, requestWith } from '../support/faults.ts';
import { demoRequest, partnershipInquiry } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { sendUntilRefused } from '../support/rate-limit.ts';

beforeEach(() => {
  mailbox();
});

interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
}

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = await response.json<Problem>();
  expect(problem).toMatchObject({ type: expect.any(String), title: expect.any(String), detail: expect.any(String) });
  expect(problem.status).toBe(response.status);
  return problem;
}

const json = { 'content-type': 'application/json' };

it.each<[string, number, string, string, RequestInit]>([
  ['no JSON', 400, 'malformed_json', '/api/submissions', { method: 'POST', headers: json, body: '{' }],
  ['an unknown route', 404, 'not_found', '/api/nothing', {}],
  ['another method', 405, 'method_not_allowed', '/api/submissions', { method: 'PUT', headers: json, body: '{}' }],
  ['another media type', 415, 'unsupported_media_type', '/api/newsletter/subscriptions', { method: 'POST', body: 'a' }],
  ['wrong fields', 422, 'validation_failed', '/api/newsletter/subscriptions', jsonPost({ email: 'a' })],
  [
    'a write of another site',
    403,
    'access_denied',
    '/api/submissions',
    { ...jsonPost({}), headers: { ...json, origin: 'https://evil.example' } },
  ],
  [
    'a write of another site without origin',
    403,
    'access_denied',
    '/api/submissions',
    { ...jsonPost({}), headers: { ...json, 'sec-fetch-site': 'cross-site' } },
  ],
  ['staff without a token', 401, 'sign_in_required', '/api/admin/me', {}],
  [
    'a token that does not verify',
    403,
    'access_denied',
    '/api/admin/me',
    { headers: { 'cf-access-jwt-assertion': 'a.b.c' } },
  ],
])('answers %s with %i %s', async (_what, status, code, path, init) => {
  const problem = await problemOf(await requestWith({}, path, init));
  expect([problem.status, problem.code]).toEqual([status, code]);
});

it('names the methods that a route has', async () => {
  const response = await requestWith({}, '/api/submissions', { method: 'DELETE' });
  expect(response.headers.get('allow')).toBe('POST');
});

it.each([
  ['/api/newsletter/subscriptions', 32 * 1024],
  ['/api/my-data', 32 * 1024],
  ['/api/analytics', 1024],
])('accepts no body at %s of more than %i bytes', async (path, max) => {
  const response = await requestWith({}, path, { method: 'POST', headers: json, body: ' '.repeat(max + 1) });
  expect([response.status, (await response.json<Problem>()).code]).toEqual([413, 'body_too_large']);
  const other = await requestWith({}, path, { method: 'POST', headers: json, body: ' '.repeat(max) });
  expect(other.status).not.toBe(413);
});

it('names the invalid fields', async () => {
  const response = await request('/api/newsletter/subscriptions', { email: 'a' });
  expect(await response.json()).toMatchObject({
    errors: [{ path: 'email', message: 'Please enter an email address such as name@company.com.' }],
  });
});

it('refuses a used id with another body', async () => {
  const body = partnershipInquiry({ id: crypto.randomUUID() });
  expect((await request('/api/submissions', body)).status).toBe(201);
  expect((await request('/api/submissions', body)).status).toBe(200);
  const problem = await problemOf(await request('/api/submissions', { ...body, company: 'Another' }));
  expect([problem.status, problem.code]).toEqual([409, 'id_already_used']);
});

it('reveals no internals without the database, and logs the request id', async () => {
  expectLogs('request_failed');
  const response = await requestWith({ DB: databaseDown() }, '/api/submissions', jsonPost(demoRequest()));
  const id = response.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const problem = await problemOf(response);
  expect([500, 503]).toContain(problem.status);
  expect(JSON.stringify(problem)).not.toMatch(/D1|network/i);
});

it('is healthy while the database answers, and not otherwise', async () => {
  expectLogs('request_failed');
  const healthy = await requestWith({}, '/api/health');
  expect([healthy.status, await healthy.json()]).toEqual([200, { status: 'ok' }]);
  const problem = await problemOf(await requestWith({ DB: databaseDown() }, '/api/health'));
  expect([problem.status, problem.code]).toEqual([503, 'unavailable']);
});

describe.each([
  ['submissions', 10, () => requestFrom('/api/submissions', partnershipInquiry())],
  ['newsletter', 10, () => requestFrom('/api/newsletter/subscriptions', { email: `${crypto.randomUUID()}@a.example` })],
])('the rate limit of %s', (_name, limit, send) => {
  it(`allows ${limit} requests a minute of one network, then says when to come back`, async () => {
    const address = freshAddress();
    const { statuses, refused } = await sendUntilRefused(limit, () => send()(address));
    expect(statuses).toEqual(new Set([201]));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await problemOf(refused)).code).toBe('rate_limited');
  });
});

function requestFrom(path: string, body: object) {
  return (address: string) =>
    requestWith({}, path, { ...jsonPost(body), headers: { ...json, 'cf-connecting-ip': address } });
}

it('sends the security headers with every answer', async () => {
  for (const path of ['/api/health', '/api/nothing', '/no-such-page', '/booking', '/admin']) {
    expectLogs('request_failed', 'page_missing');
    const { headers } = await requestWith({}, path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy'), path).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/);
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it('keeps answers of the API out of caches', async () => {
  for (const path of ['/api/health', '/api/nothing']) {
    expect((await requestWith({}, path)).headers.get('cache-control')).toBe('no-store');
  }
});

it('sends a read without encryption to HTTPS, and refuses a write', async () => {
  const read = await requestWith({}, '/unsubscribe?token=x', {}, 'http://rihla.example');
  expect([read.status, read.headers.get('location')]).toEqual([308, 'https://rihla.example/unsubscribe?token=x']);
  const write = await requestWith({}, '/api/submissions', jsonPost(demoRequest()), 'http://rihla.example');
  expect((await problemOf(write)).code).toBe('https_required');
});

it('refuses a hand-over before a conversation has begun', async () => {
  const body = { name: 'Layla', email: 'layla@gulf-logistics.example' };
  const problem = await problemOf(await request(`/api/chat/${newSession()}/handoff`, body));
  expect([problem.status, problem.code]).toEqual([409, 'no_conversation']);
});
