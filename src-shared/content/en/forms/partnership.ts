import type { FieldName } from '#shared/forms/fields.ts';
import type { FormContent } from '../../types/forms.ts';
import { common, contact, failure } from './common.ts';

export const partnershipForm: FormContent<FieldName<'partnership'>> = {
  ...common,
  fields: {
    ...contact,
    companyType: { label: 'Company Type' },
    partnershipType: { label: 'Partnership Type' },
    investmentAmount: { label: 'Investment Range' },
    message: { label: 'Message', placeholder: 'What would you like to build with us?' },
  },
  submit: 'Submit Inquiry',
  submitting: 'Submitting Inquiry...',
  success: {
    title: 'Partnership inquiry submitted successfully!',
    text: "We've sent you a confirmation email. Our partnerships team will contact you within 24 hours.",
  },
  failure,
};
