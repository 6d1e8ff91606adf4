import type { KeyboardEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { KnownDay } from './known-slots.ts';

interface DayCellProps {
  day: string;
  /** The accessible name. */
  label: string;
  /** Undefined for a day that is over or not loaded. */
  known?: KnownDay;
  isToday: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: () => void;
  onPoint: () => void;
}

const selectedClass =
  'bg-ink text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none';

/** A day of the calendar. */
export function DayCell({
  day,
  label,
  known,
  isToday,
  isSelected,
  isTabStop,
  onKeyDown,
  onChoose,
  onPoint,
}: DayCellProps) {
  const isFree = Boolean(known?.free.length);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which the keyboard reaches
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={!isFree || undefined}
      onKeyDown={onKeyDown}
      onClick={onChoose}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      className={classNames(
        'tabular h-5.5 p-0 text-sm outline-offset-0',
        isFree ? 'group cursor-pointer font-semibold' : 'text-ink-soft',
      )}
    >
      <span
        className={classNames(
          'relative mx-auto flex size-5.5 items-center justify-center rounded',
          isToday && 'border border-line-strong',
          isSelected ? selectedClass : 'group-hover:bg-accent-wash',
          known && !isFree && !known.closed && 'line-through',
        )}
      >
        {Number(day.slice(8))}
        {known && <Mark known={known} isSelected={isSelected} />}
      </span>
    </td>
  );
}

/** A dot: free hours; a dash: closed; a circle: expected to be closed. Borders, because forced colours remove backgrounds. */
function Mark({ known: { free, closed }, isSelected }: { known: KnownDay; isSelected: boolean }) {
  if (free.length === 0 && !closed) return null;
  const shape = closed
    ? closed.certainty === 'expected'
      ? 'size-0.75 rounded-full border'
      : 'w-1 border-t-2'
    : classNames('size-0.75 rounded-full border-3', !isSelected && 'text-accent');
  return <span className={`absolute bottom-0.5 border-current ${shape}`} />;
}
