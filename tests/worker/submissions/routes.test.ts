import { expect, it } from 'vitest';
import type { Problem } from '#shared/contracts/problem.ts';
import { request } from '../support/client.ts';
import { demoRequest } from '../support/forms.ts';
import { countOf } from '../support/records.ts';

it.each([
  ['a date that does not exist', demoRequest({ preferredDate: '2999-02-30' }), 'preferredDate'],
  ['a number instead of text', demoRequest({ firstName: 7 }), 'firstName'],
  ['an id that is not a UUID', demoRequest({ id: '7' }), 'id'],
])('refuses %s with a sentence at its field, and stores nothing', async (_what, body, path) => {
  const response = await request('/api/submissions', body);
  expect(response.status).toBe(422);
  expect((await response.json<Problem>()).errors).toEqual([{ path, message: expect.stringMatching(/^[A-Za-z].*\.$/) }]);
  expect(await countOf('form_submissions')).toBe(0);
});
