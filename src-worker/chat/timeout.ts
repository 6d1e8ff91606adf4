/** A time limit that can be set again, together with a signal from outside. */
export interface Timeout {
  signal: AbortSignal;
  /** Starts the limit again, with other milliseconds. */
  restart: (milliseconds: number) => void;
  clear: () => void;
  /** For a promise that ignores the signal, such as a retry delay or a stalled read. */
  race: <Value>(promise: Promise<Value>) => Promise<Value>;
}

/** `AbortSignal.timeout` cannot be cleared: its timer would keep the Durable Object in memory after the answer. */
export function createTimeout(milliseconds: number, cancelled: AbortSignal): Timeout {
  const expiry = new AbortController();
  const signal = AbortSignal.any([cancelled, expiry.signal]);
  const expire = () => expiry.abort(new Error('The completion API took too long'));
  let timer = setTimeout(expire, milliseconds);
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {});
  const clear = () => clearTimeout(timer);
  return {
    signal,
    restart(next) {
      clear();
      timer = setTimeout(expire, next);
    },
    clear,
    race: (promise) => Promise.race([promise, aborted]),
  };
}
