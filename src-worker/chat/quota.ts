const maxPerHour = 60;
const hour = 60 * 60 * 1000;

/**
 * Counts a message against the session's hourly quota. `sentAt` holds the times of the counted messages, in milliseconds.
 * @returns the times to keep, or the seconds to wait
 */
export function countMessage(sentAt: number[], now: number): { sentAt: number[] } | { retryAfter: number } {
  const recent = sentAt.filter((at) => at > now - hour);
  const oldest = recent[0];
  if (recent.length >= maxPerHour && oldest !== undefined)
    return { retryAfter: Math.ceil((oldest + hour - now) / 1000) };
  return { sentAt: [...recent, now] };
}
