import { type Metric, metrics } from '#shared/analytics/vitals.ts';
import type { BrowserError, Compared, Percentile } from '#shared/contracts/analytics.ts';
import { addDays } from '#shared/time/days.ts';
import type { Database } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import { selectErrors } from './browser-errors.ts';
import { type Counts, p75 } from './counts.ts';
import { selectTotals, selectVisits } from './store.ts';

function partCount(length: number): number {
  if (length <= 31) return length;
  return length <= 180 ? 30 : 52;
}

interface Part {
  day: string;
  length: number;
}

export function partsOf(length: number, to: string): Part[] {
  const count = partCount(length);
  const starts = Array.from({ length: count + 1 }, (_, i) => Math.ceil((i * length) / count));
  return starts.slice(0, -1).map((start, i) => ({
    day: addDays(to, start - length + 1),
    length: starts[i + 1]! - start,
  }));
}

export type ComparedCounts = ReadonlyMap<string, Compared>;

interface LoadedCounts {
  counts: ComparedCounts;
  days: (Part & { views: number; visits: number })[];
  errors: BrowserError[];
}

export async function loadCounts(db: Database, parts: Part[], beforeFrom: string): Promise<LoadedCounts> {
  const dayBefore = addDays(parts[0]!.day, -1);
  const lastDays = parts.map(({ day, length }) => addDays(day, length - 1));
  const { errors, start, middle, end, ends } = await transaction(db, {
    errors: selectErrors(db, parts[0]!.day, lastDays.at(-1)!),
    start: selectTotals(db, addDays(beforeFrom, -1)),
    middle: selectTotals(db, dayBefore),
    end: selectTotals(db, lastDays.at(-1)!),
    ends: lastDays.slice(0, -1).map((day) => selectVisits(db, day)),
  });
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
    errors,
    counts: compareTotals(start[0]?.totals ?? {}, before, now),
    days: parts.map((part, i) => ({
      ...part,
      views: reached[i + 1]!.views - reached[i]!.views,
      visits: reached[i + 1]!.visits - reached[i]!.visits,
    })),
  };
}

function compareTotals(start: Counts, middle: Counts, end: Counts): ComparedCounts {
  const counts = Object.entries(end).map(([key, total]): [string, Compared] => {
    const before = (middle[key] ?? 0) - (start[key] ?? 0);
    return [key, { now: total - (middle[key] ?? 0), before }];
  });
  return new Map(counts.filter(([, { now, before }]) => now !== 0 || before !== 0));
}

export function countOf(counts: ComparedCounts, key: string): Compared {
  return counts.get(key) ?? { now: 0, before: 0 };
}

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

export function sumByName(counts: ComparedCounts, kind: string): Map<string, Compared> {
  return sumBy(counts, ([first, name]) => first === kind && name);
}

export function percentilesOf(counts: ComparedCounts, group: string): Record<Metric, Percentile> {
  const percentiles = metrics.map((metric): [Metric, Percentile] => {
    const histogram = histogramOf(counts, `vital|${group}|${metric}|`);
    const column = (period: keyof Compared) =>
      new Map([...histogram].map(([bucket, count]) => [bucket, count[period]]));
    const count = [...histogram.values()].reduce((sum, { now }) => sum + now, 0);
    return [metric, { now: p75(column('now')), before: p75(column('before')), count }];
  });
  return Object.fromEntries(percentiles) as Record<Metric, Percentile>;
}

function histogramOf(counts: ComparedCounts, prefix: string): Map<number, Compared> {
  const buckets = [...counts].filter(([key]) => key.startsWith(prefix));
  return new Map(buckets.map(([key, count]) => [Number(key.slice(prefix.length)), count]));
}
