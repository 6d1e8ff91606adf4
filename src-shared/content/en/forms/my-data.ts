import type { FieldContent, FormOutcome } from '../../types/forms.ts';
import { common, contact, failure } from './common.ts';

/** Every address gets this message, so that it tells a stranger nothing. */
export const linkMessage = 'If we have data for this address, we’ve emailed you a link. It works for one hour.';

export const myDataForm = {
  title: 'Get your link',
  text: 'The link goes to this address and nowhere else.',
  field: { label: contact.email.label, placeholder: contact.email.placeholder } satisfies FieldContent,
  submit: 'Send me the link',
  failure: { title: 'We couldn’t request your link', text: failure.text } satisfies FormOutcome,
  common,
};
export type MyDataFormContent = typeof myDataForm;
