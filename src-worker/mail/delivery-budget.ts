export interface DeliveryStats {
  sent: number;
  retried: number;
  failed: number;
  cancelled: number;
  /** Claimed, but given back without a try: the delivery ended before their turn. */
  postponed: number;
}

/** One delivery with a time limit. */
export interface DeliveryBudget {
  /** When the delivery has ended, with everything that it has started; in milliseconds. */
  until: number;
  now: () => number;
  /** The provider's time to answer, in milliseconds. */
  timeout: number;
  stats: DeliveryStats;
  /** Why the delivery sends no more mail. */
  stopped: FailureKind | null;
}

export interface BudgetOptions {
  now?: () => number;
  timeout?: number;
}

const sendTimeout = 10_000;
/** A call does not start with less time than this. */
const shortestCall = 3000;

/** `duration` is in milliseconds. */
export function startBudget(
  duration: number,
  { now = Date.now, timeout = sendTimeout }: BudgetOptions = {},
): DeliveryBudget {
  const stats = { sent: 0, retried: 0, failed: 0, cancelled: 0, postponed: 0 };
  return { until: now() + duration, now, timeout, stats, stopped: null };
}

/** The time until the last call may start, in milliseconds. */
export function timeLeft({ until, now }: DeliveryBudget): number {
  return Math.max(0, until - shortestCall - now());
}

export function canSend(budget: DeliveryBudget): boolean {
  return budget.stopped === null && timeLeft(budget) > 0;
}

/** @throws SendFailure postponed without time for the call, temporary when the provider does not answer in time */
export async function withTimeout<Answer>(
  budget: DeliveryBudget,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  if (timeLeft(budget) === 0) throw new SendFailure('postponed', 'The round has ended');
  const limit = Math.min(budget.timeout, budget.until - budget.now());
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

/**
 * `temporary` is retried with backoff, `rejected` fails at once. The others cost no attempt: `throttled` and `refused` (the
 * provider takes no mail with this sender or key) stop the delivery, `postponed` is a mail for which the delivery had no time.
 */
export type FailureKind = 'temporary' | 'throttled' | 'rejected' | 'refused' | 'postponed';

/** The message is a short cause for staff, without a secret or the mail's content. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly kind: FailureKind;
  /** The provider's Retry-After, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(kind: FailureKind, message: string, retryAfter?: number) {
    super(shorten(message));
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

const maxCauseLength = 200;

function shorten(cause: string): string {
  return cause.replace(/\s+/g, ' ').slice(0, maxCauseLength);
}

export function failureOf(error: unknown): SendFailure {
  if (error instanceof SendFailure) return error;
  return new SendFailure('temporary', error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}

/** The seconds of a `Retry-After` header (RFC 9110: seconds or a date); undefined when it is missing or invalid. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}
