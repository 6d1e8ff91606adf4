import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { gulfDate } from '../../../src-shared/gulf-time.ts';
import { maxSlotDays } from '../../../src-shared/limits.ts';
import { formatHours } from '../format.ts';
import { useFilters } from '../parts/filters.tsx';
import { List } from '../parts/list.tsx';
import { PageTitle } from '../parts/page.tsx';
import { Empty, QueryBoundary } from '../parts/states.tsx';
import { BookingModal } from './booking-detail.tsx';
import { BookingRow, type BookingsFilters, bookingsPath } from './booking-row.tsx';
import { bookingsQuery, hostsQuery } from './queries.ts';
import { mondayOfAddress } from './week.ts';
import { WeekView } from './week-view.tsx';

const { bookings: texts, views } = admin;

export function BookingsView() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { values } = useFilters('week', 'view');
  const pathOf = (booking: string) => bookingsPath(values, booking);
  return (
    <>
      <PageTitle title={views.bookings}>
        <ViewSwitch filters={values} />
      </PageTitle>
      <p className="mb-2 text-sm text-ink-soft">{texts.lead}</p>
      {values.view === 'list' ? (
        <ComingBookings pathOf={pathOf} />
      ) : (
        <WeekView monday={mondayOfAddress(values.week)} pathOf={pathOf} />
      )}
      {id && <BookingModal key={id} id={id} onClose={() => navigate(bookingsPath(values))} />}
    </>
  );
}

function ViewSwitch({ filters }: { filters: BookingsFilters }) {
  const links = [
    { view: '', label: texts.viewNames.week },
    { view: 'list', label: texts.viewNames.list },
  ];
  const shown = filters.view === 'list' ? 'list' : '';
  return (
    <nav aria-label={texts.view} className="flex gap-0.5">
      {links.map(({ view, label }) => (
        <Link
          key={label}
          to={bookingsPath({ ...filters, view })}
          aria-current={view === shown ? 'page' : undefined}
          className="inline-flex min-h-5.5 items-center rounded-sm px-1.25 text-sm font-semibold text-ink-soft hover:text-ink aria-[current]:bg-accent-wash aria-[current]:text-accent"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function ComingBookings({ pathOf }: { pathOf: (id: string) => string }) {
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
