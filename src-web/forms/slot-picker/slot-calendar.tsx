import type { SlotPickerContent } from '../../../src-shared/content/en/slot-picker.ts';
import { isDay } from '../../../src-shared/days.ts';
import { useLocale } from '../../locale.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { Choice } from './choice.ts';
import { choiceNote } from './choice-note.ts';
import { HourList } from './hour-list.tsx';
import type { KnownSlots } from './known-slots.ts';
import { MonthGrid } from './month-grid.tsx';
import type { Cursor } from './use-cursor.ts';
import type { MonthLoading } from './use-month-loading.ts';

interface SlotCalendarProps {
  choice: Choice;
  slots: KnownSlots;
  cursor: Cursor;
  loading: MonthLoading;
  content: SlotPickerContent;
  onChoose: (choice: Partial<Choice>) => void;
}

export function SlotCalendar({ choice, slots, cursor, loading, content, onChoose }: SlotCalendarProps) {
  const locale = useLocale();
  const { preferredDate } = choice;
  const { failed, retrying, retry } = loading;
  return (
    <div className="grid content-start gap-x-3 gap-y-1.5 px-2.5 @min-[33rem]:grid-cols-[19.25rem_1fr] sm:px-0">
      <h3 className="font-semibold @min-[33rem]:col-span-2">{content.title}</h3>
      <div>
        <MonthGrid
          chosen={preferredDate}
          slots={slots}
          cursor={cursor}
          content={content}
          onChoose={(day) => onChoose({ preferredDate: day })}
        />
        <div role="status" className="flex flex-wrap items-center gap-x-1.5 text-xs">
          {failed && <LoadFailure content={content} variant="quiet" retrying={retrying} onRetry={retry} />}
        </div>
      </div>
      <HourList
        day={isDay(preferredDate) ? preferredDate : cursor.nextFree}
        choice={choice}
        slots={slots}
        content={content}
        onChoose={onChoose}
      />
      <p role="status" className="min-h-6 text-sm @min-[33rem]:col-span-2">
        {choiceNote(choice, slots, locale, content)}
      </p>
    </div>
  );
}
