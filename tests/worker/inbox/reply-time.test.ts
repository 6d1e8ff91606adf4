import { expect, it } from 'vitest';
import { repliedPeriod } from '#worker/inbox/reply-time.ts';

it('counts the requests of thirty days in Dubai that are a day old', () => {
  expect(repliedPeriod(Date.parse('2026-11-24T08:00:00.000Z'))).toEqual({
    from: '2026-10-25T20:00:00.000Z',
    until: '2026-11-23T08:00:00.000Z',
  });
});
