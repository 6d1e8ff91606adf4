import { expect, it } from 'vitest';
import { durationOf } from '#worker/bookings/busy/wall-time.ts';

it.each([
  ['P3660D', 316_224_000_000],
  ['P3660DT1S', undefined],
])('reads a duration of ten years at most: %s', (value, duration) => {
  expect(durationOf(value)).toBe(duration);
});
