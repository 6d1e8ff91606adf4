import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminPaths as paths } from '#shared/admin/paths.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { gulfDate } from '#shared/time/days.ts';
import { Icon } from '../../ui/icon.tsx';
import { BookingRow, bookingsPath } from '../bookings/booking-row.tsx';
import { bookingsQuery } from '../bookings/queries.ts';
import { List } from '../components/list.tsx';
import { Panel } from '../components/page.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatCount, formatHour } from '../format.ts';
import { mailStateQuery, statsQuery, todayQuery } from '../queries.ts';

const { needs: texts } = admin.dashboard;

interface Line {
  name: 'replied' | 'unanswered' | 'applications' | 'outcomes' | 'failed';
  count: number;
  to: string;
}

/** Each link leads to exactly what it counts. */
export function NeedsAttention() {
  const today = useQuery(todayQuery);
  const replied = useQuery(statsQuery).data?.submissions?.waiting ?? 0;
  const failed = useQuery(mailStateQuery).data?.failed ?? 0;
  return (
    <Panel title={texts.title}>
      <QueryBoundary query={today}>
        {({ unanswered, applications, outcomes }) => {
          const lines: Line[] = [
            { name: 'replied', count: replied, to: `${paths.inbox}?waiting=true` },
            { name: 'unanswered', count: unanswered ?? 0, to: `${paths.inbox}?unanswered=true` },
            { name: 'applications', count: applications ?? 0, to: paths.applications },
            { name: 'outcomes', count: outcomes ?? 0, to: bookingsPath({ view: 'over' }) },
            { name: 'failed', count: failed, to: `${paths.mail}?status=failed` },
          ];
          const open = lines.filter(({ count }) => count > 0);
          if (open.length === 0) return <p className="text-sm text-ink-soft">{texts.none}</p>;
          return (
            <ul className="divide-y divide-line">
              {open.map(({ name, count, to }) => (
                <li key={name}>
                  <Link
                    to={to}
                    className="group flex min-h-5.5 items-center gap-1 rounded-sm px-0.5 py-0.5 hover:bg-sand"
                  >
                    <strong className="tabular min-w-4 text-subheading font-semibold">{formatCount(count)}</strong>
                    <span className="min-w-0 flex-1 text-sm">{count === 1 ? texts[name].one : texts[name].many}</span>
                    <Icon name="arrow" className="size-2.5 text-accent" />
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBoundary>
    </Panel>
  );
}

export function DemosToday() {
  const query = useQuery(bookingsQuery(gulfDate(), 1));
  return (
    <Panel title={texts.demos}>
      <QueryBoundary query={query}>
        {({ items }) => {
          const demos = items.filter(({ status }) => status !== 'cancelled');
          if (demos.length === 0) return <p className="text-sm text-ink-soft">{texts.noDemos}</p>;
          return (
            <List label={texts.demos}>
              {demos.map((booking) => (
                <BookingRow
                  key={booking.id}
                  booking={booking}
                  time={`${formatHour(booking.startsAt)}–${formatHour(booking.endsAt)}`}
                  to={bookingsPath({}, booking.id)}
                  withHost
                />
              ))}
            </List>
          );
        }}
      </QueryBoundary>
    </Panel>
  );
}
