// Declared here because TypeScript's DOM types conflict with the Worker types, which the bench imports.
declare const window: { blocking: number; tap: Promise<number> };
declare const document: { querySelector(selector: string): object | null };
declare const PerformanceObserver: new (
  report: (list: { getEntries(): { duration: number }[] }) => void,
) => { observe(options: object): void };
declare function requestAnimationFrame(callback: () => void): void;
declare function addEventListener(
  type: string,
  listener: (event: { timeStamp: number }) => void,
  options: object,
): void;

/** Runs in the page before its scripts. */
export function watchRest(): void {
  window.blocking = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

export function readRest() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { paint: paint?.startTime ?? Number.POSITIVE_INFINITY, blocking: window.blocking };
}

/** Milliseconds from the next tap until the chat is open; Infinity if it does not open. */
export function watchTap(): void {
  const timeout = 20_000;
  window.tap = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        function check() {
          const time = performance.now() - timeStamp;
          if (document.querySelector('dialog[open]')) resolve(time);
          else if (time > timeout) resolve(Number.POSITIVE_INFINITY);
          else requestAnimationFrame(check);
        }
        check();
      },
      { once: true, capture: true },
    );
  });
}

export const readTap = () => window.tap;
