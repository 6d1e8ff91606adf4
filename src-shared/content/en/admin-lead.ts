import { isolated } from '../isolated.ts';

/** Of somebody who called or wrote elsewhere. */
export const lead = {
  enter: 'Enter somebody…',
  title: 'Enter somebody who has not sent a form',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  language: 'Language of our emails',
  position: 'Position',
  experience: 'Experience',
  notGiven: 'Not given',
  message: 'What it is about',
  consent: 'How and when did the person agree that we store this?',
  consentHint: 'For example “asked for an offer on the phone, 26 November”. The person can read it.',
  confirm: 'Send the confirmation of the form by email',
  save: 'Save',
  cancel: 'Cancel',
  saved: (name: string) => `${isolated(name)} is entered, and assigned to you.`,
  savedAndMailed: (name: string) => `${isolated(name)} is entered, assigned to you, and gets the confirmation.`,
  enteredBy: 'Source',
  byStaff: (who: string) => `Entered by staff: ${isolated(who)}`,
} as const;
