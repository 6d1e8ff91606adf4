import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { List } from '../components/list.tsx';
import { Panel } from '../components/panel.tsx';
import { Empty, QueryBoundary } from '../components/states.tsx';
import { SubscriberRow } from '../subscribers/subscriber-row.tsx';

const { dashboard, subscribers } = admin;
const limit = 5;

export function RecentSubscribers() {
  const query = useQuery({
    queryKey: ['subscribers', 'recent'],
    queryFn: () => call('GET /api/admin/subscribers', { query: { limit } }),
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
