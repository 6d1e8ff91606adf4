import { brand } from '../../brand.ts';
import type { ProblemCode } from '../../contracts/problem.ts';

/** A caller may replace `detail` with a more precise sentence. */
export type ProblemMessages = Record<ProblemCode, { title: string; detail: string }>;

export const problemMessages: ProblemMessages = {
  malformed_json: { title: 'Malformed JSON', detail: 'The request body is not valid JSON.' },
  sign_in_required: { title: 'Sign-in required', detail: 'Please sign in to continue.' },
  access_denied: { title: 'Access denied', detail: 'You are not allowed to do this.' },
  role_required: { title: 'Role required', detail: 'Your roles do not allow this.' },
  https_required: {
    title: 'HTTPS required',
    detail: 'This page must be opened with https://. Nothing was saved.',
  },
  not_found: { title: 'Not found', detail: 'There is nothing at this address.' },
  method_not_allowed: { title: 'Method not allowed', detail: 'This address does not accept that method.' },
  id_already_used: { title: 'ID already used', detail: 'This id belongs to a different request.' },
  slug_taken: { title: 'Address taken', detail: 'This address is taken. Please choose another one.' },
  changed_meanwhile: { title: 'Changed meanwhile', detail: 'Someone has changed this since you opened it.' },
  already_subscribed: { title: 'Already subscribed', detail: 'This email is already subscribed.' },
  no_active_subscribers: { title: 'No active subscribers', detail: 'No active subscribers found.' },
  window_closed: { title: 'Too late for a text', detail: 'The last message of this person is more than a day old.' },
  status_changed: { title: 'Status changed', detail: 'Someone else has changed this submission in the meantime.' },
  conversation_changed: {
    title: 'Conversation changed',
    detail: 'Someone has written in this conversation in the meantime.',
  },
  answered_meanwhile: { title: 'Already answered', detail: 'A colleague has replied in the meantime.' },
  address_blocked: { title: 'Address blocked', detail: 'This address is blocked, so no email was sent.' },
  slot_taken: {
    title: 'Time not available',
    detail: 'This time is no longer available. Please choose another one.',
  },
  too_many_bookings: {
    title: 'Too many bookings',
    detail:
      'This address already has two upcoming demos. Move or cancel one with the link in its email, or send this request without a time.',
  },
  position_closed: {
    title: 'Position closed',
    detail: 'We take no applications for this position at the moment. Please choose another one.',
  },
  reply_pending: {
    title: 'Reply pending',
    detail: 'Joe is still replying. Wait for the reply, then send your next message.',
  },
  last_admin: {
    title: 'Last administrator',
    detail:
      'This is the last administrator. Without one, everyone without a role would have full access again. Appoint another administrator first.',
  },
  no_conversation: {
    title: 'No conversation',
    detail: 'This chat has ended or hasn’t started yet. Send Joe a message or ask for a person to start one.',
  },
  body_too_large: {
    title: 'Body too large',
    detail: 'This is larger than we can accept. Shorten the text or attach a smaller file.',
  },
  unsupported_media_type: { title: 'Unsupported media type', detail: 'Please send the body as application/json.' },
  validation_failed: { title: 'Validation failed', detail: 'Please check the marked fields.' },
  upgrade_required: { title: 'Upgrade required', detail: 'This address is for a WebSocket.' },
  rate_limited: {
    title: 'Too many requests',
    detail: 'You’ve sent several requests in a short time. Please wait a minute and try again.',
  },
  bad_request: {
    title: 'Bad request',
    detail: 'The request can be read in two ways, so we did not read it. Please send it again from our page.',
  },
  not_configured: { title: 'Not turned on', detail: 'This part of the site is not turned on. Nothing was saved.' },
  internal_error: { title: 'Internal error', detail: 'Something went wrong on our side. Please try again.' },
  unavailable: {
    title: 'Unavailable',
    detail: 'Our service is temporarily unavailable. Nothing was saved. Please try again in a few minutes.',
  },
};

export const problemDetails = {
  otherSite: 'This request came from another site.',
  turnstile: 'We could not verify that you are a person. Please reload the page and try again.',
  bookingClosed: 'This demo is cancelled or has begun, so it cannot be changed. Please book a new one.',
  /** `too_many_bookings` for the client's network. */
  networkBookings: `Your network has reached today’s booking limit. Try again tomorrow, send the request without a time, or write to ${brand.email}.`,
  chatQuota: (minutes: number) => `You’ve reached this hour’s message limit. Try again in ${minutes} minutes.`,
  bodyTooLarge: (kibibytes: number) => `The request body is larger than ${kibibytes} KiB.`,
  noForm: 'Please send a form as application/x-www-form-urlencoded or multipart/form-data.',
};
export type ProblemDetails = typeof problemDetails;

export const fieldMessages = {
  blank: 'Please fill in this field.',
  noText: 'Please enter text.',
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
  notStorable: 'This text contains characters that cannot be stored.',
  noOption: 'Please choose one of the options.',
  noEmail: 'Please enter your email address.',
  invalidEmail: 'Please enter an email address such as name@company.com.',
  /** The part before the `@` is not Latin. */
  unicodeLocalPart: 'Please use an email address with Latin letters before the @.',
  noDate: 'Please choose a date.',
  noTime: 'Please choose a time.',
  pastDate: 'Please choose today or a later date.',
  distantDate: 'Please choose a date within the next 12 months.',
  noLink: 'Please enter a link.',
  invalidLink: 'Please enter a link that starts with http:// or https://.',
  invalidId: 'An id must be a UUID.',
  invalidFormType: 'formType must be demo, partnership or career.',
  unknownLocale: 'locale must be en or ar.',
  invalidSessionId: 'A chat session id looks like session_1700000000000_abcdefghij123456.',
  incompleteToken: 'The link is incomplete.',
  noTurnstileToken: 'Please complete the spam check.',
  cvType: 'Please choose a PDF or Word document (.pdf or .docx) without macros.',
  cvTooLarge: 'Please choose a file of at most 5 MB.',
  cvUnavailable: 'Files cannot be attached here at the moment. Please give a link to your CV instead.',
};
export type FieldMessages = typeof fieldMessages;
