import { expect, it } from 'vitest';
import { whenAnswered } from '#shared/time/office-hours.ts';
import type { CalendarPeriod } from '#worker/bookings/opening-hours.ts';
import { periodsOf } from '#worker/bookings/opening-hours.ts';

const closed = (firstDay: string, lastDay: string): CalendarPeriod => ({
  id: firstDay,
  firstDay,
  lastDay,
  kind: 'closed',
  fromHour: null,
  toHour: null,
  nameEn: 'Closed',
  nameAr: 'مغلق',
  certainty: 'official',
});

it.each([
  ['on a Monday morning', '2026-11-23T05:00:00.000Z', undefined],
  ['on a Thursday night', '2026-11-26T18:00:00.000Z', undefined],
  ['on a Friday at noon', '2026-11-27T08:00:00.000Z', undefined],
  ['on a Friday evening, an hour before the office closes', '2026-11-27T13:00:00.000Z', '2026-11-30'],
  ['on a Saturday', '2026-11-28T08:00:00.000Z', '2026-11-30'],
  ['on a Sunday morning, when Monday is a working day', '2026-11-29T04:00:00.000Z', '2026-11-30'],
  ['on a Sunday evening', '2026-11-29T14:00:00.000Z', undefined],
])('says which day staff reply to a request that arrives %s', (_, time, day) => {
  expect(whenAnswered([], Date.parse(time)).lateDay).toBe(day);
});

it('skips closed days', () => {
  const nationalDay = closed('2026-12-02', '2026-12-03');
  expect(whenAnswered([nationalDay], Date.parse('2026-12-01T14:30:00.000Z')).lateDay).toBe('2026-12-04');
  expect(
    whenAnswered([nationalDay, closed('2026-12-04', '2026-12-04')], Date.parse('2026-12-02T08:00:00.000Z')).lateDay,
  ).toBe('2026-12-07');
});

it('knows that the office closes early on short days', () => {
  const ramadan: CalendarPeriod = { ...closed('2026-11-23', '2026-11-27'), kind: 'short', fromHour: 9, toHour: 15 };
  // At two on a Friday, an hour is left.
  expect(whenAnswered([ramadan], Date.parse('2026-11-27T10:00:00.000Z')).lateDay).toBe('2026-11-30');
});

it.each([
  ['61 days', '2027-01-23', '2027-01-25'],
  ['69 days', '2027-01-31', '2027-02-01'],
  ['70 days, the limit', '2027-02-01', undefined],
])('says when staff reply after a closure of %s', (_, lastDay, day) => {
  const periods = [closed('2026-11-24', lastDay)];
  expect(whenAnswered(periods, Date.parse('2026-11-24T05:00:00.000Z')).lateDay).toBe(day);
});

it('promises a reply within the day if two hours of it are left to the office', () => {
  const times = ['2026-11-24T16:00', '2026-11-24T16:01'].map((time) => Date.parse(`${time}:00+04:00`));
  expect(times.map((time) => whenAnswered([], time).nextTime)).toEqual([
    '2026-11-24T12:00:00.000Z',
    '2026-11-25T05:00:00.000Z',
  ]);
});

/** The days are in 2026: 23 November is a Monday; 2 and 3 December are National Day. */
const periods = periodsOf([], '2026-11-20', '2027-01-31');

it.each([
  ['in working hours', '2026-11-24T10:00', true, '2026-11-24T10:00'],
  ['before the office opens', '2026-11-24T07:30', false, '2026-11-24T09:00'],
  ['in the last two hours: open, but the answer comes the next day', '2026-11-24T16:30', true, '2026-11-25T09:00'],
  ['after the office has closed', '2026-11-24T18:00', false, '2026-11-25T09:00'],
  ['on a Friday evening', '2026-11-27T20:00', false, '2026-11-30T09:00'],
  ['on a weekend', '2026-11-28T12:00', false, '2026-11-30T09:00'],
  ['on the eve of a public holiday', '2026-12-01T17:00', true, '2026-12-04T09:00'],
])('answers %s', (_, time, open, nextTime) => {
  const at = (gulf: string) => new Date(`${gulf}:00+04:00`);
  expect(whenAnswered(periods, at(time).getTime())).toMatchObject({ open, nextTime: at(nextTime).toISOString() });
});
