import { desc, gt, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { dayLength } from '#shared/time/days.ts';
import { type Database, database } from '../../db/client.ts';
import { failedRequests, failureCauses } from '../../db/schema.ts';
import type { Bindings } from '../../env.ts';

const windowMinutes = 10;

/** The site counts as down from this many failures in the window on. */
export const downFrom = 5;

/** The isolate's own failures by minute, until they are stored. */
const waiting = new Map<number, number>();
/** The keys are route and cause, as JSON of the two. */
const causes = new Map<string, number>();
const maxCauses = 20;
const maxStoredCauses = 200;
const maxCauseLength = 300;
let latest = { minute: 0, count: 0 };

export interface Failure {
  /** The pattern. */
  route: string;
  /** The result of `causeOf`. */
  cause: string;
}

/**
 * Writes with a minute's first failure and again when that minute alone means down, so that failures cost the database
 * little. The others are stored with the next write.
 */
export async function countFailedRequest(env: Bindings, failure: Failure, now = Date.now()): Promise<void> {
  const minute = minuteOf(now);
  const key = JSON.stringify([failure.route, failure.cause.slice(0, maxCauseLength)]);
  // A cause may contain what a stranger sent, so their number has limits.
  if (causes.has(key) || causes.size < maxCauses) causes.set(key, (causes.get(key) ?? 0) + 1);
  waiting.set(minute, (waiting.get(minute) ?? 0) + 1);
  latest = { minute, count: latest.minute === minute ? latest.count + 1 : 1 };
  if (latest.count !== 1 && latest.count !== downFrom) return;
  // Older counts no longer matter. While the database is away they would become more than one statement takes.
  const due = [...waiting].filter(([at]) => at > minute - windowMinutes);
  const found = [...causes].slice(0, maxCauses);
  waiting.clear();
  causes.clear();
  try {
    await store(database(env), { due, found, now });
  } catch {
    // The failure itself is in the log, and the database has a check of its own.
    for (const [at, count] of due) waiting.set(at, (waiting.get(at) ?? 0) + count);
    for (const [key, count] of found) causes.set(key, (causes.get(key) ?? 0) + count);
  }
}

interface Waiting {
  due: [minute: number, count: number][];
  found: [key: string, count: number][];
  now: number;
}

function store(db: Database, { due, found, now }: Waiting) {
  const at = new Date(now).toISOString();
  const rows = found.map(([key, count]) => {
    const [route, cause] = JSON.parse(key) as [string, string];
    return { route, cause, count, lastAt: at };
  });
  const newest = db
    .select({ rowid: sql`rowid` })
    .from(failureCauses)
    .orderBy(desc(failureCauses.lastAt))
    .limit(maxStoredCauses);
  return db.batch([
    db
      .insert(failedRequests)
      .values(due.map(([minute, count]) => ({ minute, count })))
      .onConflictDoUpdate({ target: failedRequests.minute, set: { count: sql`count + excluded.count` } }),
    db.delete(failedRequests).where(lte(failedRequests.minute, minuteOf(now) - windowMinutes)),
    db
      .insert(failureCauses)
      .values(rows)
      .onConflictDoUpdate({
        target: [failureCauses.route, failureCauses.cause],
        set: { count: sql`count + excluded.count`, lastAt: at },
      }),
    db
      .delete(failureCauses)
      .where(or(lt(failureCauses.lastAt, new Date(now - dayLength).toISOString()), notInArray(sql`rowid`, newest))),
  ]);
}

/** The newest first, each with its count since it was last absent for a day. */
export function selectFailureCauses(db: Database) {
  return db.select().from(failureCauses).orderBy(desc(failureCauses.lastAt)).limit(maxCauses);
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
