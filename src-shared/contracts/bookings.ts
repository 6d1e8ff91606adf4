import * as z from 'zod';
import {
  type BookingStatus,
  type Certainty,
  certainties,
  type InvitationReply,
  periodKinds,
} from '../bookings/statuses.ts';
import type { SubmissionType } from '../forms/options.ts';
import { maxLength, maxSlotDays } from '../limits.ts';
import type { Locale } from '../locales.ts';
import { listMessages } from '../staff-texts/messages.ts';
import { dayLength, gulfDate } from '../time/days.ts';
import { Id, messageKey, RequestLocale, requiredText, StaffAddress } from './field-types.ts';

const noFrom = 'from must be a date such as 2026-12-01.';
const noCount = `days must be a number from 1 to ${maxSlotDays}.`;

export const DaysQuery = z.object({
  from: z.iso
    .date(noFrom)
    .refine((date) => date >= '2000-01-01' && date < '2100-01-01', noFrom)
    .default(() => gulfDate()),
  days: z.coerce.number<number>(noCount).int(noCount).min(1, noCount).max(maxSlotDays, noCount).default(14),
});

export const SlotsQuery = DaysQuery.extend({ locale: RequestLocale });

export const BookingsQuery = DaysQuery.extend({
  outcome: z.literal('missing', listMessages.bookingOutcome).optional(),
});

export const SlotTime = z.iso
  .datetime({ offset: true, error: messageKey('noTime') })
  .transform((time) => new Date(time).toISOString());

export const RescheduleRequest = z.object({ startsAt: SlotTime, locale: RequestLocale });
export type RescheduleRequest = z.infer<typeof RescheduleRequest>;

export interface Slot {
  startsAt: string;
  endsAt: string;
}

export interface ClosedDay {
  date: string;
  reason: string;
  certainty: Certainty;
}

export interface Slots {
  timeZone: string;
  slots: Slot[];
  closed: ClosedDay[];
}

export interface Booking extends Slot {
  id: string;
  status: BookingStatus;
}

/** Addresses for the visitor who has just booked. */
export interface BookingLinks {
  page: string;
  file: string;
  google: string;
  outlook: string;
}

const HostId = z.string().min(1).max(maxLength.name);

const noInterviewers = 'Please choose one or two colleagues.';
/** Addresses of staff who may see applications. */
const Interviewers = z
  .array(StaffAddress, noInterviewers)
  .transform((addresses) => [...new Set(addresses)])
  .refine(({ length }) => length === 1 || length === 2, noInterviewers);
const InterviewersQuery = z
  .string()
  .transform((addresses) => addresses.split(','))
  .pipe(Interviewers)
  .optional();

export const StaffSlotsQuery = SlotsQuery.extend({
  hostId: z.string().max(maxLength.name).optional(),
  /** Addresses with a comma: times at which all of them are free. */
  interviewers: InterviewersQuery,
});

export const NewBooking = z.object({
  submissionId: Id,
  startsAt: SlotTime,
  hostId: HostId.optional(),
  interviewers: Interviewers.optional(),
  /** The emails leave after ten seconds; until then the booking can be undone. */
  undoable: z.literal(true, 'undoable can only be true.').optional(),
});
export type NewBooking = z.infer<typeof NewBooking>;
/** The confirmation as the visitor would get it. The fields are those of a form. */
export const BookingPreview = z.object({
  submissionId: Id,
  startsAt: SlotTime,
  hostId: z.string().max(maxLength.name).optional(),
  interviewers: InterviewersQuery,
});
/** The hosts stay unless others are named. */
export const StaffReschedule = z.object({
  startsAt: SlotTime,
  hostId: HostId.optional(),
  interviewers: Interviewers.optional(),
  /** The emails leave after ten seconds. */
  undoable: z.literal(true, 'undoable can only be true.').optional(),
  /** Takes back a move whose emails have not left; no one is emailed. */
  undo: z.literal(true, 'undo can only be true.').optional(),
});
export type StaffReschedule = z.infer<typeof StaffReschedule>;

const noOutcome = 'The status must be confirmed, held or no_show.';
/** Moves the booking, or notes how it went. */
export const BookingChange = StaffReschedule.partial()
  .extend({ status: z.enum(['confirmed', 'held', 'no_show'], noOutcome).optional() })
  .refine(({ status, startsAt }) => status ?? startsAt, { path: ['status'], error: noOutcome });

const noDay = 'A day must be a date such as 2026-12-02.';
const Day = z.iso.date(noDay);
const noWindow = 'Enter a start and an end time; the start must be earlier.';
const DayHour = z.number(noWindow).int(noWindow).min(0, noWindow).max(24, noWindow);

export const PeriodRequest = z
  .object({
    firstDay: Day,
    lastDay: Day,
    kind: z.enum(periodKinds, 'The kind must be closed or short.'),
    fromHour: DayHour.nullable().default(null),
    toHour: DayHour.nullable().default(null),
    nameEn: requiredText(maxLength.name),
    nameAr: requiredText(maxLength.name),
    certainty: z.enum(certainties, 'The certainty must be official or expected.'),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    message: 'The last day can’t be before the first one.',
  })
  .refine(({ firstDay, lastDay }) => Date.parse(lastDay) - Date.parse(firstDay) <= 60 * dayLength, {
    path: ['lastDay'],
    message: 'A period can have at most 61 days.',
  })
  .refine(({ kind, fromHour, toHour }) => kind === 'closed' || (fromHour ?? 24) < (toHour ?? 0), {
    path: ['toHour'],
    message: noWindow,
  });
export type PeriodRequest = z.infer<typeof PeriodRequest>;

export interface StaffBooking extends Booking {
  host: { id: string; name: string; email: string | null; meetingUrl: string | null };
  /** The second interviewer. */
  secondHost: StaffBooking['host'] | null;
  visitor: {
    name: string;
    email: string;
    phone: string | null;
    company: string | null;
    locale: Locale;
    timezone: string | null;
    /** The use case of a demo request, or the position of an application. */
    wants: string | null;
    /** The beginning of the notes of a demo request, or of the cover letter. */
    wrote: string | null;
  };
  submissionId: string;
  /** The chat in which the visitor booked. */
  chatSessionId: string | null;
  formType: SubmissionType;
  acceptedAt: string | null;
  invitationReply: InvitationReply | null;
  createdAt: string;
  replacedBy: string | null;
}

export interface Period extends PeriodRequest {
  id: string;
  affected: StaffBooking[];
}

export interface BookingEndpoints {
  'GET /api/slots': { query: z.input<typeof SlotsQuery>; reply: Slots };
  'GET /api/bookings/:token': { params: { token: string }; reply: { booking: Booking } };
  'POST /api/bookings/:token/reschedule': {
    params: { token: string };
    body: z.input<typeof RescheduleRequest>;
    reply: { booking: Booking };
  };
  'POST /api/bookings/:token/cancel': {
    params: { token: string };
    body: { locale?: Locale };
    reply: { booking: Booking };
  };
  'GET /api/admin/bookings': { query: z.input<typeof BookingsQuery>; reply: { items: StaffBooking[] } };
  'GET /api/admin/bookings/:id': { params: { id: string }; reply: { booking: StaffBooking } };
  'POST /api/admin/bookings': { body: z.input<typeof NewBooking>; reply: { booking: StaffBooking } };
  'DELETE /api/admin/bookings/:id': { params: { id: string }; reply: undefined };
  'PATCH /api/admin/bookings/:id': {
    params: { id: string };
    body: z.input<typeof BookingChange>;
    reply: { booking: StaffBooking };
  };
  'POST /api/admin/bookings/:id/reschedule': {
    params: { id: string };
    body: z.input<typeof StaffReschedule>;
    reply: { booking: StaffBooking };
  };
  'POST /api/admin/bookings/:id/cancel': { params: { id: string }; reply: { booking: StaffBooking } };
  'GET /api/admin/slots': { query: z.input<typeof StaffSlotsQuery>; reply: Slots };
  'GET /api/admin/calendar': { reply: { items: Period[] } };
  'POST /api/admin/calendar': { body: z.input<typeof PeriodRequest>; reply: { period: Period } };
  'PUT /api/admin/calendar/:id': {
    params: { id: string };
    body: z.input<typeof PeriodRequest>;
    reply: { period: Period };
  };
  'DELETE /api/admin/calendar/:id': { params: { id: string }; reply: undefined };
}
