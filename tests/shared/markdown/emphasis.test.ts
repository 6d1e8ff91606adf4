import { expect, it } from 'vitest';
import { emphasisIn } from '#shared/markdown/emphasis.ts';

it('a mark ends only if at most 49 others have begun since', () => {
  const isBold = (others: number) => emphasisIn(`**a ${'_b '.repeat(others)}c**`).size === 1;
  expect([isBold(49), isBold(50)]).toEqual([true, false]);
});
