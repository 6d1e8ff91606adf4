import { ICalCalendarMethod } from 'ical-generator';
import type { Locale } from '../../src-shared/locales.ts';
import { adminPath } from '../../src-shared/paths.ts';
import { hourOf } from '../mail/booked-hour.ts';
import { bookingEvent, visitorEvent } from '../mail/booking-calendar.ts';
import { fileOf, newCalendar } from '../mail/calendar.ts';
import type { BookingRow, BookingWithRecords } from './store.ts';

/** The demos of a host as a calendar that a program subscribes to (RFC 5545), in English. */
export function hostCalendar(rows: BookingWithRecords[], siteUrl: string): string {
  const calendar = newCalendar('en', ICalCalendarMethod.PUBLISH);
  for (const { booking, visitor } of rows) {
    const name = [visitor.first_name, visitor.last_name].filter(Boolean).join(' ');
    const link = `${siteUrl}${adminPath}/bookings/${booking.id}`;
    calendar.createEvent({
      ...bookingEvent(hourOf(booking), booking.changedAt),
      summary: ['Demo', name, visitor.company].filter(Boolean).join(' · '),
      description: `${visitor.email}\n${link}`,
      url: link,
    });
  }
  return fileOf(calendar);
}

/** One demo, for a visitor who adds it to a calendar by hand. `link` leads to the page of the booking. */
export function visitorFile(booking: BookingRow, locale: Locale, link: string): string {
  const calendar = newCalendar(locale, ICalCalendarMethod.PUBLISH);
  calendar.createEvent(
    visitorEvent({ submission: { locale }, booking: hourOf(booking), stamp: booking.changedAt, link }),
  );
  return fileOf(calendar);
}
