import { beforeEach, expect, it, vi } from 'vitest';
import { latestDemoDate } from '#shared/forms/demo-dates.ts';
import { gulfDate } from '#shared/time/days.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { demoRequest } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';

beforeEach(() => {
  mailbox();
  // In Dubai the date is already 2 March.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T21:00:00Z') });
});
function requestDemo(preferredDate: string) {
  return requestWith({}, '/api/submissions', jsonPost(demoRequest({ preferredDate })));
}

it('accepts a demo from today to the same day of the next year, by the date in Dubai', async () => {
  expect([gulfDate(), latestDemoDate()]).toEqual(['2026-03-02', '2027-03-02']);
  for (const date of ['2026-03-02', '2027-03-02']) expect((await requestDemo(date)).status).toBe(201);
});

it.each([
  ['2026-03-01', 'Please choose today or a later date.'],
  ['2027-03-03', 'Please choose a date within the next 12 months.'],
])('rejects a demo on %s', async (date, message) => {
  const response = await requestDemo(date);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'preferredDate', message }] });
});

it('allows 1 March as the last day of the year that starts on 29 February', () => {
  expect(latestDemoDate(new Date('2028-02-29T08:00:00Z'))).toBe('2029-03-01');
});
