import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latestDemoDate } from '../../src-shared/forms/demo-dates.ts';
import { gulfDate } from '../../src-shared/gulf-time.ts';
import { json, requestWith } from './support/faults.ts';
import { demoRequest } from './support/forms.ts';
import { mailbox, silenceLogs } from './support/mail.ts';

beforeEach(() => {
  silenceLogs();
  mailbox();
  // It is already the 2nd in Dubai.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T21:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function book(preferredDate: string) {
  return requestWith({}, '/api/submissions', json(demoRequest({ preferredDate })));
}

it('takes a demo from today to the same day of the next year, as the calendar stands in Dubai', async () => {
  expect([gulfDate(), latestDemoDate()]).toEqual(['2026-03-02', '2027-03-02']);
  for (const date of ['2026-03-02', '2027-03-02']) expect((await book(date)).status).toBe(201);
});

it.each([
  ['2026-03-01', 'Please choose today or a later date.'],
  ['2027-03-03', 'Please choose a date within the next twelve months.'],
])('does not take a demo on %s', async (date, message) => {
  const response = await book(date);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'preferredDate', message }] });
});

it('knows a day a year after the 29th of February', () => {
  expect(latestDemoDate(new Date('2028-02-29T08:00:00Z'))).toBe('2029-03-01');
});
