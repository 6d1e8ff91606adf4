import { expect, it, vi } from 'vitest';
import { SendFailure, startBudget, timeLeft, withTimeout } from '#worker/mail/delivery-budget.ts';

it.each([
  ['ten seconds', 60_000, 10_000],
  ['the rest of the delivery', 4000, 4000],
])('waits for the provider for %s', async (_, duration, ms) => {
  vi.useFakeTimers();
  const onFailure = vi.fn();
  withTimeout(startBudget(duration), () => new Promise(() => {})).catch(onFailure);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(String(onFailure.mock.calls)).toContain(`No answer from the email provider within ${ms / 1000} seconds`);
});

it('begins no call in the last three seconds', () => {
  let time = 0;
  const budget = startBudget(10_000, { now: () => time });
  time = 6999;
  expect(timeLeft(budget)).toBe(1);
  time = 7000;
  expect(timeLeft(budget)).toBe(0);
});

it('keeps 200 characters of a cause, in one line', () => {
  expect(new SendFailure('temporary', `no\n answer${'x'.repeat(200)}`).message).toBe(`no answer${'x'.repeat(191)}`);
});
