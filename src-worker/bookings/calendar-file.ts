import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { demoEnd } from '#shared/bookings/demo-hours.ts';
import { brand } from '#shared/brand.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import type { Locale } from '#shared/locales.ts';
import { mailedFullName } from '#shared/mail/mailed-text.ts';
import { adminPath } from '#shared/paths.ts';
import { fullName } from '#shared/text/full-name.ts';
import type { BookedSlot } from '../db/schema.ts';
import { hourOf } from './booked-slot.ts';
import { copyFor } from './copy.ts';
import type { BookingWithRecords } from './store.ts';

const organizer = { name: brand.name, email: brand.email };

export interface Invitation {
  visitor: Pick<Submission, 'first_name' | 'last_name' | 'email' | 'locale' | 'form_type'>;
  booking: BookedSlot;
  stamp: string;
  link: string;
  meetingUrl: string | null;
  /** Calendar programs send the visitor's reply here; `received/invitation-reply.ts` reads it. */
  answersTo: string;
}

export function invitation({ visitor, booking, stamp, link, meetingUrl, answersTo }: Invitation): string {
  const { title, description, link: label } = copyFor(visitor.locale, visitor.form_type).mail.booking.calendar;
  const calendar = newCalendar(visitor.locale, invitationMethod(booking));
  calendar.createEvent({
    ...bookingEvent(booking, stamp),
    organizer: { ...organizer, email: answersTo },
    summary: title,
    location: meetingUrl ?? `${brand.name}, ${brand.city}, ${brand.country}`,
    // ical-generator escapes commas in a URL as if it were text.
    ...(booking.cancelled
      ? { description }
      : {
          description: `${description}\n\n${label} ${link}`,
          url: meetingUrl?.replace(/[,;]/g, encodeURIComponent) ?? link,
        }),
    attendees: [
      {
        name: mailedFullName(visitor) || visitor.email,
        email: visitor.email,
        rsvp: true,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        type: ICalAttendeeType.INDIVIDUAL,
      },
    ],
  });
  return fileOf(calendar);
}

export function invitationMethod({ cancelled }: BookedSlot): ICalCalendarMethod {
  return cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
}

/** Calendar programs show the name; without one Google shows the feed's address, which is secret. */
export function hostCalendar(rows: BookingWithRecords[], hostName: string, siteUrl: string): string {
  const calendar = newCalendar('en', ICalCalendarMethod.PUBLISH);
  calendar.name(`${brand.name}: ${hostName}`);
  for (const { booking, visitor, host } of rows) {
    const { meetingUrl } = host;
    calendar.createEvent(
      hostEvent({ booking: hourOf(booking), stamp: booking.changedAt, visitor, meetingUrl, siteUrl }),
    );
  }
  return fileOf(calendar);
}

export interface HostEvent {
  booking: BookedSlot;
  stamp: string;
  visitor: Pick<Submission, 'first_name' | 'last_name' | 'company' | 'email' | 'form_type'>;
  meetingUrl: string | null;
  siteUrl: string;
}

export function fileForHost(event: HostEvent): string {
  const calendar = newCalendar('en', ICalCalendarMethod.PUBLISH);
  calendar.createEvent(hostEvent(event));
  return fileOf(calendar);
}

function hostEvent({ booking, stamp, visitor, meetingUrl, siteUrl }: HostEvent): ICalEventData {
  const link = `${siteUrl}${adminPath}/bookings/${booking.id}`;
  return {
    ...bookingEvent(booking, stamp),
    summary: [visitor.form_type === 'career' ? 'Interview' : 'Demo', fullName(visitor), visitor.company]
      .filter(Boolean)
      .join(' · '),
    description: `${visitor.email}\n${link}`,
    url: link,
    ...(meetingUrl && { location: meetingUrl }),
  };
}

/** The UID is the booking's id and SEQUENCE grows with each change, so that calendars update their event (RFC 5545). */
function bookingEvent({ id, startsAt, sequence, cancelled }: BookedSlot, stamp: string) {
  return {
    id,
    sequence,
    stamp: new Date(stamp),
    start: new Date(startsAt),
    end: new Date(demoEnd(startsAt)),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
  } satisfies ICalEventData;
}

function newCalendar(locale: Locale, method: ICalCalendarMethod): ICalCalendar {
  return ical({ prodId: { company: brand.name, product: 'Demo', language: locale.toUpperCase() }, method });
}

export function fileOf(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}
