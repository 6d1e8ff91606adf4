import { sql } from 'drizzle-orm';
import { type JobId, jobIds } from '#shared/paths.ts';
import { gulfDate } from '#shared/time/days.ts';
import { type Database, database } from '../db/client.ts';
import { positionClosings } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { log } from '../http/log.ts';

type Closing = typeof positionClosings.$inferSelect;

export function selectClosings(db: Database) {
  return db.select().from(positionClosings).where(sql`opens_on IS NULL OR opens_on > ${gulfDate()}`);
}

export function isClosed({ closesOn }: Pick<Closing, 'closesOn'>): boolean {
  return closesOn <= gulfDate();
}

/** Without the database, all positions count as open. */
export async function closedPositions(env: Bindings): Promise<JobId[]> {
  try {
    const closed = (await selectClosings(database(env))).filter(isClosed);
    return jobIds.filter((id) => closed.some(({ slug }) => slug === id));
  } catch (error) {
    log('error', 'positions_unavailable', { cause: error });
    return [];
  }
}
