import { Link } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffBooking } from '../../../src-shared/contracts/admin-bookings.ts';
import { bookingsPath } from '../bookings/bookings-path.ts';
import { formatHours } from '../format.ts';

const { periods: texts } = admin.calendar;

/** The bookings at hours that closed or short days leave out. */
export function AffectedBookings({ bookings }: { bookings: StaffBooking[] }) {
  if (bookings.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-semibold text-danger">{texts.affected(bookings.length)}</p>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Link
              to={bookingsPath({}, booking.id)}
              className="inline-flex min-h-5.5 flex-wrap items-center gap-x-1 text-accent underline underline-offset-4 hover:text-ink"
            >
              <bdi>{booking.visitor.name}</bdi> <span>{formatHours(booking)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
