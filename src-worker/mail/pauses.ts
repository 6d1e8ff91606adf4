const minute = 60_000;
const hour = 60 * minute;

/** How long a mail rests after its first, second, … failed attempt, in milliseconds (contract, "Mail"). */
const pauses = [1 * minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/** The attempt after which a mail has failed for good. */
export const lastAttempt = pauses.length + 1;

/** The rest after a failed attempt (the first is 1) in milliseconds, or undefined when there is no next one. */
export function pauseAfter(attempt: number): number | undefined {
  return pauses[attempt - 1];
}

/** What a provider that only says "slow down" is given, in seconds; and the longest wait it can ask for. */
const defaultWait = 60;
const longestWait = 24 * 60 * 60;

/** When a mail is due again after "slow down". */
export function dueAfterSlowDown(now: number, retryAfter: number = defaultWait): string {
  return new Date(now + Math.min(Math.max(retryAfter, 1), longestWait) * 1000).toISOString();
}
