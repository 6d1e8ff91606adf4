import type { FieldContent, FormOutcome } from '../../types/forms.ts';
import { common, contact, failure } from './common.ts';

export const myDataForm = {
  title: 'Get your link',
  text: 'The link goes to this address and nowhere else.',
  field: { label: contact.email.label, placeholder: contact.email.placeholder } satisfies FieldContent,
  submit: 'Send me the link',
  failure: { title: 'We couldn’t request your link', text: failure.text } satisfies FormOutcome,
  common,
};
export type MyDataFormContent = typeof myDataForm;
