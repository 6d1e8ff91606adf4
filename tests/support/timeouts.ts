/**
 * Milliseconds for one test, and for a condition that it waits for. A shared machine can be ten times slower; a browser
 * paints a change within seconds even there, so that a browser test that fails should not take half a minute.
 */
export const timeouts = { test: 300_000, wait: 30_000, browserWait: 10_000 };
