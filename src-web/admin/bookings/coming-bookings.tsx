import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { maxSlotDays } from '../../../src-shared/limits.ts';
import { gulfDate } from '../../../src-shared/time/days.ts';
import { List } from '../components/list.tsx';
import { Empty, QueryBoundary } from '../components/states.tsx';
import { formatHours } from '../format.ts';
import { BookingRow } from './booking-row.tsx';
import { bookingsQuery, hostsQuery } from './queries.ts';

const { bookings: texts } = admin;

export function ComingBookings({ pathOf }: { pathOf: (id: string) => string }) {
  const query = useQuery(bookingsQuery(gulfDate(), maxSlotDays));
  const hosts = useQuery(hostsQuery).data?.items.length ?? 0;
  return (
    <>
      <h2 className="mb-1 text-subheading">{texts.coming}</h2>
      <QueryBoundary query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{texts.empty}</Empty>
          ) : (
            <List label={texts.coming}>
              {items.map((booking) => (
                <BookingRow
                  key={booking.id}
                  booking={booking}
                  time={formatHours(booking)}
                  to={pathOf(booking.id)}
                  withHost={hosts > 1}
                />
              ))}
            </List>
          )
        }
      </QueryBoundary>
    </>
  );
}
