import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Problem } from '../../../src-shared/contracts/problem.ts';
import { request } from '../support/client.ts';
import { demoRequest, jobApplication } from '../support/forms.ts';

async function storedRows(): Promise<number> {
  const row = await env.DB.prepare('SELECT count(*) AS rows FROM form_submissions').first<{ rows: number }>();
  return row?.rows ?? 0;
}

async function refusal(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(response.headers.get('x-request-id')).toBeTruthy();
  expect(await storedRows()).toBe(0);
  const problem = await response.json<Problem>();
  expect(problem.status).toBe(response.status);
  return problem;
}

it('refuses a body that is not JSON', async () => {
  expect(await refusal(await request('/api/submissions', '{"formType":'))).toMatchObject({
    status: 400,
    code: 'malformed_json',
  });
});

it('refuses a body of another media type', async () => {
  const headers = { 'content-type': 'text/plain' };
  expect(await refusal(await request('/api/submissions', 'hello', { headers }))).toMatchObject({
    status: 415,
    code: 'unsupported_media_type',
  });
});

it('refuses a body over 32 KiB', async () => {
  const body = demoRequest({ additionalNotes: 'x'.repeat(33 * 1024) });
  expect(await refusal(await request('/api/submissions', body))).toMatchObject({ status: 413, code: 'body_too_large' });
});

it.each([
  ['a missing field', demoRequest({ firstName: undefined }), 'firstName'],
  ['a blank field', demoRequest({ company: '   ' }), 'company'],
  ['an overlong field', demoRequest({ lastName: 'x'.repeat(101) }), 'lastName'],
  ['an address that is none', demoRequest({ email: 'layla' }), 'email'],
  ['an unknown option', demoRequest({ useCase: 'World Domination' }), 'useCase'],
  ['a date in the past', demoRequest({ preferredDate: '2020-01-01' }), 'preferredDate'],
  ['a date that does not exist', demoRequest({ preferredDate: '2999-02-30' }), 'preferredDate'],
  ['a date after the next twelve months', demoRequest({ preferredDate: '2999-01-01' }), 'preferredDate'],
  ['a number where text belongs', demoRequest({ firstName: 7 }), 'firstName'],
  ['a link that would run script', jobApplication({ portfolio: 'javascript:alert(1)' }), 'portfolio'],
  ['an unknown form', { formType: 'survey' }, 'formType'],
  ['an id that is no UUID', demoRequest({ id: '7' }), 'id'],
  ['text that cannot be stored', demoRequest({ company: 'a\u0000b' }), 'company'],
])('names the field of %s', async (_what, body, path) => {
  const problem = await refusal(await request('/api/submissions', body));
  expect(problem).toMatchObject({ status: 422, code: 'validation_failed' });
  expect(problem.errors).toEqual([{ path, message: expect.stringMatching(/^[A-Za-z].*\.$/) }]);
});

it('names the methods that an address takes', async () => {
  const response = await request('/api/submissions', undefined, { method: 'DELETE' });
  expect(response.headers.get('allow')).toBe('POST');
  expect(await refusal(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
});

it('knows no other address', async () => {
  expect(await refusal(await request('/api/nothing'))).toMatchObject({ status: 404, code: 'not_found' });
});

it.each([
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site'],
])('refuses a write from another site, told by %s', async (name, value) => {
  const response = await request('/api/submissions', demoRequest(), { headers: { [name]: value } });
  expect(await refusal(response)).toMatchObject({ status: 403, code: 'access_denied' });
});

it('holds an address to ten submissions a minute and does not hurt another', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.7' };
  const trap = demoRequest({ contactMeByFax: true });
  for (let i = 0; i < 10; i++) expect((await request('/api/submissions', trap, { headers })).status).toBe(201);
  const response = await request('/api/submissions', trap, { headers });
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await refusal(response)).toMatchObject({ status: 429, code: 'rate_limited' });
  expect((await request('/api/submissions', trap)).status).toBe(201);
});
