import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LeadRequest, SubmissionChange } from '#shared/contracts/inbox.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T20:30:00Z') }));
afterEach(() => vi.useRealTimers());

const accepts = (change: object) => SubmissionChange.safeParse(change).success;

/** In Dubai, it is 3 March already. */
it.each([
  ['2026-03-03', false],
  ['2026-03-04', true],
  ['2027-03-04', true],
  ['2027-03-05', false],
  ['2026-03-32', false],
])('a snooze until %s: %s', (snoozedUntil, expected) => {
  expect(accepts({ snoozedUntil })).toBe(expected);
});

it.each([
  ['2026-03-01', true],
  ['2027-03-04', true],
  ['2027-03-05', false],
  ['tomorrow', false],
])('a next step that is due on %s: %s', (dueOn, expected) => {
  expect(accepts({ nextStep: { text: 'Call', dueOn } })).toBe(expected);
});

it('a change changes something, if only a field of the contact', () => {
  expect([accepts({}), accepts({ expectedStatus: 'pending' })]).toEqual([false, false]);
  expect([accepts({ status: 'contacted' }), accepts({ company: null })]).toEqual([true, true]);
});

const person = { firstName: 'Layla', email: 'layla@gulf.example', consent: 'By phone' };

it('a person whom staff enter is checked for another record', () => {
  expect(LeadRequest.parse({ ...person, formType: 'demo' }).confirm).toBe(false);
});

it('an applicant whom staff enter has a position', () => {
  const application = { ...person, formType: 'career' };
  expect(LeadRequest.safeParse(application).success).toBe(false);
  expect(LeadRequest.safeParse({ ...application, position: 'AI Engineer' }).success).toBe(true);
});
