import { expect, it } from 'vitest';
import { dueAfterThrottling } from '#worker/mail/claims.ts';

it.each([
  [undefined, '1970-01-01T00:01:00.000Z'],
  [0, '1970-01-01T00:00:01.000Z'],
  [90, '1970-01-01T00:01:30.000Z'],
  [24 * 60 * 60 + 1, '1970-01-02T00:00:00.000Z'],
])('tries a throttled email again after a wait of %s seconds', (retryAfter, due) => {
  expect(dueAfterThrottling(0, retryAfter)).toBe(due);
});
