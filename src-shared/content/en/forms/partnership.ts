import { common, type FormContent, failure, person } from './common.ts';

export const partnershipForm: FormContent = {
  ...common,
  fields: {
    ...person,
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
