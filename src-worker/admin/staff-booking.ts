import type { StaffBooking } from '../../src-shared/contracts/admin-bookings.ts';
import { fullName } from '../../src-shared/full-name.ts';
import { bookingOf } from '../bookings/find.ts';
import type { BookingWithRecords } from '../bookings/store.ts';

/** A booking with its host and its visitor, as JSON. */
export function staffBookingOf({ booking, host, visitor }: BookingWithRecords): StaffBooking {
  const { email, company, locale, timezone } = visitor;
  return {
    ...bookingOf(booking),
    host: { id: host.id, name: host.name },
    visitor: { name: fullName(visitor), email, company, locale, timezone },
    submissionId: booking.submissionId,
    createdAt: booking.createdAt,
    replacedBy: booking.replacedBy || null,
  };
}
