import { useInfiniteQuery } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Endpoints } from '#shared/contracts/endpoints.ts';
import type { StaffSubmission, StageColumn } from '#shared/contracts/inbox.ts';
import { verdicts } from '#shared/inbox/hiring.ts';
import type { Stage } from '#shared/inbox/stages.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { board as texts } from '#shared/staff-texts/board.ts';
import { hiring, keeping } from '#shared/staff-texts/hiring.ts';
import { dayLength, gulfDate } from '#shared/time/days.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { openedFromList } from '../../components/detail.tsx';
import { LanguageBadge } from '../../components/filters.tsx';
import { Notes } from '../../components/list.tsx';
import { useStaffNames } from '../../components/staff-names.ts';
import { formatDate, formatDayTime, formatNumber, formatTime } from '../../format.ts';
import { nameOf } from '../name-of.ts';
import type { Move } from './board-move.ts';
import { declineText } from './decline-reason.tsx';
import { StageMenu } from './stage-menu.tsx';

const limit = 25;

/** The type of a dragged application, so that nothing else can be dropped on a stage. */
const dragType = 'application/x-rihla-application';

interface StageListProps {
  column: StageColumn;
  filter: Endpoints['GET /api/admin/applications']['query'];
  /** The number is that of the cards shown. */
  isFiltered: boolean;
  pathOf: (id: string) => string;
  onMove: (move: Move) => void;
}

export function StageList({ column, filter, isFiltered, pathOf, onMove }: StageListProps) {
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
        <span className="tabular text-ink-soft">
          {isFiltered && nextCursor ? texts.atLeast(count) : formatNumber(count)}
        </span>
      </h2>
      {items.length === 0 ? (
        <p className="px-0.5 py-2 text-center text-sm text-ink-soft">{texts.empty}</p>
      ) : (
        <>
          <ol className="grid gap-1">{items.map(card)}</ol>
          {nextCursor && <LaterApplications stage={stage} filter={filter} after={nextCursor} card={card} />}
        </>
      )}
    </section>
  );
}

interface LaterApplicationsProps {
  stage: Stage;
  filter: Endpoints['GET /api/admin/applications']['query'];
  after: string;
  card: (application: StaffSubmission) => ReactNode;
}

function LaterApplications({ stage, filter, after, card }: LaterApplicationsProps) {
  const [wanted, setWanted] = useState(false);
  const query = useInfiniteQuery({
    queryKey: ['applications', filter, stage, after],
    queryFn: ({ pageParam: cursor }) =>
      call('GET /api/admin/applications', { query: { ...filter, stage, limit, cursor } }),
    initialPageParam: after,
    getNextPageParam: ({ stages: [page] }) => page?.nextCursor ?? undefined,
    enabled: wanted,
  });
  const items = query.data?.pages.flatMap(({ stages: [page] }) => page?.items ?? []) ?? [];
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
          pending={query.isFetching}
          onClick={() => (query.data ? void query.fetchNextPage() : wanted ? void query.refetch() : setWanted(true))}
        >
          {admin.states.loadMore}
        </Button>
      )}
    </>
  );
}

interface ApplicationCardProps {
  application: StaffSubmission;
  to: string;
  onMove: (move: Move) => void;
}

function ApplicationCard({ application, to, onMove }: ApplicationCardProps) {
  const {
    id,
    additional_data: data,
    stage_since,
    locale,
    assignee,
    stage,
    status,
    waiting_since,
    demo,
    purge_at,
    verdicts: recommendations = [],
    decline,
    keep,
  } = application;
  const recommended = verdicts.filter((verdict) => recommendations.includes(verdict));
  const nameOfStaff = useStaffNames();
  const name = nameOf(application);
  const from = stage ?? 'new';
  const hasWritten = status !== 'pending' && waiting_since !== null;

  function onDragStart({ dataTransfer }: DragEvent) {
    dataTransfer.setData(dragType, JSON.stringify({ id, name, from, demo }));
    dataTransfer.effectAllowed = 'move';
  }

  return (
    <li
      data-id={id}
      draggable
      onDragStart={onDragStart}
      className="relative grid cursor-grab gap-0.5 rounded-sm border border-line bg-raised p-1.25 shadow-low has-[a:hover]:border-ink active:cursor-grabbing"
    >
      <div className="flex flex-wrap items-center justify-between gap-0.5">
        <Link
          to={to}
          state={openedFromList}
          draggable={false}
          data-row
          className="inline-flex min-h-3 items-center font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-accent"
        >
          <bdi>{name}</bdi>
        </Link>
        <LanguageBadge locale={locale} />
      </div>
      <p className="text-xs text-ink-soft wrap-anywhere">
        <Notes
          parts={[
            data.position,
            data.experience,
            texts.inStage(daysSince(stage_since)),
            assignee && nameOfStaff(assignee),
          ]}
        />
      </p>
      {recommended.length > 0 && (
        <p className="text-xs">
          {hiring.sum}{' '}
          <Notes
            parts={recommended.map((one) =>
              hiring.counted(recommendations.filter((verdict) => verdict === one).length, hiring.verdicts[one]),
            )}
          />
        </p>
      )}
      {stage === 'declined' && decline && (
        <p dir="auto" className="line-clamp-3 text-xs wrap-anywhere">
          {declineText(decline)}
        </p>
      )}
      {demo?.status === 'confirmed' && (
        <p className="text-xs font-semibold text-info">{texts.interview(formatDayTime(demo.startsAt))}</p>
      )}
      {keep?.agreed_at && <p className="text-xs text-info">{keeping.onCard(formatDate(keep.until))}</p>}
      {isDeletedSoon(application) && (
        <p className="text-xs text-ink-soft">{texts.deletedOn(formatDate(gulfDate(new Date(purge_at!))))}</p>
      )}
      {hasWritten && <p className="text-xs font-semibold text-caution">{texts.waits(formatTime(waiting_since))}</p>}
      <StageMenu name={name} from={from} onMove={(to) => onMove({ id, name, from, to, demo })} />
    </li>
  );
}

/** Days before its deletion in which an undecided application shows the day. */
const warningDays = 30;

function isDeletedSoon({ purge_at, status }: StaffSubmission): boolean {
  if (!purge_at) return false;
  return status === 'completed' || Date.parse(purge_at) - Date.now() < warningDays * dayLength;
}

function daysSince(time: string | null): number {
  const since = time ? gulfDate(new Date(time)) : gulfDate();
  return Math.round((Date.parse(gulfDate()) - Date.parse(since)) / dayLength);
}
