import type { ProblemCode } from '../../contracts/problem.ts';

/** A caller may replace `detail` with a more precise sentence. */
export type ProblemMessages = Record<ProblemCode, { title: string; detail: string }>;

export interface ProblemDetails {
  otherSite: string;
  turnstile: string;
  /** A booking that is cancelled or over cannot be moved or cancelled. */
  bookingClosed: string;
  /** `too_many_bookings` because of the client's network. */
  networkBookings: string;
  chatQuota: (minutes: number) => string;
  bodyTooLarge: (kibibytes: number) => string;
}

export interface FieldMessages {
  blank: string;
  noText: string;
  tooLong: (max: number) => string;
  notStorable: string;
  noOption: string;
  noEmail: string;
  invalidEmail: string;
  /** The part before the `@` has letters that are not Latin. */
  unicodeLocalPart: string;
  noDate: string;
  noTime: string;
  pastDate: string;
  distantDate: string;
  noLink: string;
  invalidLink: string;
  invalidId: string;
  invalidFormType: string;
  unknownLocale: string;
  invalidSessionId: string;
  incompleteToken: string;
  noTurnstileToken: string;
  /** The file is not one of the kinds that a CV may be. */
  cvType: string;
  cvTooLarge: string;
}

export interface NewsletterMessages {
  subscribed: string;
  resubscribed: string;
  alreadySubscribed: string;
  subscribeFailed: string;
  subscribeUnreachable: string;
  confirmed: string;
  confirmationGone: string;
  confirmationFailed: string;
  unsubscribed: string;
  unknownLink: string;
  unsubscribeFailed: string;
}
