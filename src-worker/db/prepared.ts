import type { Database } from './client.ts';

/**
 * A query that Drizzle writes once for each database and shape, and not at each request, which takes it a tenth of the
 * request's time. `build` gets what decides its text, as plain data; values are placeholders.
 */
export function prepared<Query, Shape = void>(build: (db: Database, shape: Shape) => Query) {
  const queries = new WeakMap<Database, Map<string, Query>>();
  return (db: Database, shape: Shape): Query => {
    const known = queries.get(db) ?? new Map<string, Query>();
    queries.set(db, known);
    const key = JSON.stringify(shape);
    const query = known.get(key) ?? build(db, shape);
    known.set(key, query);
    return query;
  };
}
