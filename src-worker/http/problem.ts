import type { Context } from 'hono';
import { problemMessages } from '../../src-shared/content/en/messages.ts';
import type { FieldError, Problem, ProblemCode } from '../../src-shared/contracts/problem.ts';
import type { HonoEnv } from '../hono-env.ts';
import { causeOf, log } from '../log.ts';

export const problemCodes: Readonly<Record<ProblemCode, number>> = {
  malformed_json: 400,
  sign_in_required: 401,
  access_denied: 403,
  not_found: 404,
  method_not_allowed: 405,
  id_already_used: 409,
  already_subscribed: 409,
  no_active_subscribers: 409,
  status_changed: 409,
  reply_pending: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
};

interface Options {
  detail?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An error for the caller. The app's error handler answers it. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, { detail, errors, headers = {}, cause }: Options = {}) {
    const message = problemMessages[code];
    super(detail ?? message.detail, { cause });
    this.headers = headers;
    this.problem = {
      type: `urn:problem:${code}`,
      title: message.title,
      status: problemCodes[code],
      detail: this.message,
      code,
      ...(errors && { errors }),
    };
  }
}

export function problemResponse({ problem, headers }: ProblemError): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', ...headers },
  });
}

/** The problem for an error, `unexpected` if it is none. A status of 500 or more is logged with its cause. */
export function problemFor(
  c: Context<HonoEnv>,
  error: unknown,
  unexpected: 'internal_error' | 'unavailable',
): ProblemError {
  const problem = error instanceof ProblemError ? error : new ProblemError(unexpected, { cause: error });
  const { status, code } = problem.problem;
  if (status >= 500) {
    log('error', 'request_failed', { requestId: c.get('requestId'), code, cause: causeOf(problem.cause) });
  }
  return problem;
}
