import { useState } from 'react';
import { earliestDemoDate, latestDemoDate } from '../../../src-shared/forms/demo-dates.ts';
import type { KnownSlots } from './known-slots.ts';
import { daysOf, monthOf } from './month.ts';

export interface Cursor {
  /** The day that has the focus when the calendar has it. Its month is shown. */
  day: string;
  /** The first day with a free hour from there on; the same day when there is none. */
  nextFree: string;
  /** The days that the cursor can go to. */
  first: string;
  last: string;
  move: (day: string) => void;
}

/** Follows the date field, and starts at the first day with a free hour. */
export function useCursor(chosen: string, { days }: KnownSlots): Cursor {
  const [moved, setMoved] = useState<{ day: string; chosen: string }>();
  const first = earliestDemoDate();
  const free = [...days.keys()].filter((day) => days.get(day)?.free.length).toSorted();
  const isInRange = first <= chosen && chosen <= latestDemoDate();
  const start = isInRange ? chosen : (free[0] ?? first);
  const day = moved?.chosen === chosen ? moved.day : start;
  const lastMonth = [monthOf(day), monthOf(free.at(-1) ?? first)].toSorted().at(-1)!;
  const last = daysOf(lastMonth).at(-1)!;
  const nextFree = free.find((date) => date >= day) ?? day;
  return { day, nextFree, first, last, move: (to) => setMoved({ day: clamp(to, first, last), chosen }) };
}

function clamp(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}
