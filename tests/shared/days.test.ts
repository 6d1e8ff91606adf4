import { expect, it } from 'vitest';
import { addDays, daysFrom, gulfDate, gulfHour, gulfTime, isDay, mondayOf } from '#shared/time/days.ts';

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

it('a day in Dubai begins at 20:00 UTC', () => {
  const times = ['2026-11-23T19:59:59.999Z', '2026-11-23T20:00:00.000Z'];
  expect(times.map((time) => gulfDate(new Date(time)))).toEqual(['2026-11-23', '2026-11-24']);
  expect(times.map(gulfTime)).toEqual(['2026-11-23 23:59', '2026-11-24 00:00']);
  expect(gulfHour('2026-11-24', 9).toISOString()).toBe('2026-11-24T05:00:00.000Z');
});
