import type { EmailKind } from '../../email-kinds.ts';
import type { FormType } from '../../forms/options.ts';
import type { PublicPath } from '../../paths.ts';

/** The mails to subscribers that are texts only. */
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

export interface SubscriberMailText {
  /** The text that an inbox shows after the subject. */
  preheader: string;
  title: string;
  paragraphs: string[];
  bullets: string[];
  button: { label: string; path: PublicPath };
}

/** The confirmation of a form. */
export interface ConfirmationText {
  preheader: string;
  title: string;
  lead: string;
  next: string;
  reply: string;
}

/** A mail with a link that only the owner of the address should have. */
export interface AskedMailText {
  preheader: string;
  title: string;
  lead: string;
  button: string;
  expires?: string;
  ignore: string;
}

export interface MailContent {
  confirmationSubjects: Record<FormType, string>;
  subscriberSubjects: Record<SubscriberMailKind | 'newsletter_confirm', string>;
  dataLinkSubject: string;
  greeting: (name: string) => string;
  signature: string;
  footer: { company: string; why: string; unsubscribe: string };
  /** Before the values of a confirmation. */
  fields: Record<
    | 'name'
    | 'company'
    | 'currentCompany'
    | 'position'
    | 'useCase'
    | 'preferredDate'
    | 'preferredTime'
    | 'partnershipType'
    | 'submittedAt',
    string
  >;
  demoConfirmation: ConfirmationText & {
    inGulfTime: (time: string) => string;
    calendar: { title: string; description: string };
  };
  partnershipConfirmation: ConfirmationText;
  careerConfirmation: ConfirmationText;
  newsletterConfirm: AskedMailText;
  dataLink: AskedMailText;
  subscriberMails: Record<SubscriberMailKind, SubscriberMailText>;
}
