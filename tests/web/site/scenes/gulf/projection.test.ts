import { expect, test } from 'vitest';
import { outline, project } from '#web/site/scenes/gulf/projection.ts';

test('north is up, east is right, and a degree of longitude is the shorter one', () => {
  const [x, y] = project([46, 24]);
  const [eastX, eastY] = project([47, 24]);
  const [northX, northY] = project([46, 25]);
  expect([eastY, northX]).toEqual([y, x]);
  expect(northY).toBe(y - 40);
  expect(eastX - x).toBeGreaterThan(35);
  expect(eastX - x).toBeLessThan(40);
});

test('an outline begins at its first place, goes on in steps and closes', () => {
  const [x, y] = project([46, 24]);
  expect(
    outline([
      [46, 24],
      [46, 25],
      [46, 23],
    ]),
  ).toBe(`M${x} ${y}l0-40 0 80z`);
});
