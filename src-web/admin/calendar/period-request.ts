import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Period, PeriodRequest } from '../../../src-shared/contracts/admin-bookings.ts';
import { addDays } from '../../../src-shared/days.ts';
import { gulfDate } from '../../../src-shared/gulf-time.ts';
import { formatDate } from '../format.ts';

/** The hours of short days, unless staff choose others: those of Ramadan. */
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

/** The same some days later; earlier when `count` is negative. */
export function shifted(request: PeriodRequest, count: number): PeriodRequest {
  return { ...request, firstDay: addDays(request.firstDay, count), lastDay: addDays(request.lastDay, count) };
}

/** `Wed, 2 Dec 2026 – Thu, 3 Dec 2026`, or one day. */
export function daysOf({ firstDay, lastDay }: Pick<PeriodRequest, 'firstDay' | 'lastDay'>): string {
  return admin.calendar.periods.range(formatDate(firstDay), formatDate(lastDay));
}
