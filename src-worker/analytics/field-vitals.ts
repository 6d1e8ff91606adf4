import { type Metric, metrics } from '../../src-shared/analytics/vitals.ts';
import type { Compared, Percentile } from '../../src-shared/contracts/analytics.ts';
import type { ComparedCounts } from './compared-counts.ts';
import { p75 } from './histogram.ts';

/** The percentiles of a group of pages or of a device. */
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
