import type { FieldName } from '../../../forms/fields.ts';
import type { FormContent } from '../../types/forms.ts';
import { common, contact } from './common.ts';

export const careerForm: FormContent<FieldName<'career'>> = {
  ...common,
  fields: {
    name: { label: 'Full Name' },
    email: { label: 'Email Address', placeholder: 'name@example.com' },
    phone: contact.phone,
    position: { label: 'Position' },
    experience: { label: 'Years of Experience' },
    company: { label: 'Current Company' },
    portfolio: { label: 'Portfolio/LinkedIn URL', placeholder: 'https://' },
    coverLetter: { label: 'Cover Letter', placeholder: 'What have you built, and why here?' },
  },
  submit: 'Submit Application',
  submitting: 'Submitting...',
  success: { title: 'Application submitted successfully! We will get back to you soon.' },
  failure: { title: 'Application submission failed. Please try again later.' },
};
