import * as z from 'zod';
import type { SubmissionType } from '../forms/options.ts';
import { maxAbsenceDays, maxLength } from '../limits.ts';
import { type Role, roles } from '../roles.ts';
import { absenceMessages } from '../staff-texts/absence.ts';
import { addDays, gulfDate, isDay } from '../time/days.ts';
import type { StaffBooking } from './bookings.ts';
import { messageKey, StaffAddress } from './field-types.ts';

/** A staff member, or a service token by its name. */
export const MemberAddress = z.union(
  [
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^service:[\w.-]{1,100}$/),
    StaffAddress,
  ],
  'Please enter an email address such as name@company.com, or the name of a service token.',
);

type NewsletterTransport = 'resend' | 'binding';

const setting = z.boolean('Please send true or false.').optional();

const StaffName = z.string('Please send a name.').trim().max(maxLength.name, messageKey('tooLong'));

export const StaffSettings = z
  .object({
    digest: setting,
    summary: setting,
    name: StaffName.optional(),
    signature: z.string('Please send a text.').trim().max(maxLength.signature, messageKey('tooLong')).optional(),
  })
  .refine(
    (settings) => Object.values(settings).some((value) => value !== undefined),
    'Please send digest, summary, name or signature.',
  );

/** `until` is the first day back. No cover: the team. */
export const AbsenceRequest = z.object({
  until: z
    .string(absenceMessages.until(maxAbsenceDays))
    .refine(
      (day) => isDay(day) && day > gulfDate() && day <= addDays(gulfDate(), maxAbsenceDays),
      absenceMessages.until(maxAbsenceDays),
    ),
  cover: StaffAddress.nullable(),
});
export type AbsenceRequest = z.infer<typeof AbsenceRequest>;

export interface StaffMember {
  email: string;
  name: string;
  roles: Role[];
  away: AbsenceRequest | null;
  /** An address of the configuration that has not signed in. */
  isShared?: true;
}

export const StaffChange = z
  .object({
    name: StaffName.optional(),
    roles: z
      .array(z.enum(roles, `A role must be one of ${roles.join(', ')}.`), 'The roles must be a list.')
      .transform((chosen) => roles.filter((role) => chosen.includes(role)))
      .optional(),
  })
  .refine(({ name, roles }) => name !== undefined || roles !== undefined, 'Please send a name or roles.');
export type StaffChange = z.infer<typeof StaffChange>;

/** Without a successor, records become unassigned and demos go to another free host. */
export const MemberRemoval = z.object({ successor: StaffAddress.optional() });

/** Hosts and webhooks by name. */
export interface MemberDuties {
  submissions: number;
  bookings: number;
  hosts: string[];
  webhooks: string[];
}

export const notificationModes = ['mail', 'digest', 'nothing'] as const;
export type NotificationMode = (typeof notificationModes)[number];

const Mode = z.enum(notificationModes, 'A way must be mail, digest or nothing.').optional();
export const NotificationChange = z.object({ demo: Mode, partnership: Mode, career: Mode, other: Mode });

export interface NotificationAddress {
  address: string;
  kind: 'me' | 'shared' | 'member';
  choices: Record<SubmissionType, NotificationMode>;
}

export interface StaffEndpoints {
  'GET /api/admin/me': {
    reply: {
      email: string;
      newsletterTransport: NewsletterTransport;
      digest: boolean;
      summary: boolean;
      name: string;
      signature: string;
      /** Effective roles: until an admin is appointed, anyone without a role is one. */
      roles: Role[];
    };
  };
  'GET /api/admin/staff': { reply: { items: StaffMember[] } };
  'PUT /api/admin/staff/:email': {
    params: { email: string };
    body: z.input<typeof StaffChange>;
    reply: { item: StaffMember };
  };
  'GET /api/admin/staff/:email': { params: { email: string }; reply: MemberDuties };
  'DELETE /api/admin/staff/:email': {
    params: { email: string };
    body: z.input<typeof MemberRemoval>;
    reply: Pick<MemberDuties, 'submissions' | 'bookings'>;
  };
  'PUT /api/admin/staff/:email/away': {
    params: { email: string };
    body: z.input<typeof AbsenceRequest>;
    /** `affected`: bookings to move, of the kinds that the author sees. */
    reply: { item: StaffMember; submissions: number; affected: StaffBooking[] };
  };
  'DELETE /api/admin/staff/:email/away': { params: { email: string }; reply: { item: StaffMember } };
  'PATCH /api/admin/me': { body: z.input<typeof StaffSettings>; reply: z.infer<typeof StaffSettings> };
  'GET /api/admin/notices': { reply: { items: NotificationAddress[] } };
  'PUT /api/admin/notices/:address': {
    params: { address: string };
    body: z.input<typeof NotificationChange>;
    reply: { item: NotificationAddress };
  };
}
