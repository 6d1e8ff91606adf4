import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChangeFeedback, useChanges } from '../inbox/changes.tsx';
import { SubmissionRow } from '../inbox/submission-row.tsx';
import { SubscriberRow } from '../newsletter/subscribers-view.tsx';
import { List, useKeptFocus } from '../parts/list.tsx';
import { Panel } from '../parts/page.tsx';
import { Empty, QueryBoundary } from '../parts/states.tsx';

const { dashboard, submissions, subscribers } = admin;
const submissionLimit = 10;

export function RecentSubmissions() {
  const query = useQuery({
    queryKey: ['submissions', 'recent'],
    queryFn: () => call('GET /api/admin/submissions', { query: { limit: submissionLimit } }),
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

const subscriberLimit = 5;

export function RecentSubscribers() {
  const query = useQuery({
    queryKey: ['subscribers', 'recent'],
    queryFn: () => call('GET /api/admin/subscribers', { query: { limit: subscriberLimit } }),
  });
  return (
    <Panel
      title={dashboard.recentSubscribers}
      aside={
        <ButtonLink variant="quiet" to="/admin/subscribers" icon="arrow">
          {dashboard.allSubscribers}
        </ButtonLink>
      }
    >
      <QueryBoundary query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{subscribers.empty}</Empty>
          ) : (
            <List label={dashboard.recentSubscribers}>
              {items.map((item) => (
                <SubscriberRow key={item.id} subscriber={item} />
              ))}
            </List>
          )
        }
      </QueryBoundary>
    </Panel>
  );
}
