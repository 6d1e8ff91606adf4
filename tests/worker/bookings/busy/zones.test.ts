import { expect, it } from 'vitest';
import { readCalendar } from '#worker/bookings/busy/read-calendar.ts';
import { zonesOf } from '#worker/bookings/busy/zones.ts';

it.each([
  [199, true],
  [200, false],
])('reads 200 zones of a calendar, and none after %i others', (others, isRead) => {
  const zone = zonesOf(new Map());
  for (let i = 0; i < others; i++) zone(`Zone ${i}`);
  expect(zone('Europe/Berlin') !== undefined).toBe(isRead);
});

it.each([
  [19, '2026-11-24T04:00:00.000Z'],
  [20, '2026-11-24T09:00:00.000Z'],
])('reads 20 changes of a described zone, and none after %i others', (others, instant) => {
  const change = (year: number, offset: string) =>
    `BEGIN:STANDARD\nDTSTART:${year}0101T000000\nTZOFFSETTO:${offset}\nEND:STANDARD\n`;
  const changes = Array.from({ length: others }, (_, i) => change(1980 + i, '+0000')).join('') + change(2020, '+0500');
  const calendar = `BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nTZID:Own\n${changes}END:VTIMEZONE\nEND:VCALENDAR\n`;
  const zone = zonesOf(readCalendar(calendar).zones)('Own')!;
  expect(new Date(zone(Date.UTC(2026, 10, 24, 9))).toISOString()).toBe(instant);
});
