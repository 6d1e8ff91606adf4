import { Link } from 'react-router-dom';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import { calendar as texts } from '#shared/staff-texts/bookings.ts';
import { formatSlot } from '../format.ts';
import { bookingsPath } from './bookings-path.ts';

interface AffectedBookingsProps {
  title: string;
  bookings: StaffBooking[];
  /** Inside a form, a link that opens here would lose the typed values. */
  inNewTab?: boolean;
}

export function AffectedBookings({ title, bookings, inNewTab }: AffectedBookingsProps) {
  if (bookings.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-semibold text-danger">{title}</p>
      <ul className="grid gap-0.5">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Link
              to={bookingsPath({}, booking.id)}
              target={inNewTab ? '_blank' : undefined}
              className="inline-flex min-h-5.5 flex-wrap items-center gap-x-1 text-accent underline underline-offset-4 hover:text-ink"
            >
              <bdi>{booking.visitor.name}</bdi> <span>{formatSlot(booking)}</span>
              {inNewTab && <span className="sr-only"> {texts.newTab}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
