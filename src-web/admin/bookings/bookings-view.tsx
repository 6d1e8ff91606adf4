import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { admin } from '#shared/staff-texts/admin.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { useFilters } from '../components/filters.tsx';
import { ItemList } from '../components/list.tsx';
import { PageTitle, TabLink } from '../components/page.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatSlot } from '../format.ts';
import { BookingModal } from './booking-detail.tsx';
import { BookingRow } from './booking-row.tsx';
import { bookingsPath } from './bookings-path.ts';
import { bookingListQuery, hostsQuery } from './queries.ts';
import { mondayOfAddress } from './week.ts';
import { WeekView } from './week-view.tsx';

const views = ['week', 'coming', 'over'] as const;

export function BookingsView() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { values } = useFilters('week', 'view');
  const view = views.find((name) => name === values.view) ?? 'week';
  const pathOf = (booking: string) => bookingsPath(values, booking);
  const modal = id && <BookingModal key={id} id={id} onClose={() => navigate(bookingsPath(values))} />;
  return (
    <>
      <PageTitle title={admin.views.bookings}>
        <nav aria-label={texts.view} className="flex gap-0.5">
          {views.map((name) => (
            <TabLink
              key={name}
              to={bookingsPath({ ...values, view: name === 'week' ? '' : name })}
              isCurrent={name === view}
            >
              {texts.viewNames[name]}
            </TabLink>
          ))}
        </nav>
      </PageTitle>
      <p className="mb-2 text-sm text-ink-soft">{admin.timeZone}</p>
      {view === 'week' && <WeekView monday={mondayOfAddress(values.week)} pathOf={pathOf} />}
      {view !== 'week' && <BookingList key={view} list={view} pathOf={pathOf} />}
      {modal}
    </>
  );
}

function BookingList({ list, pathOf }: { list: 'coming' | 'over'; pathOf: (id: string) => string }) {
  const query = useQuery(bookingListQuery(list));
  const { title, empty } = texts.lists[list];
  const hosts = useQuery(hostsQuery).data?.items.length ?? 0;
  return (
    <>
      <h2 className="mb-1 text-subheading">{title}</h2>
      <QueryBoundary query={query}>
        {({ items }) => (
          <ItemList label={title} items={items} empty={empty}>
            {(booking) => (
              <BookingRow
                key={booking.id}
                booking={booking}
                time={formatSlot(booking)}
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
