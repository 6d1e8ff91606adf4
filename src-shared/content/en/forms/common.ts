import { brand } from '../../../brand.ts';
import type { ProblemCode } from '../../../contracts/problem.ts';

export interface FieldContent {
  label: string;
  placeholder?: string;
  hint?: string;
  /** Labels by option value. A value without an entry is its own label. */
  options?: Record<string, string>;
}

/** `Name` is the union of the form's field names, so that a field without a label is a type error. */
export interface FormContent<Name extends string = string> {
  fields: Record<Name, FieldContent>;
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

export interface FormProblems {
  titlePrefix: string;
  summary: string;
  /** Replaces the text of the form's own `failure`. */
  byCode: Partial<Record<ProblemCode, string>>;
  noTurnstileToken: string;
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

export const common = {
  choose: 'Please choose',
  requiredNote: 'Fields with a star are required.',
  requiredMark: '*',
  honeypot: 'Contact me by fax',
  problems,
};

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
