import { isolated } from '../content/isolated.ts';

/** Staff add a contact who called or wrote elsewhere. */
export const lead = {
  enter: 'Add a contact…',
  title: 'Add a contact manually',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  language: 'Email language',
  position: 'Position',
  experience: 'Experience',
  notGiven: 'Not given',
  message: 'Request',
  consent: 'How and when did they consent?',
  consentHint: 'For example “asked for a quote by phone, 26 November”. The contact can read this.',
  confirm: 'Send the confirmation email',
  save: 'Save',
  cancel: 'Cancel',
  saved: (name: string) => `${isolated(name)} was added and assigned to you.`,
  savedAndMailed: (name: string) => `${isolated(name)} was added, assigned to you, and gets the confirmation email.`,
  enteredBy: 'Source',
  byStaff: (who: string) => `Added by staff: ${isolated(who)}`,
} as const;
