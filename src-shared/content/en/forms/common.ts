import { brand } from '../../../brand.ts';
import type { ProblemCode } from '../../../contracts/problem.ts';

export interface FieldContent {
  label: string;
  placeholder?: string;
  hint?: string;
  /** The labels of the options that differ from their values. */
  options?: Record<string, string>;
}

/** The texts of a form; `Name` are its fields, so that a field without a label is a type error. */
export interface FormContent<Name extends string = string> {
  fields: Record<Name, FieldContent>;
  /** The empty option of a select. */
  choose: string;
  requiredNote: string;
  requiredMark: string;
  submit: string;
  submitting: string;
  success: { title: string; text?: string };
  failure: { title: string; text?: string };
  honeypot: string;
  problems: FormProblems;
}

/** The texts of a refused form. */
export interface FormProblems {
  /** Precedes the page's title. */
  titlePrefix: string;
  /** The heading of the list of wrong fields. */
  summary: string;
  /** Sentences for problems that need more than the form's own failure. */
  byCode: Partial<Record<ProblemCode, string>>;
  /** Turnstile is on, and the form has no token. */
  noTurnstileToken: string;
  /** The app could not reach the server, and offers to let the browser send the form. */
  connectionFailed: string;
  submitNatively: string;
}

export const problems: FormProblems = {
  titlePrefix: 'Error: ',
  summary: 'Please check what you have entered:',
  byCode: {
    rate_limited: 'Too many requests. Please wait a minute and send the form again.',
    body_too_large: 'This is more text than the form takes. Please shorten it and send the form again.',
    access_denied: 'The form was sent from another site. Please send it from this page.',
  },
  noTurnstileToken: `The check that you are a person needs JavaScript. Without it, please write to us at ${brand.email}.`,
  connectionFailed: 'The connection failed.',
  submitNatively: 'Send it another way',
};

/** The texts that all forms share. */
export const common = {
  choose: 'Please choose',
  requiredNote: 'Fields with a star are required.',
  requiredMark: '*',
  honeypot: 'Contact me by fax',
  problems,
};

/** The contact fields. */
export const contact = {
  firstName: { label: 'First Name' },
  lastName: { label: 'Last Name' },
  email: { label: 'Email', placeholder: 'name@company.com' },
  phone: { label: 'Phone Number', placeholder: '+971 50 000 0000' },
  company: { label: 'Company' },
};

export const failure = {
  title: 'Submission failed',
  text: `Please try again or contact us directly at ${brand.email}`,
};
