import { hourLength } from '../../src-shared/time/days.ts';

const hourlyMessageLimit = 60;

export function countMessage(sentAt: number[], now: number): { sentAt: number[] } | { retryAfter: number } {
  const recent = sentAt.filter((at) => at > now - hourLength);
  const oldest = recent[0];
  if (recent.length >= hourlyMessageLimit && oldest !== undefined)
    return { retryAfter: Math.ceil((oldest + hourLength - now) / 1000) };
  return { sentAt: [...recent, now] };
}
