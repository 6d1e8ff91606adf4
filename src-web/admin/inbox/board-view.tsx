import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StageColumn } from '../../../src-shared/contracts/inbox.ts';
import { positions } from '../../../src-shared/forms/options.ts';
import type { Stage } from '../../../src-shared/stages.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { useChange } from '../parts/change.ts';
import { useCloseOpened } from '../parts/detail.tsx';
import { Select } from '../parts/fields.tsx';
import { useFilters } from '../parts/filters.tsx';
import { PageTitle } from '../parts/page.tsx';
import { Feedback, hasCode, QueryBoundary } from '../parts/states.tsx';
import { StageList } from './stage-list.tsx';
import { SubmissionModal } from './submission-view.tsx';

const { board: texts, views } = admin;

const positionOptions = Object.fromEntries(positions.map((position) => [position, position]));

export function BoardView() {
  const { id } = useParams();
  const { values, control, search } = useFilters('position');
  const suffix = search && `?${search}`;
  const close = useCloseOpened(`/admin/applications${suffix}`);
  const queryKey = ['applications', values.position];
  const query = useQuery({
    queryKey,
    queryFn: () => call('GET /api/admin/applications', { query: { position: values.position } }),
  });
  const move = useMove(queryKey);
  const last = move.variables;
  // The moved card is a new element in another list.
  useEffect(() => {
    if (last) focusCard(last.id);
  }, [last]);
  // So is the card of an application that was moved while it was open.
  const opened = useRef(id);
  useEffect(() => {
    if (!id && opened.current && document.activeElement === document.body) focusCard(opened.current);
    opened.current = id;
  }, [id]);
  return (
    <>
      <PageTitle title={views.applications}>
        <Link
          to={`/admin/submissions?formType=career${search && `&${search}`}`}
          className="inline-flex min-h-5.5 items-center text-sm font-semibold text-accent underline underline-offset-4"
        >
          {texts.asList}
        </Link>
      </PageTitle>
      <p className="mb-2 max-w-text text-sm text-ink-soft">{texts.lead}</p>
      <div className="mb-2 flex flex-wrap items-end gap-1.5">
        <Select label={texts.position} options={positionOptions} {...control('position')} />
      </div>
      <div className="mb-2 flex flex-wrap items-center gap-x-1.5">
        <Feedback success={move.data && last && movedText(last)} failure={failureOf(move.error)} />
        {move.data && last && (
          <Button variant="quiet" onClick={() => move.mutate({ ...last, from: last.to, to: last.from })}>
            {texts.undo}
          </Button>
        )}
      </div>
      <QueryBoundary query={query}>
        {({ stages }) => (
          <section aria-label={views.applications} className="flex snap-x items-start gap-1.5 overflow-x-auto pb-2">
            {stages.map((column) => (
              <StageList
                key={column.stage}
                column={column}
                position={values.position}
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

function focusCard(id: string) {
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus();
}

function movedText({ name, to }: Move): string {
  return texts.moved(name, texts.stages[to]);
}

function failureOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  const changed = hasCode(error, 'status_changed');
  return changed ? texts.changed : texts.failed;
}

export interface Move {
  id: string;
  /** The applicant's. */
  name: string;
  from: Stage;
  to: Stage;
}

interface Board {
  stages: StageColumn[];
}

/** Moves an application at once on the page, and back when the server refuses. */
function useMove(boardKey: readonly unknown[]) {
  const client = useQueryClient();
  return useChange(
    ({ id, from, to }: Move) =>
      call('PATCH /api/admin/submissions/:id', { params: { id }, body: { stage: to, expectedStage: from } }),
    {
      onMutate: async (move) => {
        await client.cancelQueries({ queryKey: boardKey });
        const before = client.getQueryData<Board>(boardKey);
        if (before) client.setQueryData(boardKey, moved(before, move));
        return { before };
      },
      onError: (_error, _move, context) => client.setQueryData(boardKey, context?.before),
    },
  );
}

/** The board after a move: the application is the first one of its new stage. */
function moved({ stages }: Board, { id, from, to }: Move): Board {
  const application = stages.flatMap(({ items }) => items).find((item) => item.id === id);
  return {
    stages: stages.map((column) => {
      const others = column.items.filter((item) => item.id !== id);
      if (column.stage === from) return { ...column, items: others, count: column.count - 1 };
      if (column.stage !== to) return column;
      const items = application ? [{ ...application, stage: to }, ...others] : others;
      return { ...column, items, count: column.count + 1 };
    }),
  };
}
