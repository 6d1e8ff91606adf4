import { type FailureKind, SendFailure } from './failure.ts';

export interface DeliveryStats {
  sent: number;
  retried: number;
  failed: number;
  cancelled: number;
  /** Claimed, but given back without a try: the round ended before their turn. */
  postponed: number;
}

/** One delivery with a time limit. */
export interface Round {
  /** When the round has ended, with everything that it has started; in milliseconds. */
  until: number;
  now: () => number;
  /** The provider's time to answer, in milliseconds. */
  timeout: number;
  stats: DeliveryStats;
  /** Why the round sends no more mail. */
  stopped: FailureKind | null;
}

export interface RoundOptions {
  now?: () => number;
  timeout?: number;
}

const sendTimeout = 10_000;
/** A call does not start with less time than this. */
const shortestCall = 3000;

/** `duration` is in milliseconds. */
export function startRound(duration: number, { now = Date.now, timeout = sendTimeout }: RoundOptions = {}): Round {
  const stats = { sent: 0, retried: 0, failed: 0, cancelled: 0, postponed: 0 };
  return { until: now() + duration, now, timeout, stats, stopped: null };
}

/** The time until the last call may start, in milliseconds. */
export function timeLeft({ until, now }: Round): number {
  return Math.max(0, until - shortestCall - now());
}

export function canSend(round: Round): boolean {
  return round.stopped === null && timeLeft(round) > 0;
}

/** @throws SendFailure postponed without time for the call, temporary when the provider does not answer in time */
export async function withTimeout<Answer>(
  round: Round,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  if (timeLeft(round) === 0) throw new SendFailure('postponed', 'The round has ended');
  const limit = Math.min(round.timeout, round.until - round.now());
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SendFailure('temporary', `No answer from the mail provider within ${limit / 1000} seconds`));
      abort.abort();
    }, limit);
  });
  try {
    return await Promise.race([call(abort.signal), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
