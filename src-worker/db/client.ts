import type { BatchItem } from 'drizzle-orm/batch';
import { drizzle } from 'drizzle-orm/d1';
import type { Bindings } from '../env.ts';

/** The database. Stores return statements of it; `batch` makes one transaction of several. */
export function database(env: Pick<Bindings, 'DB'>) {
  return drizzle(env.DB);
}
export type Database = ReturnType<typeof database>;

/** A statement that a verb can put into a transaction. */
export type Statement = BatchItem<'sqlite'>;
