import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { adminPaths as paths } from '#shared/admin/paths.ts';
import { formRoles } from '#shared/roles.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { lead } from '#shared/staff-texts/lead.ts';
import { call } from '../../lib/api.ts';
import { CapLine } from '../chat/question-figures.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { useCloseOpened } from '../components/detail.tsx';
import { Tile } from '../components/figures.tsx';
import { ItemList } from '../components/list.tsx';
import { PageTitle, Panel } from '../components/page.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { useChanges } from '../inbox/changes.ts';
import { NewRows, withChanged } from '../inbox/list/new-rows.tsx';
import { SubmissionRow } from '../inbox/list/submission-row.tsx';
import { SubscriberRow } from '../newsletter/subscriber-row.tsx';
import { part } from '../part.tsx';
import { statsQuery } from '../queries.ts';
import { useMay } from '../roles.ts';
import { OwnAbsence } from '../staff/absence.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Meetings } from './meetings.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { NextSteps } from './next-steps.tsx';
import { OpenSubmissions } from './open-submissions.tsx';

const Composer = part(() => import('../newsletter/composer.tsx').then(({ Composer }) => Composer));
const SubmissionModal = part(() =>
  import('../inbox/conversation/submission-modal.tsx').then(({ SubmissionModal }) => SubmissionModal),
);

const { dashboard: texts, submissions, subscribers } = admin;

const { tiles } = texts;

export function Dashboard() {
  const [params] = useSearchParams();
  const close = useCloseOpened('/admin');
  const open = params.get('submission');
  const may = useMay();
  return (
    <>
      <PageTitle title={admin.views.dashboard} isCompact>
        <div className="flex flex-wrap items-center gap-1">
          <OwnAbsence isShort />
          {may(...formRoles) && (
            <ButtonLink variant="secondary" size="small" to={`${paths.inbox}?lead=new`}>
              {lead.enter}
            </ButtonLink>
          )}
        </div>
      </PageTitle>
      <CapLine />
      <FirstSteps />
      <div className="grid gap-1.5">
        <NeedsAttention />
        {may(...formRoles) && (
          <div className="grid items-start gap-1.5 lg:grid-cols-[3fr_2fr]">
            <div className="grid min-w-0 gap-1.5">
              <OpenSubmissions assignee="me" />
              <OpenSubmissions assignee="none" />
            </div>
            <div className="grid min-w-0 gap-1.5">
              <NextSteps />
              <Meetings />
              <StatTiles />
            </div>
          </div>
        )}
        {!may(...formRoles) && <StatTiles />}
        <div className="grid items-start gap-1.5 *:only:col-span-full lg:grid-cols-[3fr_2fr]">
          {may(...formRoles) && <RecentSubmissions />}
          {may('marketing') && (
            <>
              <RecentSubscribers />
              <div className="min-w-0 lg:has-data-open:col-span-full">
                <Composer />
              </div>
            </>
          )}
        </div>
      </div>
      {open && <SubmissionModal key={open} id={open} onClose={close} />}
    </>
  );
}

function StatTiles() {
  const stats = useQuery(statsQuery);
  return (
    <QueryBoundary query={stats}>
      {({ submissions, subscribers }) => (
        <dl className="grid grid-cols-2 gap-1.5">
          {submissions && (
            <>
              <Tile isCompact label={tiles.total} value={submissions.total} to={paths.inbox} />
              <Tile isCompact label={tiles.pending} value={submissions.pending} to={`${paths.inbox}?status=pending`} />
            </>
          )}
          {subscribers && (
            <>
              <Tile
                isCompact
                label={tiles.active}
                value={subscribers.active}
                to={`${paths.subscribers}?status=active`}
              />
              <Tile isCompact label={tiles.subscribers} value={subscribers.total} to={paths.subscribers} />
            </>
          )}
        </dl>
      )}
    </QueryBoundary>
  );
}

function RecentSubmissions() {
  const client = useQueryClient();
  const queryKey = ['submissions', 'recent'];
  const load = () => call('GET /api/admin/submissions', { query: { limit: 10 } });
  const query = useQuery({ queryKey, queryFn: load });
  const changes = useChanges();
  return (
    <Panel
      isCompact
      className="lg:row-span-2"
      title={texts.recentSubmissions}
      aside={<AllLink to="/admin/inbox" text={texts.allSubmissions} />}
    >
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
                  isBrief
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
      isCompact
      title={texts.recentSubscribers}
      aside={<AllLink to="/admin/newsletter/subscribers" text={texts.allSubscribers} />}
    >
      <QueryBoundary query={query}>
        {({ items }) => (
          <ItemList label={texts.recentSubscribers} items={items} empty={subscribers.empty}>
            {(item) => <SubscriberRow key={item.id} subscriber={item} isBrief />}
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
