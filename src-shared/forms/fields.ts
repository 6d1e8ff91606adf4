import { maxLength } from '../limits.ts';
import {
  companySizes,
  companyTypes,
  experienceRanges,
  investmentAmounts,
  partnershipTypes,
  positions,
  type SubmissionType,
  timeSlots,
  useCases,
} from './options.ts';

export interface FormField {
  name: string;
  kind: 'text' | 'email' | 'tel' | 'url' | 'date' | 'select' | 'textarea' | 'file';
  required?: boolean;
  maxLength?: number;
  autoComplete?: string;
  options?: readonly string[];
  accept?: string;
  rows?: number;
  wide?: boolean;
}

const required = true;
const wide = true;

const email = { name: 'email', kind: 'email', required, maxLength: maxLength.email, autoComplete: 'email' } as const;
const phone = { name: 'phone', kind: 'tel', maxLength: maxLength.phone, autoComplete: 'tel' } as const;
const company = { name: 'company', kind: 'text', maxLength: maxLength.company, autoComplete: 'organization' } as const;

const contact = [
  { name: 'firstName', kind: 'text', required, maxLength: maxLength.name, autoComplete: 'given-name' },
  { name: 'lastName', kind: 'text', required, maxLength: maxLength.name, autoComplete: 'family-name' },
  email,
  phone,
  { ...company, required },
] as const;

/**
 * The forms, the emails to staff, the CSV export and the staff area show this list. The schemas in
 * `contracts/submissions.ts` validate the same fields; a test compares them.
 */
export const formFields = {
  demo: [
    ...contact,
    { name: 'companySize', kind: 'select', options: companySizes },
    { name: 'useCase', kind: 'select', required, wide, options: useCases },
    { name: 'preferredDate', kind: 'date', required },
    { name: 'preferredTime', kind: 'select', required, options: timeSlots },
    { name: 'additionalNotes', kind: 'textarea', wide, rows: 4, maxLength: maxLength.note },
  ],
  partnership: [
    ...contact,
    { name: 'companyType', kind: 'select', options: companyTypes },
    { name: 'partnershipType', kind: 'select', required, options: partnershipTypes },
    { name: 'investmentAmount', kind: 'select', options: investmentAmounts },
    { name: 'message', kind: 'textarea', required, wide, rows: 6, maxLength: maxLength.message },
  ],
  career: [
    { name: 'name', kind: 'text', required, maxLength: maxLength.name * 2, autoComplete: 'name' },
    email,
    phone,
    { name: 'position', kind: 'select', required, options: positions },
    { name: 'experience', kind: 'select', required, options: experienceRanges },
    company,
    { name: 'portfolio', kind: 'url', wide, maxLength: maxLength.url, autoComplete: 'url' },
    { name: 'cv', kind: 'file', wide, accept: '.pdf,.docx' },
    { name: 'coverLetter', kind: 'textarea', required, wide, rows: 4, maxLength: maxLength.message },
  ],
  other: [
    { name: 'name', kind: 'text', required, maxLength: maxLength.name * 2, autoComplete: 'name' },
    email,
    { name: 'message', kind: 'textarea', rows: 2, maxLength: maxLength.message },
  ],
} as const satisfies Record<SubmissionType, readonly FormField[]>;

export type FieldName<Type extends SubmissionType> = (typeof formFields)[Type][number]['name'];

const columnFields = ['firstName', 'lastName', 'email', 'company', 'phone', 'message'] as const;

export function takesFile(type: SubmissionType): boolean {
  return formFields[type].some(({ kind }: FormField) => kind === 'file');
}

export function additionalFields(type: SubmissionType): string[] {
  const fields: FormField[] = [...formFields[type]];
  const names = fields.filter(({ kind }) => kind !== 'file').map(({ name }) => name);
  const additional = names.filter((name) => !(columnFields as readonly string[]).includes(name));
  return type === 'demo' ? [...additional, 'timezone'] : additional;
}

/** No visitor sees this checkbox: a program that ticks every box reveals itself. */
export const honeypotField = 'contactMeByFax';

export const turnstileField = 'cf-turnstile-response';
