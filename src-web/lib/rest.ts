/** Settles when the browser has nothing else to do. */
export function rest(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, 500);
    else requestIdleCallback(resolve, { timeout: 3000 });
  });
}
