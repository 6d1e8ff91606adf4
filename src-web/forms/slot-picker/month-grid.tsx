import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SlotPickerContent } from '../../../src-shared/content/en/slot-picker.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { useLocale } from '../../locale.tsx';
import { DayCell } from './day-cell.tsx';
import { dayForKey } from './day-keys.ts';
import { dayLabel } from './day-label.ts';
import { dayText, weekdayText } from './hour-text.ts';
import type { KnownSlots } from './known-slots.ts';
import { monthOf, weeksOf } from './month.ts';
import { MonthNav } from './month-nav.tsx';
import type { Cursor } from './use-cursor.ts';

interface MonthGridProps {
  chosen: string;
  slots: KnownSlots;
  cursor: Cursor;
  content: SlotPickerContent;
  onChoose: (day: string) => void;
}

/** An Arabic name of three letters would be too wide. */
const weekdayStyle: Record<Locale, 'short' | 'narrow'> = { en: 'short', ar: 'narrow' };

/** A month after the date grid of the ARIA Authoring Practices. Below it, what is to say about the day at the pointer. */
export function MonthGrid({ chosen, slots, cursor, content, onChoose }: MonthGridProps) {
  const locale = useLocale();
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [pointed, setPointed] = useState<string>();
  const movesFocus = useRef(false);
  const weeks = weeksOf(monthOf(cursor.day));

  useEffect(() => {
    if (movesFocus.current) table.current!.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    movesFocus.current = false;
  });

  const isFree = (day: string) => day >= cursor.first && Boolean(slots.days.get(day)?.free.length);

  function labelOf(day: string): string {
    if (day < cursor.first) return content.noted(dayText(day, locale), content.past);
    const known = slots.days.get(day);
    return known ? dayLabel(day, known, locale, content) : dayText(day, locale);
  }

  function choose(day: string) {
    cursor.move(day);
    if (isFree(day)) onChoose(day);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Shortcuts of the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayForKey(event.key, cursor.day, locale);
    if (target) {
      movesFocus.current = true;
      cursor.move(target);
    } else if (event.key === 'Enter' || event.key === ' ') choose(cursor.day);
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
                      known={day < cursor.first ? undefined : slots.days.get(day)}
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
