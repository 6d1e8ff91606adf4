import * as z from 'zod';
import { latestDemoDate } from '../forms/demo-dates.ts';
import { honeypotField, turnstileField } from '../forms/fields.ts';
import {
  companySizes,
  companyTypes,
  experienceRanges,
  type FormType,
  investmentAmounts,
  partnershipTypes,
  positions,
  timeSlots,
  useCases,
} from '../forms/options.ts';
import { gulfDate } from '../gulf-time.ts';
import { maxLength } from '../limits.ts';
import { EmailAddress, Id, oneOf, optionalText, orNull, requiredText } from './field-types.ts';

const always = {
  id: Id.optional(),
  email: EmailAddress,
  phone: optionalText(maxLength.phone),
  [honeypotField]: z.boolean().optional(),
  [turnstileField]: z.string().max(maxLength.turnstileToken).optional(),
};

const contact = {
  ...always,
  firstName: requiredText(maxLength.name),
  lastName: requiredText(maxLength.name),
  company: requiredText(maxLength.company),
};

const CompanySize = oneOf([
  ...companySizes,
  // The list reads both ways, with the unit at each value or once at the end; a program may send either.
  ...companySizes.map((size) => `${size} employees` as const),
] as [string, ...string[]]);

const PreferredDate = z
  .string('Please choose a date.')
  .pipe(z.iso.date('Please choose a date.'))
  .refine((date) => date >= gulfDate(), 'Please choose today or a later date.')
  .refine((date) => date <= latestDemoDate(), 'Please choose a date within the next twelve months.');

const Portfolio = z
  .string('Please enter a link.')
  .max(maxLength.url, `Please use at most ${maxLength.url} characters.`)
  .pipe(z.url({ protocol: /^https?$/, error: 'Please enter a link that starts with http:// or https://.' }));

export const DemoRequest = z.object({
  ...contact,
  formType: z.literal('demo'),
  companySize: orNull(CompanySize),
  useCase: oneOf(useCases),
  preferredDate: PreferredDate,
  preferredTime: oneOf(timeSlots),
  timezone: optionalText(maxLength.timezone),
  additionalNotes: optionalText(maxLength.note),
});
export type DemoRequest = z.infer<typeof DemoRequest>;

export const PartnershipInquiry = z.object({
  ...contact,
  formType: z.literal('partnership'),
  companyType: orNull(oneOf(companyTypes)),
  partnershipType: oneOf(partnershipTypes),
  investmentAmount: orNull(oneOf(investmentAmounts)),
  message: requiredText(maxLength.message),
});
export type PartnershipInquiry = z.infer<typeof PartnershipInquiry>;

export const JobApplication = z.object({
  ...always,
  formType: z.literal('career'),
  name: requiredText(maxLength.name * 2),
  position: oneOf(positions),
  experience: oneOf(experienceRanges),
  portfolio: orNull(Portfolio),
  coverLetter: requiredText(maxLength.message),
  company: optionalText(maxLength.company),
});
export type JobApplication = z.infer<typeof JobApplication>;

/** What `POST /api/submissions` takes: one of the three forms, told apart by `formType`. */
export const SubmissionRequest = z.discriminatedUnion('formType', [DemoRequest, PartnershipInquiry, JobApplication], {
  error: 'formType must be demo, partnership or career.',
});
export type SubmissionRequest = z.infer<typeof SubmissionRequest>;

export const submissionStatuses = ['pending', 'contacted', 'completed'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** A stored submission, with the field names of the specification. */
export interface Submission {
  id: string;
  form_type: FormType;
  first_name: string | null;
  last_name: string | null;
  email: string;
  company: string | null;
  phone: string | null;
  message: string | null;
  additional_data: Record<string, string | null>;
  submitted_at: string;
  status: SubmissionStatus;
}

export interface SubmissionEndpoints {
  'POST /api/submissions': { body: z.input<typeof SubmissionRequest>; reply: { submission: Submission } };
}
