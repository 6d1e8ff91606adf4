import ICAL from 'ical.js';
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

/** RFC 5545 allows 75 bytes; ical.js does not count the space with which a continued line begins. */
ICAL.foldLength = 74;

/** jCal (RFC 7265), which ical.js writes and escapes. */
type Property = [name: string, parameters: Record<string, string>, type: string, value: string | number];
type Event = [name: 'vevent', properties: Property[], others: []];

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
  const attendee = {
    cn: mailedFullName(visitor) || visitor.email,
    role: 'REQ-PARTICIPANT',
    cutype: 'INDIVIDUAL',
    partstat: 'NEEDS-ACTION',
    rsvp: 'TRUE',
  };
  const event = eventOf(booking, stamp, answersTo, [
    text('summary', title),
    text('location', meetingUrl ?? `${brand.name}, ${brand.city}, ${brand.country}`),
    text('description', booking.cancelled ? description : `${description}\n\n${label} ${link}`),
    ...(booking.cancelled ? [] : [url(meetingUrl ?? link)]),
    ['attendee', attendee, 'cal-address', `mailto:${visitor.email}`],
  ]);
  return fileOf([event], visitor.locale, invitationMethod(booking));
}

export function invitationMethod({ cancelled }: BookedSlot): 'CANCEL' | 'REQUEST' {
  return cancelled ? 'CANCEL' : 'REQUEST';
}

/** Calendar programs show the name; without one Google shows the feed's address, which is secret. */
export function hostCalendar(rows: BookingWithRecords[], hostName: string, siteUrl: string): string {
  const name = `${brand.name}: ${hostName}`.replace(/[\\;,]/g, '\\$&');
  const events = rows.map(({ booking, visitor, host: { meetingUrl } }) =>
    hostEvent({ booking: hourOf(booking), stamp: booking.changedAt, visitor, meetingUrl, siteUrl }),
  );
  // ical.js knows neither of these, and would write the type of a text beside it.
  return fileOf(events, 'en', 'PUBLISH', [
    ['name', {}, 'unknown', name],
    ['x-wr-calname', {}, 'unknown', name],
  ]);
}

export interface HostEvent {
  booking: BookedSlot;
  stamp: string;
  visitor: Pick<Submission, 'first_name' | 'last_name' | 'company' | 'email' | 'form_type'>;
  meetingUrl: string | null;
  siteUrl: string;
}

export function fileForHost(event: HostEvent): string {
  return fileOf([hostEvent(event)], 'en', 'PUBLISH');
}

function hostEvent({ booking, stamp, visitor, meetingUrl, siteUrl }: HostEvent): Event {
  const link = `${siteUrl}${adminPath}/bookings/${booking.id}`;
  const kind = visitor.form_type === 'career' ? 'Interview' : 'Demo';
  return eventOf(booking, stamp, brand.email, [
    text('summary', [kind, fullName(visitor), visitor.company].filter(Boolean).join(' · ')),
    ...(meetingUrl ? [text('location', meetingUrl)] : []),
    text('description', `${visitor.email}\n${link}`),
    url(link),
  ]);
}

/** The UID is the booking's id and SEQUENCE grows with each change, so that calendars update their event (RFC 5545). */
function eventOf(
  { id, startsAt, sequence, cancelled }: BookedSlot,
  stamp: string,
  organizer: string,
  properties: Property[],
): Event {
  const all: Property[] = [
    text('uid', id),
    ['sequence', {}, 'integer', sequence],
    moment('dtstamp', stamp),
    moment('dtstart', startsAt),
    moment('dtend', demoEnd(startsAt)),
    ...properties,
    ['organizer', { cn: brand.name }, 'cal-address', `mailto:${organizer}`],
    text('status', cancelled ? 'CANCELLED' : 'CONFIRMED'),
  ];
  return ['vevent', all, []];
}

function text(name: string, value: string): Property {
  return [name, {}, 'text', value.replace(/\r\n?/g, '\n')];
}

function url(address: string): Property {
  return ['url', {}, 'uri', address];
}

function moment(name: string, at: string): Property {
  return [name, {}, 'date-time', at.replace(/\.\d+/, '')];
}

function fileOf(events: Event[], locale: Locale, method: string, names: Property[] = []): string {
  const about = [
    text('version', '2.0'),
    text('prodid', `-//${brand.name}//Demo//${locale.toUpperCase()}`),
    text('method', method),
  ];
  return ICAL.stringify(['vcalendar', [...about, ...names], events]);
}
