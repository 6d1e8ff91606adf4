import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { counters } from './schema.ts';

export const currentCounts = 'now';

export function selectCurrentCounts(db: Database) {
  return db.select({ counts: counters.counts }).from(counters).where(eq(counters.day, currentCounts));
}

/** The sum of the keys that begin with these parts; `undefined` matches any part. */
export function sumOf(counts: Record<string, number> | undefined, ...parts: (string | undefined)[]): number {
  const matching = Object.entries(counts ?? {}).filter(([key]) => {
    const own = key.split('|');
    return parts.every((part, i) => part === undefined || part === own[i]);
  });
  return matching.reduce((sum, [, count]) => sum + count, 0);
}
