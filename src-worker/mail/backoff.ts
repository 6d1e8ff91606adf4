const minute = 60_000;
const hour = 60 * minute;

/** The delay after the first, second, … failed attempt, in milliseconds. */
const retryDelays = [1 * minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

export const maxAttempts = retryDelays.length + 1;

/** The delay after a failed attempt (the first is 1) in milliseconds; undefined after the last one. */
export function retryDelay(attempt: number): number | undefined {
  return retryDelays[attempt - 1];
}

/** In seconds. */
const defaultRetryAfter = 60;
const maxRetryAfter = 24 * 60 * 60;

/** When a mail is due again after the provider throttled the Worker. `now` is in milliseconds, `retryAfter` in seconds. */
export function dueAfterThrottling(now: number, retryAfter: number = defaultRetryAfter): string {
  return new Date(now + Math.min(Math.max(retryAfter, 1), maxRetryAfter) * 1000).toISOString();
}
