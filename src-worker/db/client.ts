import type { BatchItem } from 'drizzle-orm/batch';
import { drizzle } from 'drizzle-orm/d1';
import type { Bindings } from '../env.ts';

const databases = new WeakMap<D1Database, Database>();

/** The database. Stores return statements of it; `batch` makes one transaction of several. */
export function database({ DB }: Pick<Bindings, 'DB'>): Database {
  const known = databases.get(DB);
  if (known) return known;
  const made = drizzle(DB);
  databases.set(DB, made);
  return made;
}
export type Database = ReturnType<typeof drizzle<Record<string, never>>>;

/** A statement that a verb can put into a transaction. */
export type Statement = BatchItem<'sqlite'>;
