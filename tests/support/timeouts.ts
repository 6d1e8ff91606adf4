/**
 * How long a test may take, and how long it waits for what must come, in milliseconds. Not a measure of speed: a shared machine may
 * lose its processors for ten seconds at a time.
 */
export const timeouts = { test: 120_000, wait: 30_000 };
