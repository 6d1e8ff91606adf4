import {
  companySizes,
  companyTypes,
  experienceRanges,
  type FormType,
  investmentAmounts,
  maxLength,
  partnershipTypes,
  positions,
  timeSlots,
  useCases,
} from '../../src-shared/forms.ts';

/** One field of a form; what it says is in its `FieldContent`. */
export interface Field {
  name: string;
  kind: 'text' | 'email' | 'tel' | 'url' | 'date' | 'select' | 'textarea';
  required?: boolean;
  /** In UTF-16 code units. */
  maxLength?: number;
  /** The HTML autofill token. */
  autoComplete?: string;
  /** A select's values, as they are sent. */
  options?: readonly string[];
  rows?: number;
  /** Takes the whole row where there is room for two. */
  wide?: boolean;
  /** A date that is not yet over in Dubai. */
  fromToday?: boolean;
}

const required = true;
const wide = true;

const email: Field = { name: 'email', kind: 'email', required, maxLength: maxLength.email, autoComplete: 'email' };
const phone: Field = { name: 'phone', kind: 'tel', maxLength: maxLength.phone, autoComplete: 'tel' };
const company: Field = { name: 'company', kind: 'text', maxLength: maxLength.company, autoComplete: 'organization' };

const contact: Field[] = [
  { name: 'firstName', kind: 'text', required, maxLength: maxLength.name, autoComplete: 'given-name' },
  { name: 'lastName', kind: 'text', required, maxLength: maxLength.name, autoComplete: 'family-name' },
  email,
  phone,
  { ...company, required },
];

/** The fields of each form in their order: the specification's sections 3 and 5. */
export const fields: Record<FormType, Field[]> = {
  demo: [
    ...contact,
    { name: 'companySize', kind: 'select', options: companySizes },
    { name: 'useCase', kind: 'select', required, wide, options: useCases },
    { name: 'preferredDate', kind: 'date', required, fromToday: true },
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
    { name: 'coverLetter', kind: 'textarea', required, wide, rows: 4, maxLength: maxLength.message },
  ],
};
