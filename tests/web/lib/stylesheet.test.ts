import { expect, test, vi } from 'vitest';
import { waitForStylesheet } from '#web/lib/stylesheet.ts';

test('a stylesheet that does not load is waited for three seconds', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<link rel="stylesheet">';
  const onEnd = vi.fn();
  void waitForStylesheet().then(onEnd);
  await vi.advanceTimersByTimeAsync(2999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each(['load', 'error'])('a stylesheet is no longer waited for after its %s event', async (event) => {
  document.body.innerHTML = '<link rel="stylesheet">';
  const waiting = waitForStylesheet();
  document.querySelector('link')!.dispatchEvent(new Event(event));
  await waiting;
});
