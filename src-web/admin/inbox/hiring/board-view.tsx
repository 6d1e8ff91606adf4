import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { adminPaths } from '#shared/admin/paths.ts';
import { positions } from '#shared/forms/options.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { board as texts } from '#shared/staff-texts/board.ts';
import { list as listTexts } from '#shared/staff-texts/list.ts';
import { call } from '#web/lib/api.ts';
import { Select } from '../../components/fields.tsx';
import { FilterBar, searchOf, useFilters } from '../../components/filters.tsx';
import { rowLink, useFocusClosed } from '../../components/list.tsx';
import { PageTitle } from '../../components/page.tsx';
import { Search } from '../../components/search.tsx';
import { QueryBoundary } from '../../components/states.tsx';
import { AssigneeFilter } from '../assignee.tsx';
import { ConversationScreen } from '../conversation/conversation-screen.tsx';
import { SubmissionsList } from '../list/submissions-list.tsx';
import { type Move, useMove } from './board-move.ts';
import { DeclineDialog } from './decline.tsx';
import { KeptList } from './kept-list.tsx';
import { StageList } from './stage-list.tsx';

const { views } = admin;

const positionOptions = Object.fromEntries(positions.map((position) => [position, position]));

export function BoardView() {
  const { id } = useParams();
  const { values, control, typing, search, query: listed } = useFilters('view', 'position', 'assignee', 'stage', 'q');
  const suffix = search && `?${search}`;
  const isList = values.view === 'list';
  const filter = { position: values.position, assignee: values.assignee, q: values.q };
  const queryKey = ['applications', filter];
  const query = useQuery({
    queryKey,
    queryFn: () => call('GET /api/admin/applications', { query: filter }),
  });
  const move = useMove(queryKey);
  const [asked, setAsked] = useState<Move>();
  const last = move.variables;
  // The moved card is a new element in another list.
  useEffect(() => {
    if (last) rowLink(last.id)?.focus();
  }, [last]);
  const [declined, setDeclined] = useState<string>();
  const isThere = query.data?.stages.some(
    ({ stage, items }) => stage === 'declined' && items.some((item) => item.id === declined),
  );
  useEffect(() => {
    if (declined && isThere && document.activeElement === document.body) rowLink(declined)?.focus();
  }, [declined, isThere]);
  useFocusClosed(id);
  const filters = (
    <FilterBar
      search={<Search {...typing} placeholder={isList ? admin.submissions.searchPlaceholder : texts.search} />}
      active={[values.position, values.assignee, isList && values.stage].filter(Boolean).length}
    >
      {isList && <Select label={listTexts.filters.stage} options={texts.stages} {...control('stage')} />}
      <Select label={texts.position} options={positionOptions} {...control('position')} />
      <AssigneeFilter {...control('assignee')} />
    </FilterBar>
  );
  const title = !id && (
    <PageTitle title={views.applications}>
      <Link
        to={pathWith({ position: values.position, view: isList ? '' : 'list' })}
        className="inline-flex min-h-5.5 items-center text-sm font-semibold text-accent underline underline-offset-4"
      >
        {isList ? texts.asBoard : texts.asList}
      </Link>
    </PageTitle>
  );
  if (id || isList) {
    const { view, ...filter } = listed;
    const list = {
      name: views.applications,
      query: { ...filter, formType: 'career' },
      path: adminPaths.applications,
      suffix,
    };
    return (
      <>
        {title}
        <ConversationScreen id={id} {...list}>
          {filters}
          <SubmissionsList {...list} current={id} />
        </ConversationScreen>
      </>
    );
  }
  return (
    <>
      {title}
      <p className="mb-2 max-w-text text-sm text-ink-soft">{texts.lead}</p>
      {filters}
      <QueryBoundary query={query}>
        {({ stages }) => (
          <section
            aria-label={views.applications}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            tabIndex={0}
            className="flex snap-x items-start gap-1.5 overflow-x-auto pb-2"
          >
            {stages.map((column) => (
              <StageList
                key={column.stage}
                column={column}
                filter={filter}
                isFiltered={Boolean(values.q || values.assignee)}
                pathOf={(application) => pathWith({ ...values, stage: column.stage }, application)}
                onMove={(next) => (next.to === 'declined' ? setAsked(next) : move.mutate(next))}
              />
            ))}
          </section>
        )}
      </QueryBoundary>
      <KeptList position={values.position} />
      {asked && (
        <DeclineDialog
          applications={[{ id: asked.id, stage: asked.from, demo: asked.demo }]}
          name={asked.name}
          onClose={() => setAsked(undefined)}
          onDeclined={() => setDeclined(asked.id)}
        />
      )}
    </>
  );
}

/** The list beside an application is the column of its card. */
function pathWith(filters: Record<string, string>, id?: string): string {
  const search = searchOf(filters);
  return adminPaths.applications + (id ? `/${id}` : '') + (search && `?${search}`);
}
