import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { positions } from '#shared/forms/options.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { call } from '#web/lib/api.ts';
import { useCloseOpened } from '../../components/detail.tsx';
import { Select } from '../../components/fields.tsx';
import { FilterBar, useFilters } from '../../components/filters.tsx';
import { rowLink } from '../../components/list.tsx';
import { PageTitle } from '../../components/page.tsx';
import { Search } from '../../components/search.tsx';
import { QueryBoundary } from '../../components/states.tsx';
import { AssigneeFilter } from '../assignee.tsx';
import { SubmissionModal } from '../conversation/submission-view.tsx';
import { useMove } from './board-move.ts';
import { StageList } from './stage-list.tsx';

const { board: texts, views } = admin;

const positionOptions = Object.fromEntries(positions.map((position) => [position, position]));

export function BoardView() {
  const { id } = useParams();
  const { values, control, search, typing, query: filter } = useFilters('position', 'assignee', 'q');
  const suffix = search && `?${search}`;
  const close = useCloseOpened(`/admin/applications${suffix}`);
  const queryKey = ['applications', filter];
  const query = useQuery({
    queryKey,
    queryFn: () => call('GET /api/admin/applications', { query: filter }),
  });
  const move = useMove(queryKey);
  const last = move.variables;
  // The moved card is a new element in another list.
  useEffect(() => {
    if (last) rowLink(last.id)?.focus();
  }, [last]);
  return (
    <>
      <PageTitle title={views.applications}>
        <Link
          to={`/admin/inbox?formType=career${search && `&${search}`}`}
          className="inline-flex min-h-5.5 items-center text-sm font-semibold text-accent underline underline-offset-4"
        >
          {texts.asList}
        </Link>
      </PageTitle>
      <p className="mb-2 max-w-text text-sm text-ink-soft">{texts.lead}</p>
      <FilterBar
        search={<Search {...typing} placeholder={texts.search} />}
        active={[values.position, values.assignee].filter(Boolean).length}
      >
        <Select label={texts.position} options={positionOptions} {...control('position')} />
        <AssigneeFilter {...control('assignee')} />
      </FilterBar>
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
                pathOf={(application) => `/admin/applications/${application}${suffix}`}
                onMove={move.mutate}
              />
            ))}
          </section>
        )}
      </QueryBoundary>
      {id && <SubmissionModal key={id} id={id} onClose={close} />}
    </>
  );
}
