import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Period, Slots, StaffBooking } from '#shared/contracts/bookings.ts';
import type { Host } from '#shared/contracts/hosts.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { gulfDate, isDay, mondayOf, weekdayOf } from '#shared/time/days.ts';
import { coversDay, leavesHour } from '#shared/time/office-hours.ts';
import { formatClock } from '../format.ts';
import { bookingsQuery, calendarQuery, freeTimesQuery, hostsQuery } from './queries.ts';

export interface Week extends Schedule {
  bookings: StaffBooking[];
  /** ISO start times. */
  free: string[];
}

type Items<Item> = UseQueryResult<{ items: Item[] }>;

export function useWeek(monday: string) {
  return useQueries({
    queries: [bookingsQuery(monday, 7), hostsQuery, calendarQuery, freeTimesQuery(monday)],
    combine: asOneQuery,
  });
}

function asOneQuery([bookings, hosts, calendar, slots]: [
  Items<StaffBooking>,
  Items<Host>,
  Items<Period>,
  UseQueryResult<Slots>,
]) {
  const data: Week | undefined =
    bookings.data && hosts.data && calendar.data && slots.data
      ? {
          bookings: bookings.data.items,
          hosts: hosts.data.items,
          periods: calendar.data.items,
          free: slots.data.slots.map(({ startsAt }) => startsAt),
        }
      : undefined;
  return {
    data,
    error: bookings.error ?? hosts.error ?? calendar.error ?? slots.error,
    refetch: () => Promise.all([bookings, hosts, calendar, slots].map((query) => query.refetch())),
  };
}

export function mondayOfAddress(text: string): string {
  return mondayOf(isDay(text) ? text : gulfDate());
}

interface Schedule {
  hosts: Pick<Host, 'active' | 'hours'>[];
  periods: Period[];
}

export function dayNotes(schedule: Schedule, day: string): string[] {
  const notes = schedule.periods.filter((period) => coversDay(period, day)).map(noteOf);
  const hasHost = schedule.hosts.some(({ active, hours }) => active && hours[weekdayOf(day)]?.length);
  return notes.length > 0 || hasHost ? notes : [texts.noDemos];
}

export function isOpen(schedule: Schedule, day: string, hour: number): boolean {
  const hasHost = schedule.hosts.some(({ active, hours }) => active && hours[weekdayOf(day)]?.includes(hour));
  return hasHost && schedule.periods.every((period) => leavesHour(period, day, hour));
}

function noteOf(period: Period): string {
  const { kind, nameEn, certainty } = period;
  const note = kind === 'closed' ? texts.closed(nameEn) : texts.short(nameEn, hoursOf(period));
  return certainty === 'expected' ? texts.expected(note) : note;
}

export function hoursOf({ fromHour, toHour }: Pick<Period, 'fromHour' | 'toHour'>): string {
  return `${formatClock(fromHour ?? 0)}–${formatClock(toHour ?? 24)}`;
}
