import { expect, it } from 'vitest';
import { KeepRequest } from '#shared/contracts/hiring.ts';

it('an application is kept for 6, 12 or 24 months', () => {
  const accepted = Array.from({ length: 30 }, (_, months) => months).filter(
    (months) => KeepRequest.safeParse({ months }).success,
  );
  expect(accepted).toEqual([6, 12, 24]);
});
