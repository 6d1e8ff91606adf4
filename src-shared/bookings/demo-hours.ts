import { type TimeSlot, timeSlots } from '../forms/options.ts';
import { gulfDate, gulfHour, hourLength } from '../time/days.ts';

const hourOf: Record<TimeSlot, number> = {
  '9-10 AM': 9,
  '10-11 AM': 10,
  '11-12 AM': 11,
  '1-2 PM': 13,
  '2-3 PM': 14,
  '3-4 PM': 15,
  '4-5 PM': 16,
};

export const demoHours: readonly number[] = Object.values(hourOf);

const demoLength = hourLength;

export function demoStart(date: string, slot: TimeSlot): string {
  return gulfHour(date, hourOf[slot]).toISOString();
}

interface Preference {
  preferredDate?: string | null;
  preferredTime?: string | null;
}

export function preferredStart({ preferredDate, preferredTime }: Preference): string | undefined {
  const slot = timeSlots.find((one) => one === preferredTime);
  return preferredDate && slot ? demoStart(preferredDate, slot) : undefined;
}

export function demoEnd(startsAt: string): string {
  return new Date(Date.parse(startsAt) + demoLength).toISOString();
}

export function demoChoice(startsAt: string): { preferredDate: string; preferredTime: TimeSlot } | undefined {
  const preferredDate = gulfDate(new Date(startsAt));
  const slots = Object.keys(hourOf) as TimeSlot[];
  const preferredTime = slots.find((slot) => demoStart(preferredDate, slot) === startsAt);
  return preferredTime && { preferredDate, preferredTime };
}
