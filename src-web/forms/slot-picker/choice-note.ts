import type { SlotPickerContent } from '../../../src-shared/content/en/slot-picker.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { type Choice, startOf } from './choice.ts';
import { dayLabel } from './day-label.ts';
import { hourWords } from './hour-text.ts';
import type { KnownSlots } from './known-slots.ts';

/** What becomes of the date and the time in the fields. */
export function choiceNote(choice: Choice, { days }: KnownSlots, locale: Locale, content: SlotPickerContent): string {
  const day = days.get(choice.preferredDate);
  if (!day) return content.promise;
  const startsAt = startOf(choice);
  if (day.closed || !startsAt) {
    const label = `${dayLabel(choice.preferredDate, day, locale, content)}.`;
    return day.free.length > 0 ? label : `${label} ${content.wish}`;
  }
  const hour = content.hour(hourWords(startsAt, locale));
  return day.free.includes(startsAt) ? content.isFree(hour) : `${content.isNotFree(hour)} ${content.wish}`;
}
