import { expect, it } from 'vitest';
import { whenAnswered } from '../../../src-shared/time/office-hours.ts';
import { periodsOf } from '../../../src-worker/bookings/opening-hours.ts';

/** Days in 2026: 23 November is a Monday; 2 and 3 December are National Day. */
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
