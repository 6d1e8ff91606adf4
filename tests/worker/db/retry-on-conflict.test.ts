import { expect, it } from 'vitest';
import { retryOnConflict } from '#worker/db/retry-on-conflict.ts';
import { ProblemError } from '#worker/http/problem.ts';

async function attemptsOf(overtaken: number): Promise<[attempts: number, result: unknown]> {
  let attempts = 0;
  const result = await retryOnConflict(
    async () => (++attempts > overtaken ? 'written' : undefined),
    () => new ProblemError('conversation_changed'),
  ).catch((error) => error.code);
  return [attempts, result];
}

it('repeats a write four times, and then gives up', async () => {
  expect(await attemptsOf(0)).toEqual([1, 'written']);
  expect(await attemptsOf(4)).toEqual([5, 'written']);
  expect(await attemptsOf(5)).toEqual([5, 'conversation_changed']);
});
