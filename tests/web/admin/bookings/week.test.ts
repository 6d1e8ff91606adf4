import { expect, test, vi } from 'vitest';
import { dayNotes, isOpen, mondayOfAddress } from '#web/admin/bookings/week.ts';
import { host, nationalDay } from '../support.tsx';

const ramadan = {
  ...nationalDay,
  id: 'ramadan-1448',
  firstDay: '2027-02-08',
  lastDay: '2027-03-08',
  kind: 'short' as const,
  fromHour: 9,
  toHour: 15,
  nameEn: 'Ramadan',
};
const schedule = { hosts: [host], periods: [nationalDay, ramadan] };

test('an ordinary day has no note, and a day without a host says so', () => {
  expect(dayNotes(schedule, '2026-12-01')).toEqual([]);
  expect(dayNotes(schedule, '2026-12-05')).toEqual(['No demos']);
  expect(dayNotes({ ...schedule, hosts: [{ ...host, active: false }] }, '2026-12-01')).toEqual(['No demos']);
});

test('a closed day has its name, and whether it is only expected', () => {
  expect(dayNotes(schedule, '2026-12-03')).toEqual(['Closed: National Day (expected)']);
  const official = { ...nationalDay, certainty: 'official' as const };
  expect(dayNotes({ hosts: [host], periods: [official] }, '2026-12-03')).toEqual(['Closed: National Day']);
  expect(isOpen(schedule, '2026-12-03', 9)).toBe(false);
});

test('a short day leaves the demos that end within its hours', () => {
  expect(dayNotes(schedule, '2027-02-09')).toEqual(['Short day, 09:00–15:00: Ramadan (expected)']);
  expect([9, 14, 15].map((hour) => isOpen(schedule, '2027-02-09', hour))).toEqual([true, true, false]);
});

test.each(['', 'tomorrow', '2026-13-40'])(
  'an address with the week "%s" shows this week, by the date in Dubai',
  (week) => {
    // Sunday in London, Monday in Dubai.
    vi.useFakeTimers({ now: Date.parse('2026-11-29T21:00:00Z'), toFake: ['Date'] });
    expect(mondayOfAddress(week)).toBe('2026-11-30');
  },
);

test('an address with any day of a week shows that week', () => {
  expect(mondayOfAddress('2027-01-01')).toBe('2026-12-28');
});
