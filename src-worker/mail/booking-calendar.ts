import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { demoEnd } from '../../src-shared/booking/demo-hours.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { mailedFullName } from '../../src-shared/mailed-text.ts';
import type { BookedHour } from '../db/schema.ts';
import { texts } from '../texts.ts';
import { fileOf, newCalendar, organizer } from './calendar.ts';

interface Invitation {
  visitor: Pick<Submission, 'first_name' | 'last_name' | 'email' | 'locale'>;
  booking: BookedHour;
  /** When the file was made, an ISO time: the same for the same mail, so that a retried one is identical. */
  stamp: string;
  /** To move or cancel the booking. */
  link: string;
}

/**
 * What the event of a booking is in every calendar (RFC 5545), in UTC. Its UID is the booking's id, and its SEQUENCE grows with each
 * change, so that a program updates the event that it has.
 */
export function bookingEvent({ id, startsAt, sequence, cancelled }: BookedHour, stamp: string) {
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

/** A file in the visitor's language (RFC 5546): it invites the visitor to the booked hour, or cancels it. */
export function invitation({ visitor, booking, stamp, link }: Invitation): string {
  const { title, description, link: label } = texts[visitor.locale].mail.booking.calendar;
  const calendar = newCalendar(visitor.locale, invitationMethod(booking));
  calendar.createEvent({
    ...bookingEvent(booking, stamp),
    summary: title,
    ...(booking.cancelled ? { description } : { description: `${description}\n\n${label} ${link}`, url: link }),
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

export function invitationMethod({ cancelled }: BookedHour): ICalCalendarMethod {
  return cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
}
