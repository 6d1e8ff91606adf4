import { expect, it } from 'vitest';
import { addDays, daysFrom, isDay, mondayOf } from '#shared/time/days.ts';

it('begins a week on Monday, also across a year', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
});

it('accepts only days of the calendar', () => {
  expect(isDay('2028-02-29')).toBe(true);
  for (const text of ['', 'tomorrow', '2026-13-40', '2026-02-30', '2026-1-1', '2026-11-23T00:00Z']) {
    expect(isDay(text)).toBe(false);
  }
});

it('counts across months and years', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysFrom('2026-12-31', 2)).toEqual(['2026-12-31', '2027-01-01']);
});
