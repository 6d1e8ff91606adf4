import type { Compared } from '../../src-shared/contracts/analytics.ts';
import type { Counts } from './counts.ts';

/** The counts of a period and of the one before, by key. */
export type ComparedCounts = ReadonlyMap<string, Compared>;

/** The differences of three running totals: before both periods, between them, and after them. */
export function compareTotals(start: Counts, middle: Counts, end: Counts): ComparedCounts {
  const counts = Object.entries(end).map(([key, total]): [string, Compared] => {
    const before = (middle[key] ?? 0) - (start[key] ?? 0);
    return [key, { now: total - (middle[key] ?? 0), before }];
  });
  return new Map(counts.filter(([, { now, before }]) => now !== 0 || before !== 0));
}

export function countOf(counts: ComparedCounts, key: string): Compared {
  return counts.get(key) ?? { now: 0, before: 0 };
}

/** Sums counts by a name that `nameOf` finds in the parts of their key, the highest first. */
export function sumBy(
  counts: ComparedCounts,
  nameOf: (parts: string[]) => string | false | undefined,
): Map<string, Compared> {
  const sums = new Map<string, Compared>();
  for (const [key, { now, before }] of counts) {
    const name = nameOf(key.split('|'));
    if (!name) continue;
    const sum = sums.get(name) ?? { now: 0, before: 0 };
    sums.set(name, { now: sum.now + now, before: sum.before + before });
  }
  return new Map([...sums].sort(([, a], [, b]) => b.now - a.now || b.before - a.before));
}

/** Sums the counts of a kind by what follows it in the key. */
export function sumByName(counts: ComparedCounts, kind: string): Map<string, Compared> {
  return sumBy(counts, ([first, name]) => first === kind && name);
}
