import { expect, it } from 'vitest';
import { demoEnd } from '#shared/bookings/demo-hours.ts';
import { daysFrom } from '#shared/time/days.ts';
import {
  type Availability,
  freeHosts,
  nearestSlots,
  openSlots,
  type TakenTime,
} from '#worker/bookings/availability.ts';
import type { CalendarPeriod } from '#worker/bookings/opening-hours.ts';
import { everyWeekday } from '../support/bookings.ts';

const friday = everyWeekday.map((hours, weekday) => (weekday === 5 ? hours.filter((hour) => hour !== 13) : hours));

function availability(overrides: Partial<Availability> = {}): Availability {
  return {
    hosts: [{ id: 'a', name: 'A', hours: friday, email: null, awayUntil: null }],
    periods: [],
    taken: [],
    busy: [],
    earliest: '2026-11-23T04:00:00.000Z',
    latest: '2027-01-22T04:00:00.000Z',
    ...overrides,
  };
}

const period = (overrides: Partial<CalendarPeriod>): CalendarPeriod => ({
  id: 'p',
  firstDay: '2026-11-24',
  lastDay: '2026-11-24',
  kind: 'closed',
  fromHour: null,
  toHour: null,
  nameEn: 'Closed',
  nameAr: 'مغلق',
  certainty: 'official',
  ...overrides,
});

const demo = (hostId: string, startsAt: string, endsAt = demoEnd(startsAt)): TakenTime => ({
  hostId,
  startsAt,
  endsAt,
});

/** The open hours of a day in Dubai. */
const hoursOn = (day: string, overrides: Partial<Availability> = {}) =>
  openSlots(availability(overrides), [day]).map(({ startsAt }) => (Number(startsAt.slice(11, 13)) + 4) % 24);

it('offers the seven slots of the form from Monday to Thursday only', () => {
  const monday = daysFrom('2026-11-30', 7);
  expect(hoursOn(monday[0]!)).toEqual([9, 10, 11, 13, 14, 15, 16]);
  expect(hoursOn(monday[3]!)).toEqual([9, 10, 11, 13, 14, 15, 16]);
  expect(hoursOn(monday[5]!)).toEqual([]);
  expect(hoursOn(monday[6]!)).toEqual([]);
});

it('leaves out the noon prayer on Fridays', () => {
  expect(hoursOn('2026-11-27')).toEqual([9, 10, 11, 14, 15, 16]);
});

it('offers nothing on closed days, and only fitting slots on short days', () => {
  expect(hoursOn('2026-11-24', { periods: [period({})] })).toEqual([]);
  expect(hoursOn('2026-11-25', { periods: [period({})] })).toEqual([9, 10, 11, 13, 14, 15, 16]);
  const ramadan = period({ kind: 'short', fromHour: 9, toHour: 15 });
  expect(hoursOn('2026-11-24', { periods: [ramadan] })).toEqual([9, 10, 11, 13, 14]);
});

it('offers nothing within the notice or beyond the horizon', () => {
  expect(hoursOn('2026-11-24', { earliest: '2026-11-24T07:30:00.000Z' })).toEqual([13, 14, 15, 16]);
  expect(hoursOn('2026-11-24', { earliest: '2026-11-24T07:00:00.000Z' })).toEqual([11, 13, 14, 15, 16]);
  expect(hoursOn('2026-11-24', { latest: '2026-11-24T06:00:00.000Z' })).toEqual([9, 10]);
});

it('offers a slot as long as one host has it free', () => {
  const hosts = ['a', 'b'].map((id) => ({ id, name: id, hours: everyWeekday, email: null, awayUntil: null }));
  const at = '2026-11-24T05:00:00.000Z';
  expect(hoursOn('2026-11-24', { hosts, taken: [demo('a', at)] })[0]).toBe(9);
  expect(hoursOn('2026-11-24', { hosts, taken: [demo('a', at), demo('b', at)] })[0]).toBe(10);
});

it('offers no slot that a demo overlaps, however long the demo is', () => {
  const halfPastNine = demo('a', '2026-11-24T05:30:00.000Z');
  expect(hoursOn('2026-11-24', { taken: [halfPastNine] })).toEqual([11, 13, 14, 15, 16]);
  for (const at of ['2026-11-24T05:00:00.000Z', '2026-11-24T06:00:00.000Z'])
    expect(freeHosts(availability({ taken: [halfPastNine] }), at)).toEqual([]);
  const afternoon = demo('a', '2026-11-24T09:00:00.000Z', '2026-11-24T13:00:00.000Z');
  expect(hoursOn('2026-11-24', { taken: [afternoon] })).toEqual([9, 10, 11]);
});

it('gives a demo to the host with the fewest demos of that week', () => {
  const hosts = ['a', 'b', 'c'].map((id) => ({ id, name: id, hours: everyWeekday, email: null, awayUntil: null }));
  const taken = [
    // Sunday and the Monday after it belong to other weeks.
    demo('c', '2026-11-22T05:00:00.000Z'),
    demo('c', '2026-11-30T05:00:00.000Z'),
    demo('a', '2026-11-24T05:00:00.000Z'),
    demo('b', '2026-11-24T05:00:00.000Z'),
    demo('a', '2026-11-25T05:00:00.000Z'),
  ];
  const free = freeHosts(availability({ hosts, taken }), '2026-11-26T05:00:00.000Z');
  expect(free.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

it.each([
  ['the past', '2026-11-20T05:00:00.000Z'],
  ['half past nine', '2026-11-24T05:30:00.000Z'],
  ['noon', '2026-11-24T08:00:00.000Z'],
  ['five in the afternoon', '2026-11-24T13:00:00.000Z'],
  ['midnight in Dubai', '2026-11-23T20:00:00.000Z'],
  ['nine in the evening in UTC', '2026-11-24T21:00:00.000Z'],
  ['a Saturday', '2026-11-28T05:00:00.000Z'],
])('has no host for %s', (_, startsAt) => {
  expect(freeHosts(availability(), startsAt)).toEqual([]);
});

it('proposes the first or last slots for times outside the horizon', () => {
  expect(nearestSlots(availability(), '2020-01-01T00:00:00.000Z', 2)).toEqual([
    '2026-11-23T05:00:00.000Z',
    '2026-11-23T06:00:00.000Z',
  ]);
  expect(nearestSlots(availability(), '2030-01-01T00:00:00.000Z', 1)).toEqual(['2027-01-21T12:00:00.000Z']);
});
