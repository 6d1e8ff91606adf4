import { drizzle } from 'drizzle-orm/d1';
import { type Bindings, withDatabase } from '../env.ts';

const databases = new WeakMap<D1Database, Database>();

export function database({ DB }: Pick<Bindings, 'DB'>): Database {
  const cached = databases.get(DB);
  if (cached) return cached;
  const made = drizzle(DB);
  databases.set(DB, made);
  return made;
}
export type Database = ReturnType<typeof drizzle<Record<string, never>>>;

/**
 * Reads of visitors that may be some seconds old: they go to the nearest copy of the database, where setup has turned
 * copies on. Writes, and reads that a write depends on, go to the database itself.
 */
export function nearby(env: Bindings): Bindings {
  // A session has the two methods of a database that the site uses, `prepare` and `batch`.
  return withDatabase(env, env.DB.withSession('first-unconstrained') as unknown as D1Database);
}
