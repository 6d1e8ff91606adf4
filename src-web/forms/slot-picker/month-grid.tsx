import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SlotPickerContent } from '#shared/content/en/slot-picker.ts';
import type { Locale } from '#shared/locales.ts';
import { addMonths, monthOf, weeksFrom } from '#shared/time/months.ts';
import { useLocale } from '../../locale.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { dayText, monthText, weekdayText } from './choice.ts';
import { dayForKey } from './day-for-key.ts';
import type { KnownDay, KnownSlots } from './known-slots.ts';
import type { Cursor } from './use-slots.ts';

interface MonthGridProps {
  chosen: string;
  slots: KnownSlots;
  cursor: Cursor;
  content: SlotPickerContent;
  onChoose: (day: string) => void;
}

/** An Arabic name of three letters would be too wide. */
const weekdayStyle: Record<Locale, 'short' | 'narrow'> = { en: 'short', ar: 'narrow' };

export function MonthGrid({ chosen, slots, cursor, content, onChoose }: MonthGridProps) {
  const locale = useLocale();
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [pointed, setPointed] = useState<string>();
  const focusedNext = useRef<string>(undefined);
  const weeks = weeksFrom(monthOf(cursor.day), cursor.first);

  useEffect(() => {
    if (focusedNext.current !== cursor.day) return;
    focusedNext.current = undefined;
    table.current!.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const isFree = (day: string) => day >= cursor.first && Boolean(slots.days.get(day)?.free.length);

  function labelOf(day: string): string {
    if (day < cursor.first) return content.noted(dayText(day, locale), content.past);
    const dayState = slots.days.get(day);
    return dayState ? dayLabel(day, dayState, locale, content) : dayText(day, locale);
  }

  function choose(day: string) {
    cursor.move(day);
    if (isFree(day)) onChoose(day);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Shortcuts of the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayForKey(event.key, cursor.day, locale);
    if (target) focusedNext.current = cursor.move(target);
    else if (event.key === 'Enter' || event.key === ' ') choose(cursor.day);
    else return;
    event.preventDefault();
  }

  return (
    <div className="-mx-2.5 sm:mx-0">
      <MonthNav cursor={cursor} titleId={titleId} content={content} />
      <div className="min-h-31">
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys move in this table
          role="grid"
          aria-labelledby={titleId}
          onPointerLeave={() => setPointed(undefined)}
          onBlur={() => setPointed(undefined)}
          className="w-full table-fixed border-collapse"
        >
          <thead>
            <tr>
              {weeks[1]!.map((day) => (
                <th key={day} scope="col" className="h-3.5 text-xs font-medium text-ink-soft">
                  <span aria-hidden="true">{weekdayText(day!, locale, weekdayStyle[locale])}</span>
                  <span className="sr-only">{weekdayText(day!, locale, 'long')}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, weekday) =>
                  day ? (
                    <DayCell
                      key={day}
                      day={day}
                      label={labelOf(day)}
                      dayState={day < cursor.first ? undefined : slots.days.get(day)}
                      isToday={day === cursor.first}
                      isSelected={day === chosen}
                      isTabStop={day === cursor.day}
                      onKeyDown={onKeyDown}
                      onChoose={() => choose(day)}
                      onPoint={() => setPointed(day)}
                    />
                  ) : (
                    <td key={weekday} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p aria-hidden="true" className="mt-0.5 min-h-5 px-2.5 text-xs text-ink-soft sm:px-0">
        {pointed?.startsWith(monthOf(cursor.day)) ? labelOf(pointed) : content.legend}
      </p>
    </div>
  );
}

interface MonthNavProps {
  cursor: Cursor;
  titleId: string;
  content: SlotPickerContent;
}

function MonthNav({ cursor, titleId, content }: MonthNavProps) {
  const locale = useLocale();
  const month = monthOf(cursor.day);
  const button = (label: string, to: string, isEnd: boolean, direction: string) => (
    // Not `disabled`: the button that was just pressed would lose the focus.
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && cursor.move(`${to}-01`)}
      className="inline-flex size-5.5 items-center justify-center rounded text-ink hover:bg-accent-wash aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      <Icon name="chevron" className={`size-2.5 ${direction}`} />
    </button>
  );
  return (
    <div className="flex items-center justify-between">
      {button(content.previousMonth, addMonths(month, -1), month <= monthOf(cursor.first), 'rotate-90 rtl:-rotate-90')}
      <p id={titleId} aria-live="polite" className="text-sm font-semibold">
        {monthText(month, locale)}
      </p>
      {button(content.nextMonth, addMonths(month, 1), month >= monthOf(cursor.last), '-rotate-90 rtl:rotate-90')}
    </div>
  );
}

interface DayCellProps {
  day: string;
  label: string;
  dayState?: KnownDay;
  isToday: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: () => void;
  onPoint: () => void;
}

const selectedClass = 'bg-ink text-paper';

function DayCell({ day, label, dayState, isToday, isSelected, isTabStop, onKeyDown, onChoose, onPoint }: DayCellProps) {
  const isFree = Boolean(dayState?.free.length);
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
          dayState && !isFree && !dayState.closed && 'line-through',
        )}
      >
        <span>{Number(day.slice(8))}</span>
        {dayState && <Mark dayState={dayState} isSelected={isSelected} />}
      </span>
    </td>
  );
}

/** A dot: free; a dash: closed; a circle: expected to be closed. Borders, because forced colours remove backgrounds. */
function Mark({ dayState: { free, closed }, isSelected }: { dayState: KnownDay; isSelected: boolean }) {
  if (free.length === 0 && !closed) return null;
  const shape = closed
    ? closed.certainty === 'expected'
      ? 'size-0.75 rounded-full border'
      : 'w-1 border-t-2'
    : classNames('size-0.75 rounded-full border-3', !isSelected && 'text-accent');
  return <span className={`absolute bottom-0.5 border-current ${shape}`} />;
}

export function dayLabel(
  day: string,
  { closed, free }: KnownDay,
  locale: Locale,
  { noted, closed: closedText, freeSlots, full }: SlotPickerContent,
): string {
  const note = closed ? closedText(closed) : free.length > 0 ? freeSlots(free.length) : full;
  return noted(dayText(day, locale), note);
}
