import { expect, test, vi } from 'vitest';
import { whenIdle } from '#web/lib/when-idle.ts';

test('without requestIdleCallback an action runs once, unless it was cancelled', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const [action, cancelled] = [vi.fn(), vi.fn()];
  whenIdle(action);
  whenIdle(cancelled)();
  vi.advanceTimersByTime(199);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
