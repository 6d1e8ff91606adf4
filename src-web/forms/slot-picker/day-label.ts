import type { SlotPickerContent } from '../../../src-shared/content/en/slot-picker.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { dayText } from './hour-text.ts';
import type { KnownDay } from './known-slots.ts';

/** A day and what can be booked on it: `Thursday, 3 December, 4 free hours`. */
export function dayLabel(
  day: string,
  { closed, free }: KnownDay,
  locale: Locale,
  { noted, closed: closedText, freeHours, full }: SlotPickerContent,
): string {
  const note = closed ? closedText(closed) : free.length > 0 ? freeHours(free.length) : full;
  return noted(dayText(day, locale), note);
}
