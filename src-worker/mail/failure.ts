/** `temporary` is retried with backoff, `throttled` stops the run and costs no attempt, `rejected` fails at once. */
export type FailureKind = 'temporary' | 'throttled' | 'rejected';

/** The message is a short cause for staff, without a secret or the mail's content. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly kind: FailureKind;
  /** The provider's Retry-After, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(kind: FailureKind, message: string, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

const maxCauseLength = 200;

export function failureOf(error: unknown): SendFailure {
  if (error instanceof SendFailure) return error;
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new SendFailure('temporary', cause.replace(/\s+/g, ' ').slice(0, maxCauseLength));
}

/** The seconds of a `Retry-After` header (RFC 9110: seconds or a date); undefined when it is missing or invalid. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}
