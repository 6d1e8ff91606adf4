/** The ratio of neighbouring buckets: a value is at most 5.9 % from the middle of its own. */
const ratio = 1.12;

/** A minute, or a CLS of 60. */
const largest = 60_000;

/** The bucket of a measured value; undefined when the value cannot be one. */
export function bucketOf(value: number | undefined): number | undefined {
  if (value === undefined || !(value >= 0 && value <= largest)) return undefined;
  return Math.round(Math.log(Math.max(value, 1)) / Math.log(ratio));
}

/** The value at the 75th percentile, by nearest rank; null without values. `histogram` has the counts by bucket. */
export function p75(histogram: ReadonlyMap<number, number>): number | null {
  const buckets = [...histogram].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of buckets) {
    seen += count;
    if (seen >= 0.75 * total) return ratio ** bucket;
  }
  return null;
}
