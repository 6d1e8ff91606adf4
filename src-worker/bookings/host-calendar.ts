import { ICalCalendarMethod } from 'ical-generator';
import { fullName } from '../../src-shared/full-name.ts';
import { adminPath } from '../../src-shared/paths.ts';
import { hourOf } from '../mail/booked-hour.ts';
import { bookingEvent } from '../mail/booking-calendar.ts';
import { fileOf, newCalendar } from '../mail/calendar.ts';
import type { BookingWithRecords } from './store.ts';

/** The demos of a host as a calendar that a program subscribes to (RFC 5545), in English. */
export function hostCalendar(rows: BookingWithRecords[], siteUrl: string): string {
  const calendar = newCalendar('en', ICalCalendarMethod.PUBLISH);
  for (const { booking, visitor } of rows) {
    const link = `${siteUrl}${adminPath}/bookings/${booking.id}`;
    calendar.createEvent({
      ...bookingEvent(hourOf(booking), booking.changedAt),
      summary: ['Demo', fullName(visitor), visitor.company].filter(Boolean).join(' · '),
      description: `${visitor.email}\n${link}`,
      url: link,
    });
  }
  return fileOf(calendar);
}
