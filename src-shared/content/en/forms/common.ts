import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { CommonFormContent, ContactFields, FormOutcome, FormProblems } from '../../types/forms.ts';
import { fieldMessages } from '../messages.ts';

export const problems: FormProblems = {
  titlePrefix: 'Error: ',
  summary: 'Please check what you entered:',
  byCode: {
    rate_limited: 'Too many requests. Please wait a minute and send the form again.',
    body_too_large: 'Your text is too long. Please shorten it and send the form again.',
    access_denied: 'The form was sent from another site. Please send it from this page.',
  },
  noTurnstileToken: `Our spam check needs JavaScript. Without it, please write to us at ${brand.email}.`,
  fields: fieldMessages,
  connectionFailed: 'We couldn’t send your form. Check your connection and try again.',
  serverFailed: 'Our server couldn’t accept your form. Everything you entered is still here: try again in a minute.',
  submitNatively: 'Send it another way',
};

export const common: CommonFormContent = {
  choose: 'Select an option',
  requiredNote: 'Required fields are marked with an asterisk (*).',
  requiredMark: '*',
  honeypot: 'Contact me by fax',
  problems,
  lasting: {
    success: 'We’ve received your form, and a confirmation email is on its way to you.',
    error:
      'This form may not have reached us. Everything you entered is still here, and sending it again unchanged won’t create a duplicate.',
    contact: { label: 'Contact us', to: paths.contact },
  },
};

export const contact: ContactFields = {
  firstName: { label: 'First Name' },
  lastName: { label: 'Last Name' },
  email: { label: 'Email', placeholder: 'name@company.com' },
  phone: { label: 'Phone', placeholder: '+971 50 000 0000' },
  company: { label: 'Company' },
};

export const failure: FormOutcome = {
  title: 'Submission failed',
  text: `Please try again or contact us directly at ${brand.email}`,
};
