import { direction, type Locale } from '#shared/locales.ts';
import { addDays, mondayOf } from '#shared/time/days.ts';
import { addMonths, dayInMonth, monthOf } from '#shared/time/months.ts';

export function dayForKey(key: string, day: string, locale: Locale): string | undefined {
  const [backward, forward] = direction[locale] === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const monthsAway = (count: number) => dayInMonth(day, addMonths(monthOf(day), count));
  switch (key) {
    case backward:
      return addDays(day, -1);
    case forward:
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageUp':
      return monthsAway(-1);
    case 'PageDown':
      return monthsAway(1);
    default:
      return undefined;
  }
}
