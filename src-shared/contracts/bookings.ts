import * as z from 'zod';
import type { BookingStatus, Certainty } from '../bookings/statuses.ts';
import { maxSlotDays } from '../limits.ts';
import type { Locale } from '../locales.ts';
import { gulfDate } from '../time/days.ts';
import { messageKey, RequestLocale } from './field-types.ts';

const noDay = 'from must be a date such as 2026-12-01.';
const noCount = `days must be a number from 1 to ${maxSlotDays}.`;

export const DaysQuery = z.object({
  from: z.iso
    .date(noDay)
    .refine((date) => date >= '2000-01-01' && date < '2100-01-01', noDay)
    .default(() => gulfDate()),
  days: z.coerce.number<number>(noCount).int(noCount).min(1, noCount).max(maxSlotDays, noCount).default(14),
});

export const SlotsQuery = DaysQuery.extend({ locale: RequestLocale });

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
}
