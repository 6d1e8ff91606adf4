import type { Context } from 'hono';
import type { FieldError, Problem, ProblemCode } from '../../src-shared/contracts/problem.ts';
import type { HonoEnv } from '../hono-env.ts';
import { causeOf, log } from '../log.ts';

const catalogue: Record<ProblemCode, { status: number; title: string; detail: string }> = {
  malformed_json: { status: 400, title: 'Malformed JSON', detail: 'The request body is not valid JSON.' },
  sign_in_required: { status: 401, title: 'Sign-in required', detail: 'Please sign in to continue.' },
  access_denied: { status: 403, title: 'Access denied', detail: 'You are not allowed to do this.' },
  not_found: { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, title: 'Method not allowed', detail: 'This address does not take that method.' },
  id_already_used: { status: 409, title: 'Id already used', detail: 'This id belongs to a different request.' },
  already_subscribed: { status: 409, title: 'Already subscribed', detail: 'This email is already subscribed.' },
  no_active_subscribers: { status: 409, title: 'No active subscribers', detail: 'No active subscribers found.' },
  status_changed: {
    status: 409,
    title: 'Status changed',
    detail: 'Somebody else has changed this submission in the meantime.',
  },
  reply_pending: { status: 409, title: 'Reply pending', detail: 'Joe is still answering your last message.' },
  body_too_large: { status: 413, title: 'Body too large', detail: 'The request body is larger than 32 KiB.' },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    detail: 'Please send the body as application/json.',
  },
  validation_failed: { status: 422, title: 'Validation failed', detail: 'Please check the marked fields.' },
  rate_limited: { status: 429, title: 'Too many requests', detail: 'Too many requests. Please try again in a minute.' },
  internal_error: {
    status: 500,
    title: 'Internal error',
    detail: 'Something went wrong on our side. Please try again.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    detail: 'This is not available right now. Please try again later.',
  },
};

interface Options {
  detail?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An error that the caller is told about. Throw it anywhere: the app's one error handler answers it. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, { detail, errors, headers = {}, cause }: Options = {}) {
    const entry = catalogue[code];
    super(detail ?? entry.detail, { cause });
    this.headers = headers;
    this.problem = {
      type: `urn:problem:${code}`,
      title: entry.title,
      status: entry.status,
      detail: detail ?? entry.detail,
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

/** The problem that an error is answered with: `unexpected` for one that is none. What went wrong on our side is logged. */
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
