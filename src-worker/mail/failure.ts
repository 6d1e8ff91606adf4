/**
 * What a failed sending means for the mail:
 * `temporary` tries again after a pause, `slow_down` stops the round and costs no attempt, `rejected` fails for good.
 */
export type FailureKind = 'temporary' | 'slow_down' | 'rejected';

/** A sending that failed. The message is a short cause for staff: no secret, nothing of the mail's content. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly kind: FailureKind;
  /** How long the provider asked to wait, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(kind: FailureKind, message: string, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

const longestCause = 200;

/** Any error as a failure; what nobody classified is worth another try. */
export function failureOf(error: unknown): SendFailure {
  if (error instanceof SendFailure) return error;
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new SendFailure('temporary', cause.replace(/\s+/g, ' ').slice(0, longestCause));
}

/** The seconds of a `Retry-After` header (RFC 9110: seconds or an HTTP date), undefined when it says nothing useful. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}
