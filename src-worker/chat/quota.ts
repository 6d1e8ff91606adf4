/** Messages a session may send in an hour (contract). */
const perHour = 60;
const hour = 60 * 60 * 1000;

/**
 * Counts a message against its session's hour. `sentAt` are the times of those counted before, in milliseconds.
 * @returns the times to keep, or how many seconds to wait
 */
export function countMessage(sentAt: number[], now: number): { sentAt: number[] } | { retryAfter: number } {
  const recent = sentAt.filter((at) => at > now - hour);
  const oldest = recent[0];
  if (recent.length >= perHour && oldest !== undefined) return { retryAfter: Math.ceil((oldest + hour - now) / 1000) };
  return { sentAt: [...recent, now] };
}
