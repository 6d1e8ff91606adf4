import { useState } from 'react';
import { Link } from 'react-router-dom';
import { demoHours } from '#shared/bookings/demo-hours.ts';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { addDays, daysFrom, gulfDate, gulfHour } from '#shared/time/days.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { List } from '../components/list.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatClock, formatDay, formatDayTime, formatHour, formatWeekday } from '../format.ts';
import { BookDialog } from './book-dialog.tsx';
import { BookingBadge, BookingRow } from './booking-row.tsx';
import { bookingsPath } from './bookings-path.ts';
import { hostNames } from './interviewers.tsx';
import { dayNotes, isOpen, useWeek, type Week } from './week.ts';

interface WeekViewProps {
  monday: string;
  pathOf: (id: string) => string;
}

export function WeekView({ monday, pathOf }: WeekViewProps) {
  const query = useWeek(monday);
  const [booked, setBooked] = useState<string>();
  const days = daysFrom(monday, 7);
  const last = days.at(-1)!;
  const label = `${texts.range(formatDay(monday), formatDay(last))} ${last.slice(0, 4)}`;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2 aria-live="polite" className="text-subheading">
          {label}
        </h2>
        <nav aria-label={texts.weeks} className="flex flex-wrap gap-0.5">
          <ButtonLink variant="secondary" to={bookingsPath({ week: addDays(monday, -7) })}>
            {texts.previous}
          </ButtonLink>
          <ButtonLink variant="secondary" to={bookingsPath({})}>
            {texts.today}
          </ButtonLink>
          <ButtonLink variant="secondary" to={bookingsPath({ week: addDays(monday, 7) })}>
            {texts.next}
          </ButtonLink>
        </nav>
      </div>
      <QueryBoundary query={query}>
        {(week) => (
          <>
            <div className="hidden xl:block">
              <WeekTable label={label} days={days} week={week} pathOf={pathOf} onBook={setBooked} />
            </div>
            <div className="xl:hidden">
              <WeekList label={label} days={days} week={week} pathOf={pathOf} onBook={setBooked} />
            </div>
          </>
        )}
      </QueryBoundary>
      {booked && <BookDialog startsAt={booked} onClose={() => setBooked(undefined)} />}
    </>
  );
}

interface WeekProps {
  label: string;
  days: string[];
  week: Week;
  pathOf: (id: string) => string;
  onBook: (startsAt: string) => void;
}

export function WeekTable({ label, days, week, pathOf, onBook }: WeekProps) {
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
                className={classNames('h-7 border-s border-line p-0.25', !isOpen(week, day, hour) && 'bg-sand')}
              >
                {byStart.get(gulfHour(day, hour).toISOString())?.map((booking) => (
                  <BookingCard
                    key={booking.id}
                    booking={booking}
                    to={pathOf(booking.id)}
                    withHost={week.hosts.length > 1}
                  />
                ))}
                {week.free.includes(gulfHour(day, hour).toISOString()) && (
                  <FreeSlot day={day} hour={hour} onBook={onBook} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FreeSlot({ day, hour, onBook }: { day: string; hour: number; onBook: WeekProps['onBook'] }) {
  const startsAt = gulfHour(day, hour).toISOString();
  return (
    <button
      type="button"
      aria-label={texts.bookFor.at(formatDayTime(startsAt))}
      onClick={() => onBook(startsAt)}
      className="flex min-h-5.5 w-full items-center justify-center rounded-sm text-accent opacity-0 hover:bg-accent-wash hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100"
    >
      <span aria-hidden="true">+ {formatClock(hour)}</span>
    </button>
  );
}

function BookingCard({ booking, to, withHost }: { booking: StaffBooking; to: string; withHost: boolean }) {
  const { visitor, status } = booking;
  return (
    <Link
      to={to}
      className="mb-0.25 grid min-h-5.5 justify-items-start gap-0.25 rounded-sm border border-line bg-paper p-0.5 text-xs wrap-anywhere hover:border-ink"
    >
      <bdi className={classNames('font-semibold', status === 'cancelled' && 'text-ink-soft line-through')}>
        {visitor.name}
      </bdi>
      {visitor.company && <bdi>{visitor.company}</bdi>}
      {withHost && <bdi className="text-ink-soft">{hostNames(booking)}</bdi>}
      <BookingBadge booking={booking} />
    </Link>
  );
}

export function WeekList({ label, days, week, pathOf, onBook }: WeekProps) {
  const byDay = Map.groupBy(week.bookings, ({ startsAt }) => gulfDate(new Date(startsAt)));
  return (
    <ol aria-label={label} className="divide-y divide-line">
      {days.map((day) => {
        const items = byDay.get(day) ?? [];
        const notes = dayNotes(week, day);
        const free = demoHours.filter((hour) => week.free.includes(gulfHour(day, hour).toISOString()));
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
            {free.length > 0 && (
              <details className="text-sm">
                <summary className="min-h-5.5 cursor-pointer content-center text-ink-soft">
                  {texts.bookFor.free(free.length)}
                </summary>
                <div className="flex flex-wrap gap-0.5">
                  {free.map((hour) => {
                    const startsAt = gulfHour(day, hour).toISOString();
                    return (
                      <Button
                        key={hour}
                        variant="secondary"
                        aria-label={texts.bookFor.at(formatDayTime(startsAt))}
                        onClick={() => onBook(startsAt)}
                      >
                        {formatClock(hour)}
                      </Button>
                    );
                  })}
                </div>
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}
