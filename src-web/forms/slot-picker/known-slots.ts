import type { ClosedDay } from '../../../src-shared/contracts/bookings.ts';
import { gulfDate } from '../../../src-shared/gulf-time.ts';
import { type Choice, startOf } from './choice.ts';

export interface KnownDay {
  /** The ISO times at which a demo can be booked. */
  free: readonly string[];
  closed?: ClosedDay;
}

/** What the API has said about the days, by date in Dubai. Stored outside the components, so that it is loaded once. */
export interface KnownSlots {
  days: ReadonlyMap<string, KnownDay>;
  /** Another number: what is known may be out of date. */
  version: number;
}

let known: KnownSlots = { days: new Map(), version: 0 };
const listeners = new Set<() => void>();

export function subscribeToSlots(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function knownSlots(): KnownSlots {
  return known;
}

function update(days: Iterable<[string, KnownDay]>, version = known.version) {
  known = { days: new Map([...known.days, ...days]), version };
  for (const listener of listeners) listener();
}

export function learnDays(days: Iterable<[string, KnownDay]>): void {
  update(days);
}

/** Keeps what is known until it is loaded again. */
export function expireSlots(): void {
  update([], known.version + 1);
}

/** An hour is no longer free; others are, as the API has just said. */
export function noteTaken(startsAt: string, alternatives: readonly string[] = []): void {
  const days = new Map(known.days);
  const change = (time: string, isFree: boolean) => {
    const date = gulfDate(new Date(time));
    const free = (days.get(date)?.free ?? []).filter((other) => other !== time);
    days.set(date, { ...days.get(date), free: isFree ? [...free, time] : free });
  };
  change(startsAt, false);
  for (const time of alternatives) change(time, true);
  update(days, known.version + 1);
}

/** The ISO time of a choice that is known to be free. */
export function bookableStart(choice: Choice): string | undefined {
  const startsAt = startOf(choice);
  return startsAt && known.days.get(choice.preferredDate)?.free.includes(startsAt) ? startsAt : undefined;
}
