import { afterEach, expect, it, vi } from 'vitest';
import { AbsenceRequest, StaffChange, StaffSettings } from '#shared/contracts/staff.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['2026-03-03', false],
  ['2026-03-04', true],
  ['2027-03-04', true],
  ['2027-03-05', false],
  ['2026-02-30', false],
])('an absence of which %s is the first day back: %s', (until, expected) => {
  // In Dubai, it is 3 March already.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T20:30:00Z') });
  expect(AbsenceRequest.safeParse({ until, cover: null }).success).toBe(expected);
});

it('a change of a staff member or of their settings changes something', () => {
  expect([StaffChange, StaffSettings].map((schema) => schema.safeParse({}).success)).toEqual([false, false]);
  for (const change of [{ name: 'Amal' }, { roles: [] }]) expect(StaffChange.safeParse(change).success).toBe(true);
  for (const change of [{ digest: false }, { signature: '' }])
    expect(StaffSettings.safeParse(change).success).toBe(true);
});
