import { brand } from '../../brand.ts';
import { companySizes } from '../../forms.ts';

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

const common = {
  choose: 'Please choose',
  requiredNote: 'Fields with a star are required.',
  requiredMark: '*',
  trap: 'Contact me by fax',
  withoutScript: `This form needs JavaScript. You can also write to us at ${brand.email}.`,
};

const person = {
  firstName: { label: 'First Name' },
  lastName: { label: 'Last Name' },
  email: { label: 'Email', placeholder: 'name@company.com' },
  company: { label: 'Company' },
  phone: { label: 'Phone Number', placeholder: '+971 50 000 0000' },
};

const failure = { title: 'Submission failed', text: `Please try again or contact us directly at ${brand.email}` };

export const demoForm: FormContent = {
  ...common,
  fields: {
    ...person,
    companySize: {
      label: 'Company Size',
      options: Object.fromEntries(companySizes.map((size) => [size, `${size} employees`])),
    },
    useCase: { label: 'Primary Use Case' },
    preferredDate: { label: 'Preferred Date' },
    preferredTime: { label: 'Preferred Time', hint: 'Gulf Standard Time (UTC+4)' },
    additionalNotes: { label: 'Additional Notes', placeholder: 'What should we show you?' },
  },
  submit: 'Schedule Demo',
  submitting: 'Scheduling Demo...',
  success: {
    title: 'Demo scheduled successfully!',
    text: "We've sent you a confirmation email. Our team will contact you within 24 hours to confirm the demo.",
  },
  failure,
};

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

export const careerForm: FormContent = {
  ...common,
  fields: {
    name: { label: 'Full Name' },
    email: { label: 'Email Address', placeholder: 'name@example.com' },
    phone: person.phone,
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

/** What the demo form's failure is called in the console, by what caused it (specification, section 8). */
export const demoFailures = {
  duplicate: 'This email has already been submitted. Please use a different email or contact us directly.',
  network: 'Network error. Please check your connection and try again.',
  permission: 'Permission denied. Please contact support.',
  other: 'Submission failed. Please try again.',
};
