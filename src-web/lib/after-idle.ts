import { goWithout } from './go-without.ts';

/** Puts off loading what the page does without at first until it has come to rest. */
export function afterIdle<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return () => rest().then(load).catch(goWithout);
}

/** Settles when the browser has nothing else to do. */
export function rest(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, 500);
    else requestIdleCallback(resolve, { timeout: 3000 });
  });
}
