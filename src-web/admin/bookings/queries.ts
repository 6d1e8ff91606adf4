import { queryOptions } from '@tanstack/react-query';
import { maxSlotDays } from '../../../src-shared/limits.ts';
import { call } from '../../lib/api.ts';

export function bookingsQuery(from: string, days: number) {
  return queryOptions({
    queryKey: ['bookings', from, days],
    queryFn: () => call('GET /api/admin/bookings', { query: { from, days } }),
  });
}

export function bookingQuery(id: string) {
  return queryOptions({
    queryKey: ['booking', id],
    queryFn: () => call('GET /api/admin/bookings/:id', { params: { id } }),
  });
}

export function slotsQuery(from: string, hostId?: string) {
  return queryOptions({
    queryKey: ['slots', from, hostId],
    queryFn: () => call('GET /api/admin/slots', { query: { from, days: maxSlotDays, hostId } }),
  });
}

export const hostsQuery = queryOptions({ queryKey: ['hosts'], queryFn: () => call('GET /api/admin/hosts', {}) });

export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: () => call('GET /api/admin/calendar', {}),
});
