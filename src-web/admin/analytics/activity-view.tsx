import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/admin/paths.ts';
import type { VisibleActivity as Data } from '#shared/contracts/admin.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { call } from '../../lib/api.ts';
import { BarChart } from '../components/figures.tsx';
import { PageTitle } from '../components/page.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatDay, formatNumber, formatShare } from '../format.ts';
import { useVisibleTypes } from '../roles.ts';

const { activity, submissions } = admin;
const linkClass = 'inline-flex min-h-5.5 items-center font-semibold text-accent underline underline-offset-4';

/** Requests and their replies, as far as the roles allow. */
export function ActivityView() {
  const query = useQuery({ queryKey: ['activity'], queryFn: () => call('GET /api/admin/activity', {}) });
  return (
    <>
      <PageTitle title={admin.views.activity} />
      <QueryBoundary query={query}>{(data) => <Charts {...data} />}</QueryBoundary>
    </>
  );
}

function Charts({ days, activeSubscribers, replies }: Data) {
  const labels = days.map(({ day }) => formatDay(day));
  const valuesOf = (name: Exclude<keyof Data['days'][number], 'day'>) => days.map((day) => day[name] ?? 0);
  const sumOf = (name: Parameters<typeof valuesOf>[0]) => valuesOf(name).reduce((sum, value) => sum + value, 0);
  const types = useVisibleTypes();
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {types.length > 0 && (
        <BarChart
          title={activity.submissions}
          summary={activity.total(types.reduce((sum, type) => sum + sumOf(type), 0))}
          labels={labels}
          series={types.map((type) => ({ name: submissions.types[type] ?? type, values: valuesOf(type) }))}
        />
      )}
      {activeSubscribers !== null && (
        <BarChart
          title={activity.subscribers}
          summary={formatNumber(activeSubscribers)}
          labels={labels}
          series={[{ name: activity.subscribers, values: subscribersByDay(days, activeSubscribers) }]}
        />
      )}
      {replies && (
        <div className="min-w-0">
          <BarChart
            title={activity.answered}
            summary={activity.replied(formatShare(replies.inADay, replies.requests), replies.requests)}
            labels={labels}
            series={[{ name: activity.answered, values: valuesOf('answeredInADay') }]}
          />
          <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm">
            <Link to={`${adminPaths.inbox}?replied=in-time`} className={linkClass}>
              {activity.inTime(replies.inADay)}
            </Link>
            <Link to={`${adminPaths.inbox}?replied=late`} className={linkClass}>
              {activity.late(replies.requests - replies.inADay)}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}

function subscribersByDay(days: Data['days'], now: number): number[] {
  let count = now;
  return days
    .toReversed()
    .map(({ subscribed = 0, unsubscribed = 0 }) => {
      const endOfDay = count;
      count += unsubscribed - subscribed;
      return endOfDay;
    })
    .reverse();
}
