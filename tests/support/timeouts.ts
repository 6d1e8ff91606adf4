/** Milliseconds for one test and for one assertion. Generous, because a shared machine can be ten times slower. */
export const timeouts = { test: 300_000, wait: 30_000 };
