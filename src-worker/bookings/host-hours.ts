import type { WeeklyHours } from '../../src-shared/contracts/admin-bookings.ts';
import { weekdayOf } from '../../src-shared/days.ts';
import { gulfDate, gulfHour } from '../../src-shared/gulf-time.ts';

/** The day in Dubai and the hour, also half a one, at which a demo begins. */
export function demoTimeOf(startsAt: string): { day: string; hour: number } {
  const day = gulfDate(new Date(startsAt));
  return { day, hour: (Date.parse(startsAt) - gulfHour(day, 0).getTime()) / (60 * 60 * 1000) };
}

/** Whether a host takes demos at the time of a booking: at each hour that it overlaps. */
export function takesDemo({ active, hours }: { active: boolean; hours: WeeklyHours }, startsAt: string): boolean {
  const { day, hour } = demoTimeOf(startsAt);
  const ofDay = hours[weekdayOf(day)];
  return active && [Math.floor(hour), Math.ceil(hour)].every((one) => ofDay?.includes(one));
}
