import { brand } from '../../../brand.ts';

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
  withoutScript: string;
}

/** What every form says. */
export const common = {
  choose: 'Please choose',
  requiredNote: 'Fields with a star are required.',
  requiredMark: '*',
  trap: 'Contact me by fax',
  withoutScript: `This form needs JavaScript. You can also write to us at ${brand.email}.`,
};

/** The fields that ask for a person. */
export const person = {
  firstName: { label: 'First Name' },
  lastName: { label: 'Last Name' },
  email: { label: 'Email', placeholder: 'name@company.com' },
  company: { label: 'Company' },
  phone: { label: 'Phone Number', placeholder: '+971 50 000 0000' },
};

export const failure = {
  title: 'Submission failed',
  text: `Please try again or contact us directly at ${brand.email}`,
};
