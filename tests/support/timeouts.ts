/** Milliseconds for one test and for one assertion. Generous, because a shared machine can stall for ten seconds. */
export const timeouts = { test: 120_000, wait: 30_000 };
