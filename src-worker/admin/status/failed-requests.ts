import { gt, lte, sql } from 'drizzle-orm';
import { type Database, database } from '../../db/client.ts';
import { failedRequests } from '../../db/schema.ts';
import type { Bindings } from '../../env.ts';

const windowMinutes = 10;

/** The site counts as down from this many failures in the window on. */
export const downFrom = 5;

/** The isolate's own failures by minute, until they are stored. */
const waiting = new Map<number, number>();
let latest = { minute: 0, count: 0 };

/**
 * Writes with a minute's first failure and again when that minute alone means down, so that failures cost the database
 * little. The others are stored with the next write.
 */
export async function countFailedRequest(env: Bindings, now = Date.now()): Promise<void> {
  const minute = minuteOf(now);
  waiting.set(minute, (waiting.get(minute) ?? 0) + 1);
  latest = { minute, count: latest.minute === minute ? latest.count + 1 : 1 };
  if (latest.count !== 1 && latest.count !== downFrom) return;
  // Older counts no longer matter. While the database is away they would become more than one statement takes.
  const due = [...waiting].filter(([at]) => at > minute - windowMinutes);
  waiting.clear();
  try {
    await store(database(env), due, minute - windowMinutes);
  } catch {
    // The failure itself is in the log, and the database has a check of its own.
    for (const [at, count] of due) waiting.set(at, (waiting.get(at) ?? 0) + count);
  }
}

function store(db: Database, counts: [minute: number, count: number][], expired: number) {
  return db.batch([
    db
      .insert(failedRequests)
      .values(counts.map(([minute, count]) => ({ minute, count })))
      .onConflictDoUpdate({ target: failedRequests.minute, set: { count: sql`count + excluded.count` } }),
    db.delete(failedRequests).where(lte(failedRequests.minute, expired)),
  ]);
}

export function selectFailedRequests(db: Database, now = Date.now()) {
  return db
    .select({ count: sql<number>`coalesce(sum(${failedRequests.count}), 0)` })
    .from(failedRequests)
    .where(gt(failedRequests.minute, minuteOf(now) - windowMinutes));
}

function minuteOf(time: number): number {
  return Math.floor(time / 60_000);
}
