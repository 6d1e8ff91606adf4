import type { DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffSubmission } from '../../../src-shared/contracts/inbox.ts';
import type { Stage } from '../../../src-shared/stages.ts';
import { formatTime } from '../format.ts';
import { openedFromList } from '../parts/detail.tsx';
import { inputClass } from '../parts/fields.tsx';
import { LanguageBadge } from '../parts/filters.tsx';
import { Notes } from '../parts/list.tsx';
import type { Move } from './board-move.ts';
import { nameOf } from './submission-row.tsx';

const { board: texts } = admin;

/** The type of a dragged application, so that nothing else can be dropped on a stage. */
export const dragType = 'application/x-rihla-application';

interface ApplicationCardProps {
  application: StaffSubmission;
  to: string;
  onMove: (move: Move) => void;
}

/** The select is for keyboard and touch, which cannot drag. */
export function ApplicationCard({ application, to, onMove }: ApplicationCardProps) {
  const { id, additional_data: data, submitted_at, locale, assignee, stage, status, waiting_since } = application;
  const name = nameOf(application);
  const from = stage ?? 'new';
  const hasWritten = status !== 'pending' && waiting_since !== null;

  function onDragStart({ dataTransfer }: DragEvent) {
    dataTransfer.setData(dragType, JSON.stringify({ id, name, from }));
    dataTransfer.effectAllowed = 'move';
  }

  return (
    <li
      draggable
      onDragStart={onDragStart}
      className="relative grid cursor-grab gap-0.5 rounded-sm border border-line bg-raised p-1.25 shadow-low has-[a:hover]:border-ink active:cursor-grabbing"
    >
      <div className="flex flex-wrap items-center justify-between gap-0.5">
        <Link
          to={to}
          state={openedFromList}
          draggable={false}
          data-card={id}
          className="inline-flex min-h-3 items-center font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-accent"
        >
          <bdi>{name}</bdi>
        </Link>
        <LanguageBadge locale={locale} />
      </div>
      <p className="text-xs text-ink-soft wrap-anywhere">
        <Notes parts={[data.position, formatTime(submitted_at), assignee]} />
      </p>
      {hasWritten && <p className="text-xs font-semibold text-caution">{texts.waits(formatTime(waiting_since))}</p>}
      <select
        aria-label={texts.stageOf(name)}
        value={from}
        onChange={({ target }) => onMove({ id, name, from, to: target.value as Stage })}
        className={`${inputClass} relative w-full`}
      >
        {Object.entries(texts.stages).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </li>
  );
}
