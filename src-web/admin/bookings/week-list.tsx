import { admin } from '../../../src-shared/content/en/admin.ts';
import { gulfDate } from '../../../src-shared/time/days.ts';
import { List } from '../components/list.tsx';
import { formatHour, formatWeekday } from '../format.ts';
import { BookingRow } from './booking-row.tsx';
import { dayNotes } from './schedule.ts';
import type { WeekProps } from './week-table.tsx';

const { bookings: texts } = admin;

/** The same by day, for narrow screens. */
export function WeekList({ label, days, week, pathOf }: WeekProps) {
  const byDay = Map.groupBy(week.bookings, ({ startsAt }) => gulfDate(new Date(startsAt)));
  return (
    <ol aria-label={label} className="divide-y divide-line">
      {days.map((day) => {
        const items = byDay.get(day) ?? [];
        const notes = dayNotes(week, day);
        return (
          <li key={day} className="py-1">
            <h3 className="flex flex-wrap items-baseline gap-x-1 font-semibold">
              {formatWeekday(day)}
              <span className="text-xs font-normal text-ink-soft">
                {(items.length > 0 || notes.length > 0 ? notes : [texts.noBookings]).join(' · ')}
              </span>
            </h3>
            {items.length > 0 && (
              <List label={formatWeekday(day)}>
                {items.map((booking) => (
                  <BookingRow
                    key={booking.id}
                    booking={booking}
                    time={`${formatHour(booking.startsAt)}–${formatHour(booking.endsAt)}`}
                    to={pathOf(booking.id)}
                    withHost={week.hosts.length > 1}
                  />
                ))}
              </List>
            )}
          </li>
        );
      })}
    </ol>
  );
}
