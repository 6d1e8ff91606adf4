import type { Plugin } from 'vite';

/**
 * Replaces the helper around each `import()`, which every page loads. Vite's own also preloads the files of a chunk; this build has
 * none: `modulePreload` is off, and there is one stylesheet.
 */
export const smallPreloadHelper: Plugin = {
  name: 'small-preload-helper',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => ({ code: helper, map: null }),
  },
};

/** A failed import raises `vite:preloadError`, as with Vite's own. */
const helper = `
export function __vitePreload(load) {
  return load().catch((error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  });
}`;
