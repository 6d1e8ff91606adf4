import { queryOptions } from '@tanstack/react-query';
import { maxSlotDays } from '#shared/limits.ts';
import { gulfDate } from '#shared/time/days.ts';
import { comingDaysOf } from '#shared/time/months.ts';
import { daysFound } from '../../forms/slot-picker/known-slots.ts';
import { call } from '../../lib/api.ts';

export function bookingsQuery(from: string, days: number) {
  return queryOptions({
    queryKey: ['bookings', from, days],
    queryFn: () => call('GET /api/admin/bookings', { query: { from, days } }),
  });
}

/** `over`: those that are over and have no outcome. */
export function bookingListQuery(list: 'coming' | 'over') {
  const query = list === 'over' ? { outcome: 'missing' as const } : { from: gulfDate(), days: maxSlotDays };
  return queryOptions({ queryKey: ['bookings', list], queryFn: () => call('GET /api/admin/bookings', { query }) });
}

export function bookingQuery(id: string) {
  return queryOptions({
    queryKey: ['booking', id],
    queryFn: () => call('GET /api/admin/bookings/:id', { params: { id } }),
  });
}

/** The start times of a week that a host has free, among all bookings and the hosts' own calendars. */
export function freeTimesQuery(monday: string) {
  return queryOptions({
    queryKey: ['slots', 'week', monday],
    queryFn: () => call('GET /api/admin/slots', { query: { from: monday, days: 7 } }),
  });
}

/** The times of a host, or those that all interviewers have free. */
export type HeldBy = { hostId?: string | undefined } | { interviewers: string };

/** The rest of a month, from today. */
export function slotsQuery(month: string, heldBy: HeldBy) {
  const dates = comingDaysOf(month);
  return queryOptions({
    queryKey: ['slots', month, heldBy],
    queryFn: async () =>
      daysFound(
        dates,
        await call('GET /api/admin/slots', { query: { from: dates[0], days: dates.length, ...heldBy } }),
      ),
  });
}

export function slotsOfDayQuery(day: string, heldBy: HeldBy) {
  return queryOptions({
    queryKey: ['slots', day, heldBy],
    queryFn: () => call('GET /api/admin/slots', { query: { from: day, days: 1, ...heldBy } }),
  });
}

export const hostsQuery = queryOptions({ queryKey: ['hosts'], queryFn: () => call('GET /api/admin/hosts', {}) });

export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: () => call('GET /api/admin/calendar', {}),
});
