import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminPaths as paths } from '#shared/admin/paths.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { call } from '../../lib/api.ts';
import { Icon } from '../../ui/icon.tsx';
import { bookingsPath } from '../bookings/bookings-path.ts';
import { Panel } from '../components/page.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatCount, formatDuration } from '../format.ts';
import { mailStateQuery, statsQuery, todayQuery } from '../queries.ts';

const { needs: texts } = admin.dashboard;

interface Line {
  name: 'replied' | 'unanswered' | 'applications' | 'outcomes' | 'failed';
  count: number;
  to: string;
  oldest?: string | undefined;
}

/** Each link leads to exactly what it counts. */
export function NeedsAttention() {
  const today = useQuery(todayQuery);
  const replied = useQuery(statsQuery).data?.submissions?.waiting ?? 0;
  const failed = useQuery(mailStateQuery).data?.failed ?? 0;
  const oldest = {
    replied: useOldest('waiting', replied),
    unanswered: useOldest('unanswered', today.data?.unanswered ?? 0),
  };
  return (
    <Panel isCompact title={texts.title}>
      <QueryBoundary query={today}>
        {({ unanswered, applications, outcomes }) => {
          const lines: Line[] = [
            { name: 'replied', count: replied, to: `${paths.inbox}?waiting=true`, oldest: oldest.replied },
            {
              name: 'unanswered',
              count: unanswered ?? 0,
              to: `${paths.inbox}?unanswered=true`,
              oldest: oldest.unanswered,
            },
            { name: 'applications', count: applications ?? 0, to: paths.applications },
            { name: 'outcomes', count: outcomes ?? 0, to: bookingsPath({ view: 'over' }) },
            { name: 'failed', count: failed, to: `${paths.mail}?status=failed` },
          ];
          const open = lines.filter(({ count }) => count > 0);
          if (open.length === 0) return <p className="text-sm text-ink-soft">{texts.none}</p>;
          return (
            <ul className="grid gap-x-2 sm:grid-cols-2 xl:grid-flow-col xl:auto-cols-fr xl:grid-cols-none">
              {open.map(({ name, count, to, oldest }) => (
                <li key={name}>
                  <Link
                    to={to}
                    className="group flex min-h-5.5 items-center gap-1 rounded-sm px-0.5 py-0.5 hover:bg-sand"
                  >
                    <strong className="tabular min-w-4 text-subheading font-semibold">{formatCount(count)}</strong>
                    <span className="min-w-0 flex-1 text-sm">
                      {count === 1 ? texts[name].one : texts[name].many}
                      {oldest && <span className="block text-xs text-ink-soft">{oldest}</span>}
                    </span>
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

/** The waiting time of the first of a list, which is the oldest. */
function useOldest(filter: 'waiting' | 'unanswered', count: number): string | undefined {
  const query = useQuery({
    queryKey: ['submissions', 'oldest', filter],
    queryFn: () => call('GET /api/admin/submissions', { query: { [filter]: 'true', limit: 1 } }),
    enabled: count > 0,
  });
  const since = query.data?.items[0]?.waiting_since;
  return since ? texts.oldest(formatDuration(Date.now() - Date.parse(since))) : undefined;
}
