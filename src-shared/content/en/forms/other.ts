import type { FieldName } from '#shared/forms/fields.ts';
import type { FormContent } from '../../types/forms.ts';
import { common, failure } from './common.ts';

/** The form in the chat, for a visitor who gets a reply by email. */
export const otherForm: FormContent<FieldName<'other'>> = {
  ...common,
  fields: {
    name: { label: 'Your name' },
    email: { label: 'Your email', placeholder: 'name@company.com' },
    message: { label: 'Your question (optional)' },
  },
  submit: 'Send to the team',
  submitting: 'Sending...',
  success: { title: 'Thank you. Our team has your question and will reply by email.' },
  failure,
};
