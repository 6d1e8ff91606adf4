import { expect, it, vi } from 'vitest';
import { inTime } from '#worker/http/in-time.ts';

it('waits a second for a reading, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  const late = vi.fn();
  inTime(new Promise(() => {})).catch(late);
  await vi.advanceTimersByTimeAsync(999);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(String(late.mock.calls)).toBe('TimeoutError: No answer within 1000 ms');
  expect(await inTime(Promise.resolve('read'))).toBe('read');
  expect(vi.getTimerCount()).toBe(0);
});
