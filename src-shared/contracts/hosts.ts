import * as z from 'zod';
import { demoHours } from '../bookings/demo-hours.ts';
import { maxLength } from '../limits.ts';
import { isPublicUrl } from '../text/public-url.ts';
import type { StaffBooking } from './bookings.ts';
import { EmailAddress, HttpsUrl, messageKey, orNull, requiredText } from './field-types.ts';

const noHours = `The hours must be seven lists, from Sunday, of hours among ${demoHours.join(', ')}.`;
const Hour = z.number(noHours).refine((hour) => demoHours.includes(hour), noHours);

/** Hours in Dubai by weekday, from 0 (Sunday). */
export const WeeklyHours = z
  .array(
    z.array(Hour).transform((hours) => [...new Set(hours)].sort((a, b) => a - b)),
    noHours,
  )
  .length(7, noHours);
export type WeeklyHours = z.infer<typeof WeeklyHours>;

/** Apple's addresses begin with `webcal:`. */
const CalendarUrl = z
  .string()
  .max(maxLength.url, messageKey('tooLong'))
  .transform((url) => url.trim().replace(/^webcals?:/i, 'https:'))
  .refine(isPublicUrl, 'Enter a public https:// URL.');

/** Emails about this host's bookings go to the first staff address if `email` is null. */
export const HostRequest = z.object({
  nameEn: requiredText(maxLength.name),
  nameAr: requiredText(maxLength.name),
  email: orNull(EmailAddress),
  hours: WeeklyHours,
  active: z.boolean('Say whether the host accepts new bookings.'),
  meetingUrl: orNull(HttpsUrl).optional(),
  /** Write-only: anyone with this address can read the calendar. */
  busyUrl: orNull(CalendarUrl).optional(),
});
export const HostChange = HostRequest.partial();
export type HostChange = z.infer<typeof HostChange>;

/** A host's own calendar. `isStale`: no read has succeeded for two hours. `unread`: events whose repetition is not understood. */
export interface HostCalendar {
  hostname: string;
  fetchedAt: string | null;
  error: string | null;
  isStale: boolean;
  unread: number;
}

export interface Host {
  id: string;
  nameEn: string;
  nameAr: string;
  email: string | null;
  hours: WeeklyHours;
  active: boolean;
  meetingUrl: string | null;
  busy: HostCalendar | null;
  /** The first day back of a host who is away. */
  awayUntil: string | null;
  feedUrl: string;
  affected: StaffBooking[];
}

export interface HostEndpoints {
  'GET /api/admin/hosts': { reply: { items: Host[] } };
  'POST /api/admin/hosts': { body: z.input<typeof HostRequest>; reply: { host: Host } };
  'PATCH /api/admin/hosts/:id': {
    params: { id: string };
    body: z.input<typeof HostChange>;
    reply: { host: Host };
  };
  'POST /api/admin/hosts/:id/affected': {
    params: { id: string };
    body: z.input<typeof HostChange>;
    reply: { items: StaffBooking[] };
  };
  'POST /api/admin/hosts/:id/feed': { params: { id: string }; reply: { host: Host } };
}
