import type { ClosedDay, Slots } from '#shared/contracts/bookings.ts';
import { gulfDate } from '#shared/time/days.ts';
import { createListeners } from '../../lib/listeners.ts';
import { type Choice, startOf } from './choice.ts';

export interface KnownDay {
  free: readonly string[];
  closed?: ClosedDay;
}

export interface KnownSlots {
  days: ReadonlyMap<string, KnownDay>;
  version: number;
}

let slotCache: KnownSlots = { days: new Map(), version: 0 };
const listeners = createListeners();
export const subscribeToSlots = listeners.subscribe;

export function knownSlots(): KnownSlots {
  return slotCache;
}

export function daysFound(dates: readonly string[], { slots, closed }: Slots): [string, KnownDay][] {
  const startsOn = (date: string) => slots.filter(({ startsAt }) => gulfDate(new Date(startsAt)) === date);
  return dates.map((date) => [
    date,
    { free: startsOn(date).map(({ startsAt }) => startsAt), closed: closed.find((day) => day.date === date) },
  ]);
}

export function learnDays(days: Iterable<[string, KnownDay]>): void {
  update(days);
}

export function expireSlots(): void {
  update([], slotCache.version + 1);
}

export function noteTaken(startsAt: string, alternatives: readonly string[] = []): void {
  const days = new Map(slotCache.days);
  const change = (time: string, isFree: boolean) => {
    const date = gulfDate(new Date(time));
    const day = days.get(date);
    if (!day) return;
    const free = day.free.filter((other) => other !== time);
    days.set(date, { ...day, free: isFree ? [...free, time] : free });
  };
  change(startsAt, false);
  for (const time of alternatives) change(time, true);
  update(days, slotCache.version + 1);
}

function update(days: Iterable<[string, KnownDay]>, version = slotCache.version) {
  slotCache = { days: new Map([...slotCache.days, ...days]), version };
  listeners.notify();
}

export interface RequestedSlot {
  slotStart?: string;
  bookPreference?: true;
}

export function requestedSlot(choice: Choice): RequestedSlot {
  const day = slotCache.days.get(choice.preferredDate);
  if (!day) return { bookPreference: true };
  const startsAt = startOf(choice);
  return startsAt && day.free.includes(startsAt) ? { slotStart: startsAt } : {};
}
