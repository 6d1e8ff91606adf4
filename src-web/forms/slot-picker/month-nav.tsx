import type { SlotPickerContent } from '../../../src-shared/content/en/slot-picker.ts';
import { useLocale } from '../../locale.tsx';
import { Icon } from '../../ui/icon.tsx';
import { monthText } from './hour-text.ts';
import { addMonths, monthOf } from './month.ts';
import type { Cursor } from './use-cursor.ts';

interface MonthNavProps {
  cursor: Cursor;
  /** The element id of the month's name. */
  titleId: string;
  content: SlotPickerContent;
}

/** The shown month between the buttons to the previous and to the next one. */
export function MonthNav({ cursor, titleId, content }: MonthNavProps) {
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
