import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { VisibleActivity as Data } from '#shared/contracts/admin.ts';
import { formRoles } from '#shared/roles.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { call } from '../../lib/api.ts';
import { CapLine } from '../chat/question-figures.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { useCloseOpened } from '../components/detail.tsx';
import { BarChart, Tile } from '../components/figures.tsx';
import { ItemList } from '../components/list.tsx';
import { PageTitle, Panel } from '../components/page.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatDay, formatNumber, formatShare } from '../format.ts';
import { useChanges } from '../inbox/changes.ts';
import { SubmissionModal } from '../inbox/conversation/submission-modal.tsx';
import { NewRows, withChanged } from '../inbox/list/new-rows.tsx';
import { SubmissionRow } from '../inbox/list/submission-row.tsx';
import { Composer } from '../newsletter/composer.tsx';
import { SubscriberRow } from '../newsletter/subscribers-view.tsx';
import { statsQuery } from '../queries.ts';
import { useMay, useVisibleTypes } from '../roles.ts';
import { DemosToday, NeedsAttention } from './needs-attention.tsx';

const { dashboard: texts, activity, submissions, subscribers } = admin;

const { tiles } = texts;

export function Dashboard() {
  const [params] = useSearchParams();
  const close = useCloseOpened('/admin');
  const open = params.get('submission');
  const may = useMay();
  return (
    <>
      <PageTitle title={admin.views.dashboard} />
      <CapLine />
      <div className="mb-3 grid gap-3 *:only:col-span-full lg:grid-cols-[3fr_2fr]">
        <NeedsAttention />
        {may(...formRoles) && <DemosToday />}
      </div>
      <StatTiles />
      <div className="grid items-start gap-3 *:only:col-span-full lg:grid-cols-[3fr_2fr]">
        {may(...formRoles) && <RecentSubmissions />}
        {may('marketing') && <RecentSubscribers />}
      </div>
      {may('marketing') && (
        <div className="mt-3">
          <Composer />
        </div>
      )}
      <Activity />
      {open && <SubmissionModal key={open} id={open} onClose={close} />}
    </>
  );
}

function StatTiles() {
  const stats = useQuery(statsQuery);
  return (
    <QueryBoundary query={stats}>
      {({ submissions, subscribers }) => (
        <dl className="mb-3 grid grid-cols-2 gap-1.5 sm:gap-2 lg:grid-cols-4">
          {submissions && (
            <>
              <Tile label={tiles.total} value={submissions.total} />
              <Tile label={tiles.pending} value={submissions.pending} />
            </>
          )}
          {subscribers && (
            <>
              <Tile label={tiles.active} value={subscribers.active} />
              <Tile label={tiles.subscribers} value={subscribers.total} />
            </>
          )}
        </dl>
      )}
    </QueryBoundary>
  );
}

function Activity() {
  const query = useQuery({ queryKey: ['activity'], queryFn: () => call('GET /api/admin/activity', {}) });
  return (
    <Panel title={texts.activity} className="mt-3">
      <QueryBoundary query={query}>{(data) => <Charts {...data} />}</QueryBoundary>
    </Panel>
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
        <BarChart
          title={activity.answered}
          summary={activity.replied(formatShare(replies.inADay, replies.requests), replies.requests)}
          labels={labels}
          series={[{ name: activity.answered, values: valuesOf('answeredInADay') }]}
        />
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

function RecentSubmissions() {
  const client = useQueryClient();
  const queryKey = ['submissions', 'recent'];
  const load = () => call('GET /api/admin/submissions', { query: { limit: 10 } });
  const query = useQuery({ queryKey, queryFn: load });
  const changes = useChanges();
  return (
    <Panel title={texts.recentSubmissions} aside={<AllLink to="/admin/inbox" text={texts.allSubmissions} />}>
      <QueryBoundary query={query}>
        {({ items }) => (
          <>
            <NewRows
              queryKey={queryKey}
              shown={items}
              load={load}
              onUpdate={(changed) =>
                client.setQueryData<typeof query.data>(queryKey, (page) => page && withChanged(page, changed))
              }
            />
            <ItemList label={texts.recentSubmissions} items={items} empty={submissions.empty}>
              {(item) => (
                <SubmissionRow
                  key={item.id}
                  submission={item}
                  to={`/admin?submission=${item.id}`}
                  replyTo={`/admin/inbox/${item.id}`}
                  changes={changes}
                />
              )}
            </ItemList>
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
}

function RecentSubscribers() {
  const query = useQuery({
    queryKey: ['subscribers', 'recent'],
    queryFn: () => call('GET /api/admin/subscribers', { query: { limit: 5 } }),
  });
  return (
    <Panel
      title={texts.recentSubscribers}
      aside={<AllLink to="/admin/newsletter/subscribers" text={texts.allSubscribers} />}
    >
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
