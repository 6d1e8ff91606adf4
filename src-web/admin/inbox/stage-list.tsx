import { useInfiniteQuery } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffSubmission, StageColumn } from '../../../src-shared/contracts/inbox.ts';
import type { Stage } from '../../../src-shared/stages.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatNumber } from '../format.ts';
import { ApplicationCard, dragType } from './application-card.tsx';
import type { Move } from './board-move.ts';

const { board: texts } = admin;

interface StageListProps {
  column: StageColumn;
  position: string;
  pathOf: (id: string) => string;
  onMove: (move: Move) => void;
}

export function StageList({ column, position, pathOf, onMove }: StageListProps) {
  const id = useId();
  const [isTarget, setIsTarget] = useState(false);
  const { stage, count, items, nextCursor } = column;
  const name = texts.stages[stage];

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    setIsTarget(true);
  }

  function drop(event: DragEvent) {
    setIsTarget(false);
    const dragged = event.dataTransfer.getData(dragType);
    if (!dragged) return;
    event.preventDefault();
    const move: Omit<Move, 'to'> = JSON.parse(dragged);
    if (move.from !== stage) onMove({ ...move, to: stage });
  }

  const card = (application: StaffSubmission) => (
    <ApplicationCard key={application.id} application={application} to={pathOf(application.id)} onMove={onMove} />
  );
  return (
    <section
      aria-labelledby={id}
      onDragOver={onDragOver}
      onDragLeave={() => setIsTarget(false)}
      onDrop={drop}
      className={classNames(
        'w-[min(17rem,80vw)] shrink-0 snap-start rounded border p-1 xl:w-auto xl:min-w-22 xl:flex-1',
        isTarget ? 'border-accent bg-accent-wash' : 'border-line bg-sand',
      )}
    >
      <h2 id={id} className="flex items-baseline justify-between gap-1 px-0.5 pb-1 text-sm font-semibold">
        {name}
        <span className="tabular text-ink-soft">{formatNumber(count)}</span>
      </h2>
      {items.length === 0 ? (
        <p className="px-0.5 py-2 text-center text-sm text-ink-soft">{texts.empty}</p>
      ) : (
        <>
          <ol className="grid gap-1">{items.map(card)}</ol>
          {nextCursor && <LaterApplications stage={stage} position={position} after={nextCursor} card={card} />}
        </>
      )}
    </section>
  );
}

const limit = 25;

interface LaterApplicationsProps {
  stage: Stage;
  position: string;
  after: string;
  card: (application: StaffSubmission) => ReactNode;
}

function LaterApplications({ stage, position, after, card }: LaterApplicationsProps) {
  const [wanted, setWanted] = useState(false);
  const query = useInfiniteQuery({
    queryKey: ['applications', position, stage, after],
    queryFn: ({ pageParam: cursor }) =>
      call('GET /api/admin/submissions', { query: { formType: 'career', stage, position, limit, cursor } }),
    initialPageParam: after,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: wanted,
  });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const hasMore = !query.data || query.hasNextPage;
  return (
    <>
      {items.length > 0 && <ol className="mt-1 grid gap-1">{items.map(card)}</ol>}
      {query.error && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {query.error.message}
        </p>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          className="mt-1 w-full"
          aria-label={texts.more(texts.stages[stage])}
          disabled={query.isFetching}
          onClick={() => (query.data ? void query.fetchNextPage() : wanted ? void query.refetch() : setWanted(true))}
        >
          {admin.states.loadMore}
        </Button>
      )}
    </>
  );
}
