import * as z from 'zod';
import { earliestDemoDate, latestDemoDate } from '../forms/demo-dates.ts';
import { honeypotField, turnstileField } from '../forms/fields.ts';
import { foldDigits } from '../forms/fold-digits.ts';
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
} from '../forms/options.ts';
import { whatsappNumber } from '../forms/whatsapp-number.ts';
import { maxLength } from '../limits.ts';
import type { Locale } from '../locales.ts';
import { type Booking, type BookingLinks, SlotTime } from './bookings.ts';
import { ChatSessionId } from './chat.ts';
import {
  EmailAddress,
  HttpUrl,
  Id,
  messageKey,
  oneOf,
  optionalText,
  orNull,
  Phone,
  RequestLocale,
  requiredText,
} from './field-types.ts';

const Given = z.string().optional().catch(undefined);

const Source = z.preprocess(
  (value) => (typeof value === 'string' ? parsed(value) : value),
  z
    .object({ referrer: Given, source: Given, medium: Given, campaign: Given, landing: Given })
    .nullish()
    .catch(undefined),
);
export type GivenSource = NonNullable<z.output<typeof Source>>;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const common = {
  id: Id.optional(),
  source: Source,
  email: EmailAddress,
  phone: Phone,
  locale: RequestLocale,
  chatSessionId: ChatSessionId.optional().catch(undefined),
  [honeypotField]: z.boolean().optional(),
  [turnstileField]: z.string().max(maxLength.turnstileToken).optional(),
};

const contact = {
  ...common,
  firstName: requiredText(maxLength.name),
  lastName: requiredText(maxLength.name),
  company: requiredText(maxLength.company),
};

const CompanySize = oneOf([
  ...companySizes,
  // Some clients send the label with its unit.
  ...companySizes.map((size) => `${size} employees` as const),
] as [string, ...string[]]);

const PreferredDate = z
  .string(messageKey('noDate'))
  .transform(foldDigits)
  .pipe(z.iso.date(messageKey('noDate')))
  .refine((date) => date >= earliestDemoDate(), messageKey('pastDate'))
  .refine((date) => date <= latestDemoDate(), messageKey('distantDate'));

/** A box of a form that the browser posts is `on`. */
const Box = z.preprocess(
  (value) => (value === 'on' || value === 'true' ? true : value),
  z.boolean(messageKey('noOption')).optional(),
);

const Demo = z.object({
  ...contact,
  formType: z.literal('demo'),
  companySize: orNull(CompanySize),
  useCase: oneOf(useCases),
  preferredDate: PreferredDate,
  preferredTime: oneOf(timeSlots),
  timezone: optionalText(maxLength.timezone),
  slotStart: orNull(SlotTime),
  bookPreference: z.boolean(messageKey('noOption')).optional(),
  additionalNotes: optionalText(maxLength.note),
  whatsappReminders: Box,
});

export const DemoRequest = Demo.superRefine(({ whatsappReminders, phone }, { addIssue }) => {
  if (!whatsappReminders || whatsappNumber(phone)) return;
  addIssue({ code: 'custom', path: ['phone'], message: messageKey('noWhatsappNumber') });
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
  ...common,
  formType: z.literal('career'),
  name: requiredText(maxLength.name * 2),
  position: oneOf(positions),
  experience: oneOf(experienceRanges),
  portfolio: orNull(HttpUrl),
  coverLetter: requiredText(maxLength.message),
  company: optionalText(maxLength.company),
});
export type JobApplication = z.infer<typeof JobApplication>;

export const SubmissionRequest = z.discriminatedUnion('formType', [DemoRequest, PartnershipInquiry, JobApplication], {
  error: messageKey('invalidFormType'),
});
export type SubmissionRequest = z.infer<typeof SubmissionRequest>;

export const submissionStatuses = ['pending', 'contacted', 'completed'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];
/** An application that its sender has withdrawn; stored as completed. */
export type ShownStatus = SubmissionStatus | 'withdrawn';

export const entryKinds = ['note', 'sent', 'received'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** `referrer` is a host. The others are values that analytics knows, or null. */
export interface SubmissionSource {
  referrer: string | null;
  source: string | null;
  medium: string | null;
  campaign: string | null;
  landing: string | null;
}

export interface Submission {
  id: string;
  form_type: SubmissionType;
  first_name: string | null;
  last_name: string | null;
  email: string;
  company: string | null;
  phone: string | null;
  message: string | null;
  additional_data: Record<string, string | null>;
  submitted_at: string;
  status: ShownStatus;
  locale: Locale;
  source: SubmissionSource | null;
  /** When the visitor asked for messages on WhatsApp about the demo. */
  whatsapp_consent_at?: string;
  attachments?: Attachment[];
}

export interface Attachment {
  id: string;
  name: string;
  size: number;
  type: string;
}

export interface SubmissionEndpoints {
  'POST /api/submissions': {
    body: z.input<typeof SubmissionRequest>;
    reply: { submission: Submission; booking?: Booking; bookingLinks?: BookingLinks };
  };
}
