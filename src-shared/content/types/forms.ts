import type { ProblemCode } from '../../contracts/problem.ts';
import type { FieldMessages } from '../en/messages.ts';
import type { Action } from './blocks.ts';

export interface FieldContent {
  label: string;
  placeholder?: string;
  hint?: string;
  /** Labels by option value. A value without an entry is its own label. */
  options?: Record<string, string>;
}

export interface FormOutcome {
  title: string;
  text?: string;
}

export interface FormProblems {
  titlePrefix: string;
  summary: string;
  byCode: Partial<Record<ProblemCode, string>>;
  noTurnstileToken: string;
  /** Errors for browsers that word them in another language. */
  fields: FieldMessages;
  connectionFailed: string;
  serverFailed: string;
  submitNatively: string;
}

export interface UploadContent {
  choose: string;
  chooseAnother: string;
  chooseAgain: string;
  size: Record<'kilobyte' | 'megabyte', (count: string) => string>;
  remove: string;
  uploading: string;
  uploaded: string;
  cancel: string;
  cancelled: string;
}

export interface CommonFormContent {
  choose: string;
  requiredNote: string;
  requiredMark: string;
  honeypot: string;
  problems: FormProblems;
  /** Stays when the result has gone. */
  lasting: { success: string; error: string; contact: Action };
}

/** `Name` is the union of the form's field names, so that a field without a label is a type error. */
export interface BoxContent {
  label: string;
  hint: string;
}

export interface FormContent<Name extends string = string> extends CommonFormContent {
  fields: Record<Name, FieldContent>;
  submit: string;
  submitting: string;
  upload?: UploadContent;
  /** Shown while the site has a number on WhatsApp. */
  whatsappReminders?: BoxContent;
  success: FormOutcome;
  failure: FormOutcome;
}

export type ContactFields = Record<'firstName' | 'lastName' | 'email' | 'phone' | 'company', FieldContent>;
