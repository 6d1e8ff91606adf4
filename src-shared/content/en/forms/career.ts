import type { FieldName } from '#shared/forms/fields.ts';
import type { FormContent } from '../../types/forms.ts';
import { common, contact } from './common.ts';

export const careerForm: FormContent<FieldName<'career'>> = {
  ...common,
  fields: {
    name: { label: 'Full Name' },
    email: { label: 'Email Address', placeholder: 'name@example.com' },
    phone: { ...contact.phone, label: 'Phone Number' },
    position: { label: 'Position' },
    experience: { label: 'Years of Experience' },
    company: { label: 'Current Company' },
    portfolio: { label: 'Portfolio/LinkedIn URL', placeholder: 'https://' },
    cv: { label: 'CV', hint: 'Optional. PDF or Word (.docx), at most 5 MB.' },
    coverLetter: { label: 'Cover Letter', placeholder: 'What have you built, and why here?' },
  },
  submit: 'Submit Application',
  submitting: 'Submitting...',
  upload: {
    choose: 'Choose a file',
    chooseAnother: 'Choose another file',
    chooseAgain: 'Please attach your CV again; the browser doesn’t keep files.',
    size: { kilobyte: (count) => `${count} KB`, megabyte: (count) => `${count} MB` },
    remove: 'Remove the file',
    uploading: 'Uploading your CV',
    uploaded: 'Your CV is uploaded. One moment, please.',
    cancel: 'Cancel',
    cancelled: 'The upload was cancelled. Everything you entered is still here.',
  },
  success: { title: 'Application submitted successfully! We will get back to you soon.' },
  failure: { title: 'Application submission failed. Please try again later.' },
};
