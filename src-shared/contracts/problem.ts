/** The stable codes an error can carry; `contract.md` says when each is used. */
export type ProblemCode =
  | 'malformed_json'
  | 'sign_in_required'
  | 'access_denied'
  | 'not_found'
  | 'method_not_allowed'
  | 'id_already_used'
  | 'already_subscribed'
  | 'no_active_subscribers'
  | 'status_changed'
  | 'reply_pending'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'validation_failed'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable';

/** One field of a form that was not accepted, and a sentence that says why. */
export interface FieldError {
  path: string;
  message: string;
}

/** An error as it travels: RFC 9457, `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  errors?: FieldError[];
}
