import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Problem } from '../../../src-shared/contracts/problem.ts';
import { request } from '../support/client.ts';
import { demoRequest, jobApplication } from '../support/forms.ts';

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

it.each([
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site'],
])('rejects a request from another site by its %s header', async (name, value) => {
  const response = await request('/api/submissions', demoRequest(), { headers: { [name]: value } });
  expect(await problemOf(response)).toMatchObject({ status: 403, code: 'access_denied' });
});
