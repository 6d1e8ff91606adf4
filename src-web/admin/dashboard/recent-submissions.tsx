import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { List } from '../components/list.tsx';
import { Panel } from '../components/panel.tsx';
import { Empty, QueryBoundary } from '../components/states.tsx';
import { useKeptFocus } from '../keyboard/use-kept-focus.ts';
import { ChangeFeedback } from '../selection/change-feedback.tsx';
import { useChanges } from '../selection/use-changes.ts';
import { SubmissionRow } from '../submissions/submission-row.tsx';

const { dashboard, submissions } = admin;
const limit = 10;

export function RecentSubmissions() {
  const query = useQuery({
    queryKey: ['submissions', 'recent'],
    queryFn: () => call('GET /api/admin/submissions', { query: { limit } }),
  });
  const changes = useChanges();
  const keptFocus = useKeptFocus(query.data?.items.map(({ id }) => id) ?? []);
  return (
    <Panel
      title={dashboard.recentSubmissions}
      aside={
        <ButtonLink variant="quiet" to="/admin/submissions" icon="arrow">
          {dashboard.allSubmissions}
        </ButtonLink>
      }
    >
      <ChangeFeedback changes={changes} />
      <QueryBoundary query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{submissions.empty}</Empty>
          ) : (
            <div {...keptFocus}>
              <List label={dashboard.recentSubmissions}>
                {items.map((item) => (
                  <SubmissionRow
                    key={item.id}
                    submission={item}
                    to={`/admin?submission=${item.id}`}
                    changes={changes}
                  />
                ))}
              </List>
            </div>
          )
        }
      </QueryBoundary>
    </Panel>
  );
}
