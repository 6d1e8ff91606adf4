import { sql } from 'drizzle-orm';
import { type JobId, jobIds } from '#shared/paths.ts';
import { gulfDate } from '#shared/time/days.ts';
import { type Database, database, nearby } from '../db/client.ts';
import { positionClosings } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { inTime } from '../http/in-time.ts';
import { log } from '../http/log.ts';
import { remember } from '../http/remember.ts';

export type Closing = typeof positionClosings.$inferSelect;

export function selectClosings(db: Database) {
  return db.select().from(positionClosings).where(sql`opens_on IS NULL OR opens_on > ${gulfDate()}`);
}

export function isClosed({ closesOn, opensOn }: Pick<Closing, 'closesOn' | 'opensOn'>): boolean {
  const today = gulfDate();
  return closesOn <= today && (opensOn === null || opensOn > today);
}

/** Without the database, all positions count as open. */
export async function closedPositions(env: Bindings): Promise<JobId[]> {
  try {
    return closedIn(await selectClosings(database(env)));
  } catch (error) {
    log('error', 'positions_unavailable', { cause: error });
    return [];
  }
}

export function closedIn(closings: Closing[]): JobId[] {
  const closed = closings.filter(isClosed);
  return jobIds.filter((id) => closed.some(({ slug }) => slug === id));
}

/** Closings, not ids: whether one has begun depends on the day. */
const closings = remember<Closing[]>({
  initial: [],
  maxAgeMs: 30_000,
  failure: 'positions_unavailable',
  load: (env) => inTime(selectClosings(database(nearby(env)))),
});

/** Pages read the remembered value. */
export const { read: rememberedClosings, fresh: freshClosings, forget: forgetClosings } = closings;
