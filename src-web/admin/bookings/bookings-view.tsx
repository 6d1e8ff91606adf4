import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { maxSlotDays } from '../../../src-shared/limits.ts';
import { gulfDate } from '../../../src-shared/time/days.ts';
import { formatHours } from '../format.ts';
import { useFilters } from '../parts/filters.tsx';
import { ItemList } from '../parts/list.tsx';
import { PageTitle, TabLink } from '../parts/page.tsx';
import { QueryBoundary } from '../parts/states.tsx';
import { BookingModal } from './booking-detail.tsx';
import { BookingRow, bookingsPath } from './booking-row.tsx';
import { bookingsQuery, hostsQuery } from './queries.ts';
import { mondayOfAddress } from './week.ts';
import { WeekView } from './week-view.tsx';

const { bookings: texts, views } = admin;

export function BookingsView() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { values } = useFilters('week', 'view');
  const isList = values.view === 'list';
  const pathOf = (booking: string) => bookingsPath(values, booking);
  return (
    <>
      <PageTitle title={views.bookings}>
        <nav aria-label={texts.view} className="flex gap-0.5">
          <TabLink to={bookingsPath({ ...values, view: '' })} isCurrent={!isList}>
            {texts.viewNames.week}
          </TabLink>
          <TabLink to={bookingsPath({ ...values, view: 'list' })} isCurrent={isList}>
            {texts.viewNames.list}
          </TabLink>
        </nav>
      </PageTitle>
      <p className="mb-2 text-sm text-ink-soft">{texts.lead}</p>
      {isList ? <ComingBookings pathOf={pathOf} /> : <WeekView monday={mondayOfAddress(values.week)} pathOf={pathOf} />}
      {id && <BookingModal key={id} id={id} onClose={() => navigate(bookingsPath(values))} />}
    </>
  );
}

function ComingBookings({ pathOf }: { pathOf: (id: string) => string }) {
  const query = useQuery(bookingsQuery(gulfDate(), maxSlotDays));
  const hosts = useQuery(hostsQuery).data?.items.length ?? 0;
  return (
    <>
      <h2 className="mb-1 text-subheading">{texts.coming}</h2>
      <QueryBoundary query={query}>
        {({ items }) => (
          <ItemList label={texts.coming} items={items} empty={texts.empty}>
            {(booking) => (
              <BookingRow
                key={booking.id}
                booking={booking}
                time={formatHours(booking)}
                to={pathOf(booking.id)}
                withHost={hosts > 1}
              />
            )}
          </ItemList>
        )}
      </QueryBoundary>
    </>
  );
}
