import { vi } from 'vitest';

/** A server that never answers, under fake timers: those do not move the clock of `AbortSignal.timeout`. */
export function mockSilentServer(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms);
    return controller.signal;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true }),
      ),
  );
}
