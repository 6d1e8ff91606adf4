import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChangeFeedback, useChanges } from '../inbox/changes.tsx';
import { SubmissionRow } from '../inbox/submission-row.tsx';
import { SubscriberRow } from '../newsletter/subscribers-view.tsx';
import { ItemList, useKeptFocus } from '../parts/list.tsx';
import { Panel } from '../parts/page.tsx';
import { QueryBoundary } from '../parts/states.tsx';

const { dashboard: texts, submissions, subscribers } = admin;

export function RecentSubmissions() {
  const query = useQuery({
    queryKey: ['submissions', 'recent'],
    queryFn: () => call('GET /api/admin/submissions', { query: { limit: 10 } }),
  });
  const changes = useChanges();
  const keptFocus = useKeptFocus(query.data?.items.map(({ id }) => id) ?? []);
  return (
    <Panel title={texts.recentSubmissions} aside={<AllLink to="/admin/submissions" text={texts.allSubmissions} />}>
      <ChangeFeedback changes={changes} />
      <QueryBoundary query={query}>
        {({ items }) => (
          <div {...keptFocus}>
            <ItemList label={texts.recentSubmissions} items={items} empty={submissions.empty}>
              {(item) => (
                <SubmissionRow key={item.id} submission={item} to={`/admin?submission=${item.id}`} changes={changes} />
              )}
            </ItemList>
          </div>
        )}
      </QueryBoundary>
    </Panel>
  );
}

export function RecentSubscribers() {
  const query = useQuery({
    queryKey: ['subscribers', 'recent'],
    queryFn: () => call('GET /api/admin/subscribers', { query: { limit: 5 } }),
  });
  return (
    <Panel title={texts.recentSubscribers} aside={<AllLink to="/admin/subscribers" text={texts.allSubscribers} />}>
      <QueryBoundary query={query}>
        {({ items }) => (
          <ItemList label={texts.recentSubscribers} items={items} empty={subscribers.empty}>
            {(item) => <SubscriberRow key={item.id} subscriber={item} />}
          </ItemList>
        )}
      </QueryBoundary>
    </Panel>
  );
}

function AllLink({ to, text }: { to: string; text: string }) {
  return (
    <ButtonLink variant="quiet" to={to} icon="arrow">
      {text}
    </ButtonLink>
  );
}
