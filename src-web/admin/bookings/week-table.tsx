import { Link } from 'react-router-dom';
import { demoHours } from '../../../src-shared/booking/demo-hours.ts';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffBooking } from '../../../src-shared/contracts/admin-bookings.ts';
import { gulfDate, gulfHour } from '../../../src-shared/time/days.ts';
import { classNames } from '../../ui/class-names.ts';
import { formatClock, formatWeekday } from '../format.ts';
import { BookingBadge } from './booking-badge.tsx';
import { dayNotes, isOpen } from './schedule.ts';
import type { Week } from './use-week.ts';

const { bookings: texts } = admin;

export interface WeekProps {
  label: string;
  /** Seven days, `YYYY-MM-DD`. */
  days: string[];
  week: Week;
  pathOf: (id: string) => string;
}

/** Days and hours, for wide screens. */
export function WeekTable({ label, days, week, pathOf }: WeekProps) {
  const byStart = Map.groupBy(week.bookings, ({ startsAt }) => startsAt);
  const today = gulfDate();
  return (
    <table className="w-full table-fixed border-collapse rounded border border-line bg-raised text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="align-top">
          <th scope="col" className="w-8 p-0.75 text-start text-xs font-semibold text-ink-soft">
            {texts.hour}
          </th>
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              aria-current={day === today ? 'date' : undefined}
              className={classNames(
                'border-s border-line p-0.75 text-start font-semibold',
                day === today && 'bg-accent-wash text-accent',
              )}
            >
              {formatWeekday(day)}
              {dayNotes(week, day).map((note) => (
                <span key={note} className="block text-xs font-normal text-ink-soft wrap-anywhere">
                  {note}
                </span>
              ))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {demoHours.map((hour) => (
          <tr key={hour} className="h-7 border-t border-line align-top">
            <th scope="row" className="tabular p-0.75 text-start text-xs font-semibold text-ink-soft">
              {formatClock(hour)}
            </th>
            {days.map((day) => (
              <td
                key={day}
                className={classNames('border-s border-line p-0.25', !isOpen(week, day, hour) && 'bg-sand')}
              >
                {byStart.get(gulfHour(day, hour).toISOString())?.map((booking) => (
                  <BookingCard
                    key={booking.id}
                    booking={booking}
                    to={pathOf(booking.id)}
                    withHost={week.hosts.length > 1}
                  />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BookingCard({ booking, to, withHost }: { booking: StaffBooking; to: string; withHost: boolean }) {
  const { visitor, host, status } = booking;
  return (
    <Link
      to={to}
      className="mb-0.25 grid min-h-5.5 justify-items-start gap-0.25 rounded-sm border border-line bg-paper p-0.5 text-xs wrap-anywhere hover:border-ink"
    >
      <bdi className={classNames('font-semibold', status === 'cancelled' && 'text-ink-soft line-through')}>
        {visitor.name}
      </bdi>
      {visitor.company && <bdi>{visitor.company}</bdi>}
      {withHost && <bdi className="text-ink-soft">{host.name}</bdi>}
      <BookingBadge status={status} />
    </Link>
  );
}
