import { expect, it } from 'vitest';
import { WeeklyHours } from '#shared/contracts/hosts.ts';

it('a host takes demos from 9 to 5, without the hour of noon', () => {
  const accepted = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => WeeklyHours.safeParse([[], [hour], [], [], [], [], []]).success,
  );
  expect(accepted).toEqual([9, 10, 11, 13, 14, 15, 16]);
});
