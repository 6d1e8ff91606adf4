/** Safari has no `requestIdleCallback`. */
const fallbackMs = 200;

/** Returns a function that cancels. */
export function whenIdle(action: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(action, fallbackMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action);
  return () => cancelIdleCallback(handle);
}
