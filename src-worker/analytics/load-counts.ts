import { addDays } from '../../src-shared/days.ts';
import type { Database } from '../db/client.ts';
import { type ComparedCounts, compareTotals } from './compared-counts.ts';
import type { Part } from './periods.ts';
import { selectTotals, selectVisits } from './store.ts';

interface LoadedCounts {
  counts: ComparedCounts;
  /** The parts of the period. */
  days: (Part & { views: number; visits: number })[];
}

/** Loads a period that consists of `parts`, and the one before it, which has the same length. Reads a row for each part, and two. */
export async function loadCounts(db: Database, parts: Part[], beforeFrom: string): Promise<LoadedCounts> {
  const dayBefore = addDays(parts[0]!.day, -1);
  const lastDays = parts.map(({ day, length }) => addDays(day, length - 1));
  const [start, middle, end, ...ends] = await db.batch([
    selectTotals(db, addDays(beforeFrom, -1)),
    selectTotals(db, dayBefore),
    selectTotals(db, lastDays.at(-1)!),
    ...lastDays.slice(0, -1).map((day) => selectVisits(db, day)),
  ]);
  const [before, now] = [middle, end].map(([row]) => row?.totals ?? {}) as [
    Record<string, number>,
    Record<string, number>,
  ];
  const none = { views: 0, visits: 0 };
  const reached = [before, ...ends.map(([row]) => row ?? none), now].map(({ views = 0, visits = 0 }) => ({
    views,
    visits,
  }));
  return {
    counts: compareTotals(start[0]?.totals ?? {}, before, now),
    days: parts.map((part, i) => ({
      ...part,
      views: reached[i + 1]!.views - reached[i]!.views,
      visits: reached[i + 1]!.visits - reached[i]!.visits,
    })),
  };
}
