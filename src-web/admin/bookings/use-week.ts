import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Host, Period, StaffBooking } from '../../../src-shared/contracts/admin-bookings.ts';
import { bookingsQuery, calendarQuery, hostsQuery } from './queries.ts';
import type { Schedule } from './schedule.ts';

export interface Week extends Schedule {
  bookings: StaffBooking[];
}

type Items<Item> = UseQueryResult<{ items: Item[] }>;

/** All that the week view shows, as one query. */
export function useWeek(monday: string) {
  return useQueries({ queries: [bookingsQuery(monday, 7), hostsQuery, calendarQuery], combine: asOneQuery });
}

function asOneQuery([bookings, hosts, calendar]: [Items<StaffBooking>, Items<Host>, Items<Period>]) {
  const data: Week | undefined =
    bookings.data && hosts.data && calendar.data
      ? { bookings: bookings.data.items, hosts: hosts.data.items, periods: calendar.data.items }
      : undefined;
  return {
    data,
    error: bookings.error ?? hosts.error ?? calendar.error,
    refetch: () => Promise.all([bookings.refetch(), hosts.refetch(), calendar.refetch()]),
  };
}
