import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { Problem, ProblemCode } from '#shared/contracts/problem.ts';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import type { HonoEnv } from './hono-env.ts';
import { causeOf, log } from './log.ts';
import { texts, type WorkerTexts } from './texts.ts';

export const problemCodes: Readonly<Record<ProblemCode, number>> = {
  malformed_json: 400,
  bad_request: 400,
  sign_in_required: 401,
  access_denied: 403,
  role_required: 403,
  https_required: 403,
  not_found: 404,
  not_configured: 404,
  method_not_allowed: 405,
  id_already_used: 409,
  already_subscribed: 409,
  no_active_subscribers: 409,
  status_changed: 409,
  conversation_changed: 409,
  answered_meanwhile: 409,
  address_blocked: 409,
  slug_taken: 409,
  changed_meanwhile: 409,
  slot_taken: 409,
  too_many_bookings: 409,
  position_closed: 409,
  reply_pending: 409,
  last_admin: 409,
  no_conversation: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  upgrade_required: 426,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
};

export type Sentence = string | ((texts: WorkerTexts) => string);

export interface FieldProblem {
  path: string;
  message: Sentence;
}

/** Long enough for D1 to move to another machine. */
const retryAfterSeconds = '10';

interface Options {
  detail?: Sentence;
  errors?: FieldProblem[];
  alternatives?: string[];
  entry?: Problem['entry'];
  headers?: Record<string, string>;
  cause?: unknown;
}

export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly #detail: Sentence;
  readonly #errors: Options['errors'];
  readonly #alternatives: Options['alternatives'];
  readonly #entry: Options['entry'];

  constructor(code: ProblemCode, { detail, errors, alternatives, entry, headers = {}, cause }: Options = {}) {
    const sentence = detail ?? (({ problemMessages }) => problemMessages[code].detail);
    super(localized(sentence, defaultLocale), { cause });
    this.code = code;
    this.status = problemCodes[code];
    this.headers = code === 'unavailable' ? { 'retry-after': retryAfterSeconds, ...headers } : headers;
    this.#detail = sentence;
    this.#errors = errors;
    this.#alternatives = alternatives;
    this.#entry = entry;
  }

  problemIn(locale: Locale): Problem {
    return {
      type: `urn:problem:${this.code}`,
      title: texts[locale].problemMessages[this.code].title,
      status: this.status,
      detail: localized(this.#detail, locale),
      code: this.code,
      ...(this.#errors && {
        errors: this.#errors.map(({ path, message }) => ({ path, message: localized(message, locale) })),
      }),
      ...(this.#alternatives && { alternatives: this.#alternatives }),
      ...(this.#entry && { entry: this.#entry }),
    };
  }
}

function localized(sentence: Sentence, locale: Locale): string {
  return typeof sentence === 'string' ? sentence : sentence(texts[locale]);
}

export function problemResponse(error: ProblemError, locale: Locale = defaultLocale): Response {
  return new Response(JSON.stringify(error.problemIn(locale)), {
    status: error.status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', ...error.headers },
  });
}

export function problemFor(c: Context<HonoEnv>, error: unknown): ProblemError {
  const problem =
    error instanceof ProblemError
      ? error
      : new ProblemError(isAway(error) ? 'unavailable' : 'internal_error', { cause: error });
  const { status, code, cause } = problem;
  // The route's pattern, not the path: a path may hold an id or an unsubscribe token.
  const request = { requestId: c.get('requestId'), method: c.req.method, route: routePath(c, -1) };
  if (status >= 500) {
    log('error', 'request_failed', { ...request, code, cause });
    c.set('cause', causeOf(cause ?? problem));
  }
  if (code === 'not_configured') log('warn', 'not_configured', { ...request, cause });
  return problem;
}

/** A call of a binding has failed. */
export function unavailable(cause: unknown): never {
  throw new ProblemError('unavailable', { cause });
}

/** D1's errors about the statement: it fails each time. */
const isAboutStatement =
  /^D1_(?!ERROR)|SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG|AUTH|MISUSE)|parameter bindings|SQL variables/i;

/** Messages of the platform about D1, objects and buckets, with or without `D1_ERROR`. */
const isAboutPlatform =
  /^D1_ERROR|SQLITE_|database is locked|connection lost|internal error|overloaded|reset because|to be reset|timed out|code was updated|^(?:get|put|head|list|delete): .*\(\d+\)$/i;

/** A database, another binding or a time limit failed: the same request may succeed later. */
export function isAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { name, message, retryable, overloaded } = cause as Error & { retryable?: boolean; overloaded?: boolean };
    // Drizzle's sentence holds the parameters, which may be a stranger's words.
    if (message.startsWith('Failed query:')) continue;
    if (isAboutStatement.test(message)) return false;
    if (retryable || overloaded || name === 'TimeoutError' || isAboutPlatform.test(message)) return true;
  }
  return false;
}
