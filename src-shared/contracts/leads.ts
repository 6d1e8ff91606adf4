import * as z from 'zod';
import { experienceRanges, formTypes, positions } from '../forms/options.ts';
import { maxLength } from '../limits.ts';
import { locales } from '../locales.ts';
import { EmailAddress, Id, oneOf, optionalText, orNull, Phone, requiredText } from './field-types.ts';
import type { StaffSubmission } from './inbox.ts';

const noPosition = 'Please choose the position.';

export const LeadRequest = z
  .object({
    id: Id.optional(),
    formType: z.enum(formTypes, 'The type must be demo, partnership or career.'),
    firstName: requiredText(maxLength.name),
    lastName: optionalText(maxLength.name),
    email: EmailAddress,
    phone: Phone,
    company: optionalText(maxLength.company),
    locale: z.enum(locales, 'The language must be en or ar.').default('en'),
    position: orNull(oneOf(positions)),
    experience: orNull(oneOf(experienceRanges)),
    message: optionalText(maxLength.note),
    /** How and when the person agreed, such as “asked on the phone on 3 March”. */
    consent: requiredText(maxLength.chatReason),
    confirm: z.boolean('Please send true or false.').default(false),
  })
  .refine(({ formType, position }) => formType !== 'career' || position !== null, {
    path: ['position'],
    message: noPosition,
  });
export type LeadRequest = z.infer<typeof LeadRequest>;

export interface LeadEndpoints {
  'POST /api/admin/submissions': { body: z.input<typeof LeadRequest>; reply: { submission: StaffSubmission } };
}
