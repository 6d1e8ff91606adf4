import { brand } from '../../../brand.ts';
import type { ProblemCode } from '../../../contracts/problem.ts';

/** What one field says. */
export interface FieldContent {
  label: string;
  placeholder?: string;
  hint?: string;
  /** What an option is called, where that is not its value. */
  options?: Record<string, string>;
}

/** Everything a form says. The results are the specification's words (section 8). */
export interface FormContent {
  fields: Record<string, FieldContent>;
  /** Marks the first entry of a list of options. */
  choose: string;
  requiredNote: string;
  requiredMark: string;
  submit: string;
  submitting: string;
  success: { title: string; text?: string };
  failure: { title: string; text?: string };
  trap: string;
  problems: FormProblems;
}

/** What a form that the browser posted itself is answered with when it cannot be accepted. */
export interface FormProblems {
  /** Put before the page's title. */
  titlePrefix: string;
  /** Stands over the list of the wrong fields. */
  summary: string;
  /** Sentences that say more than a form's own failure. */
  byCode: Partial<Record<ProblemCode, string>>;
  /** Where Turnstile is on and brought no token. */
  noTurnstileToken: string;
  /** Where the app could not reach the server: the browser may send the form. */
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

/** What every form says. */
export const common = {
  choose: 'Please choose',
  requiredNote: 'Fields with a star are required.',
  requiredMark: '*',
  trap: 'Contact me by fax',
  problems,
};

/** The fields that ask for a person. */
export const person = {
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
