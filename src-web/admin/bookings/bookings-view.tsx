import { Link, useNavigate, useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { useFilters } from '../components/filters.ts';
import { PageTitle } from '../components/page-title.tsx';
import { BookingModal } from './booking-modal.tsx';
import { type BookingsFilters, bookingsPath } from './bookings-path.ts';
import { ComingBookings } from './coming-bookings.tsx';
import { mondayOfAddress } from './monday-of-address.ts';
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
