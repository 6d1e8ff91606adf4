/**
 * `temporary` is retried with backoff, `rejected` fails at once. The others cost no attempt: `throttled` and `refused` (the
 * provider takes no mail with this sender or key) stop the round, `postponed` is a mail for which the round had no time.
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
