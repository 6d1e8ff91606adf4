import type { Period, PeriodRequest } from '#shared/contracts/bookings.ts';
import { calendar } from '#shared/staff-texts/bookings.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import { formatDate } from '../format.ts';

export const shortHours = { fromHour: 9, toHour: 15 };

export function requestOf({ id: _id, affected: _affected, ...request }: Period): PeriodRequest {
  return request;
}

export function newPeriod(): PeriodRequest {
  const today = gulfDate();
  return {
    firstDay: today,
    lastDay: today,
    kind: 'closed',
    fromHour: null,
    toHour: null,
    nameEn: '',
    nameAr: '',
    certainty: 'official',
  };
}

export function shifted(period: Period, days: 1 | -1): PeriodRequest {
  const { firstDay, lastDay } = period;
  const isFixed = beginsOnFixedDay(period, days);
  return {
    ...requestOf(period),
    firstDay: isFixed ? firstDay : addDays(firstDay, days),
    lastDay: addDays(lastDay, days),
  };
}

/**
 * Eid al-Fitr is 1 to 3 Shawwal, and a 30th day of Ramadan before it is a holiday too. So when the moon delays it by a
 * day its three days become four, and when it comes a day early four become three.
 */
function beginsOnFixedDay({ id, firstDay, lastDay }: Period, days: 1 | -1): boolean {
  const length = days === 1 ? 3 : 4;
  return id.startsWith('eidAlFitr-') && addDays(firstDay, length - 1) === lastDay;
}

export function daysOf({ firstDay, lastDay }: Pick<PeriodRequest, 'firstDay' | 'lastDay'>): string {
  return calendar.periods.range(formatDate(firstDay), formatDate(lastDay));
}
