import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Problem } from '../../../src-shared/contracts/problem.ts';
import { request } from '../support/client.ts';
import { demoRequest, jobApplication } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';

async function countSubmissions(): Promise<number> {
  const row = await env.DB.prepare('SELECT count(*) AS rows FROM form_submissions').first<{ rows: number }>();
  return row?.rows ?? 0;
}

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(response.headers.get('x-request-id')).toBeTruthy();
  expect(await countSubmissions()).toBe(0);
  const problem = await response.json<Problem>();
  expect(problem.status).toBe(response.status);
  return problem;
}

it('rejects a body that is not JSON', async () => {
  expect(await problemOf(await request('/api/submissions', '{"formType":'))).toMatchObject({
    status: 400,
    code: 'malformed_json',
  });
});

it('rejects a body with another media type', async () => {
  const headers = { 'content-type': 'text/plain' };
  expect(await problemOf(await request('/api/submissions', 'hello', { headers }))).toMatchObject({
    status: 415,
    code: 'unsupported_media_type',
  });
});

it('rejects a body over 32 KiB', async () => {
  const body = demoRequest({ additionalNotes: 'x'.repeat(33 * 1024) });
  expect(await problemOf(await request('/api/submissions', body))).toMatchObject({
    status: 413,
    code: 'body_too_large',
  });
});

it.each([
  ['a missing field', demoRequest({ firstName: undefined }), 'firstName'],
  ['a blank field', demoRequest({ company: '   ' }), 'company'],
  ['a field that is too long', demoRequest({ lastName: 'x'.repeat(101) }), 'lastName'],
  ['an invalid email address', demoRequest({ email: 'layla' }), 'email'],
  ['an unknown option', demoRequest({ useCase: 'World Domination' }), 'useCase'],
  ['a date in the past', demoRequest({ preferredDate: '2020-01-01' }), 'preferredDate'],
  ['a date that does not exist', demoRequest({ preferredDate: '2999-02-30' }), 'preferredDate'],
  ['a date after the next twelve months', demoRequest({ preferredDate: '2999-01-01' }), 'preferredDate'],
  ['a number instead of text', demoRequest({ firstName: 7 }), 'firstName'],
  ['a link with a javascript: URL', jobApplication({ portfolio: 'javascript:alert(1)' }), 'portfolio'],
  ['an unknown form', { formType: 'survey' }, 'formType'],
  ['an id that is not a UUID', demoRequest({ id: '7' }), 'id'],
  ['text with a NUL character', demoRequest({ company: 'a\u0000b' }), 'company'],
])('rejects a form and names the invalid field: %s', async (_what, body, path) => {
  const problem = await problemOf(await request('/api/submissions', body));
  expect(problem).toMatchObject({ status: 422, code: 'validation_failed' });
  expect(problem.errors).toEqual([{ path, message: expect.stringMatching(/^[A-Za-z].*\.$/) }]);
});

it('lists the allowed methods when it rejects a method', async () => {
  const response = await request('/api/submissions', undefined, { method: 'DELETE' });
  expect(response.headers.get('allow')).toBe('POST');
  expect(await problemOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
});

it('answers 404 for an unknown path', async () => {
  expect(await problemOf(await request('/api/nothing'))).toMatchObject({ status: 404, code: 'not_found' });
});

it.each([
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site'],
])('rejects a request from another site by its %s header', async (name, value) => {
  const response = await request('/api/submissions', demoRequest(), { headers: { [name]: value } });
  expect(await problemOf(response)).toMatchObject({ status: 403, code: 'access_denied' });
});

it('limits a client address to ten submissions a minute without affecting another address', async () => {
  expectLogs('honeypot_triggered');
  const headers = { 'cf-connecting-ip': '203.0.113.7' };
  const honeypotRequest = demoRequest({ contactMeByFax: true });
  for (let i = 0; i < 10; i++)
    expect((await request('/api/submissions', honeypotRequest, { headers })).status).toBe(201);
  const response = await request('/api/submissions', honeypotRequest, { headers });
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await problemOf(response)).toMatchObject({ status: 429, code: 'rate_limited' });
  expect((await request('/api/submissions', honeypotRequest)).status).toBe(201);
});
