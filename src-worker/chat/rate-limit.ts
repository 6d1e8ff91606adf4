const hourlyMessageLimit = 60;
const hour = 60 * 60 * 1000;

export function countMessage(sentAt: number[], now: number): { sentAt: number[] } | { retryAfter: number } {
  const recent = sentAt.filter((at) => at > now - hour);
  const oldest = recent[0];
  if (recent.length >= hourlyMessageLimit && oldest !== undefined)
    return { retryAfter: Math.ceil((oldest + hour - now) / 1000) };
  return { sentAt: [...recent, now] };
}
