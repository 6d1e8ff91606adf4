export type ProblemCode =
  | 'malformed_json'
  | 'bad_request'
  | 'sign_in_required'
  | 'access_denied'
  | 'role_required'
  | 'https_required'
  | 'not_found'
  | 'not_configured'
  | 'method_not_allowed'
  | 'id_already_used'
  | 'already_subscribed'
  | 'no_active_subscribers'
  | 'status_changed'
  | 'conversation_changed'
  | 'answered_meanwhile'
  | 'address_blocked'
  | 'slug_taken'
  | 'changed_meanwhile'
  | 'slot_taken'
  | 'too_many_bookings'
  | 'position_closed'
  | 'reply_pending'
  | 'last_admin'
  | 'no_conversation'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'validation_failed'
  | 'upgrade_required'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable';

export interface FieldError {
  path: string;
  message: string;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  errors?: FieldError[];
  alternatives?: string[];
  /** The reply of a colleague, as in the conversation. */
  entry?: { id: string; text: string; by: string; at: string };
}
