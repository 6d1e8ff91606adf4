import type { SubmissionType } from '../../forms/options.ts';
import type { EmailKind } from '../../mail/email-kinds.ts';
import type { PublicPath } from '../../paths.ts';

export type SubscriberMailKind = Extract<
  EmailKind,
  | 'newsletter_welcome'
  | 'newsletter_follow_up_1'
  | 'newsletter_follow_up_2'
  | 'newsletter_follow_up_3'
  | 'newsletter_welcome_back'
  | 'newsletter_already_subscribed'
  | 'newsletter_goodbye'
>;

interface SubscriberMailText {
  preheader: string;
  title: string;
  paragraphs: string[];
  bullets: string[];
  button: { label: string; path: PublicPath };
}

interface ConfirmationText {
  preheader: string;
  title: string;
  lead: string;
  next: string;
  reply: string;
}

/** Text of a form that promises a reply; `when` is one of `answerTimes`. */
interface PromiseText extends Pick<ConfirmationText, 'title' | 'lead' | 'reply'> {
  preheader: (when: string) => string;
  next: (when: string) => string;
}

export type BookingMailKind = Extract<
  EmailKind,
  'booking_confirmation' | 'booking_moved' | 'booking_cancelled' | 'booking_reminder'
>;

export type BookingChange = Exclude<BookingMailKind, 'booking_reminder'>;

export interface BookingMailText {
  /** Followed by the time. */
  subject: string;
  preheader: string;
  title: string;
  lead: string;
  file?: string;
  next: string;
  button: string;
}

export type NewHostText = Required<Pick<BookingMailText, 'subject' | 'preheader' | 'title' | 'lead' | 'file'>>;

export interface AskedMailText {
  preheader: string;
  title: string;
  lead: string;
  button: string;
  expires?: string;
  ignore: string;
}

export interface MailContent {
  confirmationSubjects: Record<SubmissionType, string>;
  subscriberSubjects: Record<SubscriberMailKind | 'newsletter_confirm', string>;
  dataLinkSubject: string;
  greeting: (name: string) => string;
  /** Replaces a company name that must not be repeated. */
  asEntered: string;
  signature: string;
  footer: { company: string; why: string; unsubscribe: string };
  viewInBrowser: string;
  fields: Record<
    | 'name'
    | 'company'
    | 'currentCompany'
    | 'position'
    | 'useCase'
    | 'preferredDate'
    | 'preferredTime'
    | 'localTime'
    | 'previousHour'
    | 'cv'
    | 'host'
    | 'partnershipType'
    | 'submittedAt',
    string
  >;
  /** `late` is for days on which the office is closed. */
  answerTimes: { soon: string; late: (day: string) => string };
  demoConfirmation: PromiseText & {
    inGulfTime: (time: string) => string;
  };
  bookingMails: Record<BookingMailKind, BookingMailText>;
  /** Replaces texts of `booking_moved` when the time stays and the host changes. */
  newHost: NewHostText;
  booking: {
    addToGoogle: string;
    addToOutlook: string;
    join: string;
    /** Where the link for the video call comes from, if the host has none yet. */
    joinLater: string;
    calendar: { title: string; description: string; link: string };
  };
  /** Two times of a clock, with or without their periods of the day. */
  range: (from: string, to: string) => string;
  /** Separates the parts of a time, such as weekday and hours, or of a sentence. */
  comma: string;
  partnershipConfirmation: PromiseText;
  careerConfirmation: ConfirmationText & { withdraw: { text: string; label: string } };
  otherConfirmation: PromiseText;
  newsletterConfirm: AskedMailText;
  dataLink: AskedMailText;
  deckLinkSubject: string;
  deckLink: AskedMailText;
  keepRequestSubject: string;
  keepRequest: (values: { position: string; until: string }) => AskedMailText;
  conversationCopy: {
    subject: string;
    title: string;
    lead: string;
    visitor: string;
    joe: string;
    withheld: string;
    reply: string;
  };
  subscriberMails: Record<SubscriberMailKind, SubscriberMailText>;
}
