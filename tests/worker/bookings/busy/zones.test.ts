import { expect, it } from 'vitest';
import { zonesOf } from '#worker/bookings/busy/zones.ts';

it.each([
  [199, true],
  [200, false],
])('reads 200 zones of a calendar, and none after %i others', (others, isRead) => {
  const zone = zonesOf(new Map());
  for (let i = 0; i < others; i++) zone(`Zone ${i}`);
  expect(zone('Europe/Berlin') !== undefined).toBe(isRead);
});
