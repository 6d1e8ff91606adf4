import type { PeriodLength } from '../../src-shared/contracts/analytics.ts';
import { addDays } from '../../src-shared/days.ts';

/** Into how many parts a period is divided for a picture of it. */
const partCount: Record<PeriodLength, number> = { 7: 7, 30: 30, 90: 30, 365: 52 };

export interface Part {
  /** The first day. */
  day: string;
  length: number;
}

/** The parts of the days that end with `to`, oldest first. When they cannot have the same length, the first ones are longer. */
export function partsOf(length: PeriodLength, to: string): Part[] {
  const count = partCount[length];
  const starts = Array.from({ length: count + 1 }, (_, i) => Math.ceil((i * length) / count));
  return starts.slice(0, -1).map((start, i) => ({
    day: addDays(to, start - length + 1),
    length: starts[i + 1]! - start,
  }));
}
