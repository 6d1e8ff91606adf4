import { useQuery } from '@tanstack/react-query';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { gulfDate } from '#shared/time/days.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BookingActions } from '../bookings/booking-actions.tsx';
import { BookingRow } from '../bookings/booking-row.tsx';
import { bookingsPath } from '../bookings/bookings-path.ts';
import { bookingListQuery, bookingsQuery } from '../bookings/queries.ts';
import { List } from '../components/list.tsx';
import { Panel } from '../components/page.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatHour, formatSlot } from '../format.ts';
import { meQuery } from '../queries.ts';

const { meetings: texts } = admin.dashboard;

const comingDays = 7;
const maxOver = 5;

/** The meetings of the staff member, those that need an outcome, and what colleagues hold today. */
export function Meetings() {
  const query = useQuery(bookingsQuery(gulfDate(), comingDays));
  const past = useQuery(bookingListQuery('over'));
  const me = useQuery(meQuery).data?.email.toLowerCase();
  const isMine = ({ host }: StaffBooking) => host.email?.toLowerCase() === me;
  return (
    <Panel title={texts.title}>
      <QueryBoundary query={past}>
        {({ items }) => {
          const first = [...items.filter(isMine), ...items.filter((one) => !isMine(one))].slice(0, maxOver);
          return <Group name={texts.over} bookings={first} isShort={false} />;
        }}
      </QueryBoundary>
      <QueryBoundary query={query}>
        {({ items }) => {
          const coming = items.filter(
            ({ status, endsAt }) => status === 'confirmed' && Date.parse(endsAt) > Date.now(),
          );
          const isToday = ({ startsAt }: StaffBooking) => gulfDate(new Date(startsAt)) === gulfDate();
          const mine = coming.filter(isMine);
          const others = coming.filter((one) => isToday(one) && !isMine(one));
          return (
            <>
              <Group name={texts.mine} bookings={mine} isShort={false} />
              <Group name={texts.others} bookings={others} isShort />
              {mine.length + others.length === 0 && <p className="text-sm text-ink-soft">{texts.none}</p>}
            </>
          );
        }}
      </QueryBoundary>
    </Panel>
  );
}

/** `isShort`: all are today. */
function Group({ name, bookings, isShort }: { name: string; bookings: StaffBooking[]; isShort: boolean }) {
  if (bookings.length === 0) return null;
  return (
    <div className="mb-1.5">
      <h3 className="text-sm font-semibold">{name}</h3>
      <List label={name}>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            time={isShort ? `${formatHour(booking.startsAt)}–${formatHour(booking.endsAt)}` : formatSlot(booking)}
            to={bookingsPath({}, booking.id)}
            withHost
          >
            {Date.parse(booking.endsAt) > Date.now() ? (
              <Join booking={booking} />
            ) : (
              <BookingActions booking={booking} />
            )}
          </BookingRow>
        ))}
      </List>
    </div>
  );
}

function Join({ booking: { host, visitor } }: { booking: StaffBooking }) {
  if (!host.meetingUrl) return null;
  return (
    <a
      href={host.meetingUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.joinWith(visitor.name)}
      className={buttonClass({ variant: 'secondary' })}
    >
      {texts.join}
    </a>
  );
}
