import { drizzle } from 'drizzle-orm/d1';
import type { Bindings } from '../env.ts';

const databases = new WeakMap<D1Database, Database>();

export function database({ DB }: Pick<Bindings, 'DB'>): Database {
  const cached = databases.get(DB);
  if (cached) return cached;
  const made = drizzle(DB);
  databases.set(DB, made);
  return made;
}
export type Database = ReturnType<typeof drizzle<Record<string, never>>>;
