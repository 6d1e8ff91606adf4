import { expect, it } from 'vitest';
import { dateIn, hourIn, knownZone } from '#shared/time/zones.ts';

it('finds an hour of another time zone, also around a change of the clock', () => {
  const nine = (zone: string, day: string) => hourIn(zone, day, 9).toISOString();
  expect(nine('Asia/Dubai', '2026-03-04')).toBe('2026-03-04T05:00:00.000Z');
  expect(nine('America/Los_Angeles', '2026-03-04')).toBe('2026-03-04T17:00:00.000Z');
  expect(nine('Asia/Kolkata', '2026-03-04')).toBe('2026-03-04T03:30:00.000Z');
  expect(nine('Europe/London', '2026-03-28')).toBe('2026-03-28T09:00:00.000Z');
  expect(nine('Europe/London', '2026-03-29')).toBe('2026-03-29T08:00:00.000Z');
  expect(nine('Pacific/Auckland', '2026-09-27')).toBe('2026-09-26T20:00:00.000Z');
});

it('knows the day of the visitor', () => {
  const time = new Date('2026-03-04T22:30:00Z');
  expect([dateIn('Asia/Dubai', time), dateIn('America/New_York', time)]).toEqual(['2026-03-05', '2026-03-04']);
});

it('takes the Gulf’s time zone for one that is unknown', () => {
  expect(['Asia/Riyadh', 'Mars/Olympus', '', null, undefined].map(knownZone)).toEqual([
    'Asia/Riyadh',
    ...Array(4).fill('Asia/Dubai'),
  ]);
});
