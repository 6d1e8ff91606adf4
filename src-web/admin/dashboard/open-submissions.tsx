import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '#shared/admin/paths.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { list } from '#shared/staff-texts/list.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { List } from '../components/list.tsx';
import { Panel } from '../components/page.tsx';
import { Loading, QueryBoundary } from '../components/states.tsx';
import { type Changes, changesOf, useChanges } from '../inbox/changes.ts';
import { SubmissionRow } from '../inbox/list/submission-row.tsx';
import { nameOf } from '../inbox/name-of.ts';
import { useLiveUpdates } from '../live-updates.ts';
import { meQuery } from '../queries.ts';
import { useListedPeople } from './queries.ts';

/** Some of those that are asked for may be listed above. */
const [limit, maxShown] = [12, 4];

/** Open submissions of the staff member, or of no one, the longest waiting first. */
export function OpenSubmissions({ assignee }: { assignee: 'me' | 'none' }) {
  const texts = admin.dashboard.open[assignee];
  const filter = { assignee, open: 'true' } as const;
  const search = new URLSearchParams(filter);
  const query = useQuery({
    queryKey: ['submissions', 'open', assignee],
    queryFn: () => call('GET /api/admin/submissions', { query: { ...filter, limit } }),
  });
  const listed = useListedPeople();
  const changes = useChanges();
  const me = useQuery(meQuery).data?.email.toLowerCase();
  useLiveUpdates(() => void query.refetch());
  return (
    <Panel
      isCompact
      title={texts.title}
      aside={
        query.data &&
        query.data.items.length > maxShown && (
          <ButtonLink variant="quiet" to={`${adminPaths.inbox}?${search}`} icon="arrow">
            {texts.all}
          </ButtonLink>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ items: all }) => {
          if (!listed) return <Loading />;
          // The next steps say who waits for a reply, the meetings do not.
          const items = all
            .filter(
              ({ email, status, waiting_since }) =>
                !listed.promised.has(email.toLowerCase()) &&
                (!listed.met.has(email.toLowerCase()) || (waiting_since && status !== 'pending')),
            )
            .slice(0, maxShown);
          return items.length === 0 ? (
            <p className="text-sm text-ink-soft">{texts.empty}</p>
          ) : (
            <List label={texts.title}>
              {items.map((item) => (
                <SubmissionRow
                  key={item.id}
                  submission={item}
                  to={`${adminPaths.inbox}/${item.id}?${search}`}
                  changes={changes}
                  hasKnownAssignee
                  action={assignee === 'none' && me ? <Take submission={item} me={me} changes={changes} /> : null}
                />
              ))}
            </List>
          );
        }}
      </QueryBoundary>
    </Panel>
  );
}

interface TakeProps {
  submission: StaffSubmission;
  me: string;
  changes: Changes;
}

function Take({ submission, me, changes }: TakeProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-disabled={changes.isPending}
      aria-label={admin.dashboard.takeOf(nameOf(submission))}
      onClick={() =>
        changes.change({ changes: changesOf([submission], 'assignee', me), says: list.changes.assignedToYou })
      }
    >
      {list.assign.me}
    </Button>
  );
}
