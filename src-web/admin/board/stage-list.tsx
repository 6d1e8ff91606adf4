import { type DragEvent, useId, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffSubmission, StageColumn } from '../../../src-shared/contracts/inbox.ts';
import { classNames } from '../../ui/class-names.ts';
import { formatNumber } from '../format.ts';
import { ApplicationCard, dragType } from './application-card.tsx';
import { LaterApplications } from './later-applications.tsx';
import type { Move } from './use-move.ts';

const { board: texts } = admin;

interface StageListProps {
  column: StageColumn;
  position: string;
  pathOf: (id: string) => string;
  onMove: (move: Move) => void;
}

/** A stage of the board, where applications can be dropped. */
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
