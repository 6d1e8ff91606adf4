import type { BookingStatus } from '../../../src-shared/booking/statuses.ts';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffBooking } from '../../../src-shared/contracts/admin-bookings.ts';
import { Badge } from '../../ui/badge.tsx';
import { LanguageBadge } from '../parts/filters.tsx';
import { Notes, Row } from '../parts/list.tsx';

interface BookingRowProps {
  booking: StaffBooking;
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

const tones = { confirmed: 'info', cancelled: 'neutral', held: 'success', no_show: 'caution' } as const;

export function BookingBadge({ status }: { status: BookingStatus }) {
  return <Badge tone={tones[status]}>{admin.bookings.statuses[status]}</Badge>;
}

interface BookingsFilters {
  week?: string;
  view?: string;
}

export function bookingsPath({ week, view }: BookingsFilters, id?: string): string {
  const filters = Object.entries({ view, week }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(filters).toString();
  return `/admin/bookings${id ? `/${id}` : ''}${search && `?${search}`}`;
}
