import { expect, it } from 'vitest';
import { BookingChange, DaysQuery, NewBooking, PeriodRequest } from '#shared/contracts/bookings.ts';

it.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2099-12-31', true],
  ['2100-01-01', false],
])('a calendar from %s: %s', (from, expected) => {
  expect(DaysQuery.safeParse({ from }).success).toBe(expected);
});

it('a calendar has 14 days unless the query names others, and 31 at most', () => {
  expect(DaysQuery.parse({}).days).toBe(14);
  expect(['0', '1', '31', '32'].map((days) => DaysQuery.safeParse({ days }).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it.each([
  [[], false],
  [['amal@rihla.example'], true],
  [['amal@rihla.example', 'omar@rihla.example'], true],
  [['amal@rihla.example', 'AMAL@rihla.example', 'omar@rihla.example'], true],
  [['amal@rihla.example', 'omar@rihla.example', 'sara@rihla.example'], false],
])('an interview with the interviewers %j: %s', (interviewers, expected) => {
  const booking = { submissionId: '8c2f3a10-1111-4222-8333-123456789abc', startsAt: '2026-12-01T05:00:00Z' };
  expect(NewBooking.safeParse({ ...booking, interviewers }).success).toBe(expected);
});

it('a change of a booking has a time or an outcome', () => {
  const changes = [{}, { hostId: 'h' }, { status: 'held' }, { startsAt: '2026-12-01T05:00:00Z' }];
  expect(changes.map((change) => BookingChange.safeParse(change).success)).toEqual([false, false, true, true]);
});

it.each([
  ['of one day', { lastDay: '2026-12-01' }, true],
  ['of 61 days', { lastDay: '2027-01-30' }, true],
  ['of 62 days', { lastDay: '2027-01-31' }, false],
  ['that ends before it begins', { lastDay: '2026-11-30' }, false],
  ['of shorter days', { kind: 'short', fromHour: 9, toHour: 10 }, true],
  ['of shorter days without an hour', { kind: 'short', fromHour: 10, toHour: 10 }, false],
  ['of shorter days without an end', { kind: 'short', fromHour: 10 }, false],
  ['of shorter days without a start', { kind: 'short', toHour: 10 }, false],
])('a period %s: %s', (_, change, expected) => {
  const period = { firstDay: '2026-12-01', lastDay: '2026-12-01', kind: 'closed', certainty: 'official' };
  expect(PeriodRequest.safeParse({ ...period, nameEn: 'A feast', nameAr: 'عيد', ...change }).success).toBe(expected);
});
