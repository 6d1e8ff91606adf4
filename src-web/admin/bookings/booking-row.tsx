import type { StaffBooking } from '../../../src-shared/contracts/admin-bookings.ts';
import { LanguageBadge } from '../components/language.tsx';
import { Notes, Row } from '../components/list.tsx';
import { BookingBadge } from './booking-badge.tsx';

interface BookingRowProps {
  booking: StaffBooking;
  /** The time of the booking, as the list says it. */
  time: string;
  to: string;
  withHost: boolean;
}

export function BookingRow({ booking, time, to, withHost }: BookingRowProps) {
  const { visitor, host, status } = booking;
  return (
    <Row to={to} title={visitor.name} note={<Notes parts={[time, visitor.company, withHost && host.name]} />}>
      <LanguageBadge locale={visitor.locale} />
      <BookingBadge status={status} />
    </Row>
  );
}
