interface DeliveryStats {
  sent: number;
  retried: number;
  failed: number;
  cancelled: number;
  postponed: number;
}

export interface DeliveryBudget {
  until: number;
  now: () => number;
  timeout: number;
  stats: DeliveryStats;
  stopped: FailureKind | null;
}

export interface BudgetOptions {
  now?: () => number;
  timeout?: number;
}

const sendTimeoutMs = 10_000;
const shortestCall = 3000;

export function startBudget(
  duration: number,
  { now = Date.now, timeout = sendTimeoutMs }: BudgetOptions = {},
): DeliveryBudget {
  const stats = { sent: 0, retried: 0, failed: 0, cancelled: 0, postponed: 0 };
  return { until: now() + duration, now, timeout, stats, stopped: null };
}

export function timeLeft({ until, now }: DeliveryBudget): number {
  return Math.max(0, until - shortestCall - now());
}

export function canSend(budget: DeliveryBudget): boolean {
  return budget.stopped === null && timeLeft(budget) > 0;
}

export async function withTimeout<Answer>(
  budget: DeliveryBudget,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  if (timeLeft(budget) === 0) throw new SendFailure('postponed', 'The delivery has ended');
  const limit = Math.min(budget.timeout, budget.until - budget.now());
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SendFailure('temporary', `No answer from the email provider within ${limit / 1000} seconds`));
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
 * `temporary` is retried with backoff, `rejected` fails right away. The others cost no attempt: `throttled` and
 * `refused` (the sender or the key) stop the delivery, and `postponed` means that time ran out.
 */
export type FailureKind = 'temporary' | 'throttled' | 'rejected' | 'refused' | 'postponed';

export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly kind: FailureKind;
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

export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}
