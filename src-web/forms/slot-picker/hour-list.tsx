import { useId } from 'react';
import { demoChoice, demoHours } from '../../../src-shared/booking/demo-hours.ts';
import type { SlotPickerContent } from '../../../src-shared/content/en/slot-picker.ts';
import { gulfHour } from '../../../src-shared/gulf-time.ts';
import { useLocale } from '../../locale.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type Choice, startOf } from './choice.ts';
import { dayText, startWords, visitorZone, zoneName } from './hour-text.ts';
import type { KnownSlots } from './known-slots.ts';

interface HourListProps {
  day: string;
  choice: Choice;
  slots: KnownSlots;
  content: SlotPickerContent;
  onChoose: (choice: Partial<Choice>) => void;
}

const hourClass =
  'tabular flex h-full min-h-5.5 w-full flex-wrap content-center items-baseline justify-center gap-x-0.75 rounded border border-line-strong bg-raised px-0.5 py-1 text-base leading-tight font-semibold transition-colors hover:border-ink disabled:border-line disabled:bg-transparent disabled:font-normal disabled:text-ink-soft aria-pressed:not-disabled:border-ink aria-pressed:not-disabled:bg-ink aria-pressed:not-disabled:text-paper forced-colors:aria-pressed:not-disabled:bg-[Highlight] forced-colors:aria-pressed:not-disabled:text-[HighlightText] forced-colors:aria-pressed:not-disabled:forced-color-adjust-none';

/** The hours of a day, first in the visitor's time. */
export function HourList({ day, choice, slots, content, onChoose }: HourListProps) {
  const locale = useLocale();
  const titleId = useId();
  const zone = visitorZone();
  const chosen = startOf(choice);
  const known = slots.days.get(day);
  const starts = demoHours.map((hour) => gulfHour(day, hour).toISOString());
  return (
    <fieldset aria-labelledby={titleId} aria-busy={!known} className="min-w-0">
      <p id={titleId} className="text-sm font-semibold">
        {dayText(day, locale)}
      </p>
      <p className="mb-1 text-xs text-ink-soft">{content.zones(zoneName(starts[0]!, locale, zone))}</p>
      <ul className="grid grid-cols-2 gap-0.5 @min-[33rem]:grid-cols-1">
        {starts.map((startsAt) => {
          const { gulf, own } = startWords(startsAt, locale, zone);
          const isFree = known?.free.includes(startsAt);
          return (
            <li key={startsAt}>
              <button
                type="button"
                disabled={!isFree}
                aria-pressed={startsAt === chosen}
                onClick={() => onChoose(demoChoice(startsAt)!)}
                className={classNames(hourClass, known && 'disabled:line-through')}
              >
                {own ?? gulf}
                {own && <span className="text-xs font-normal">{content.inDubai(gulf)}</span>}
                {known && !isFree && <span className="sr-only">{content.notFree}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
