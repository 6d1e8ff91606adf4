import { expect, it } from 'vitest';
import { PositionChange } from '#shared/contracts/positions.ts';

it.each([
  [null, null, true],
  ['2026-03-02', null, true],
  ['2026-03-02', '2026-03-03', true],
  ['2026-03-02', '2026-03-02', false],
  [null, '2026-03-03', false],
])('a position that closes on %s and opens on %s: %s', (closesOn, opensOn, expected) => {
  expect(PositionChange.safeParse({ closesOn, opensOn }).success).toBe(expected);
});
