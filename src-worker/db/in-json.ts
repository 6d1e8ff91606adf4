import { type SQL, sql } from 'drizzle-orm';

/** A list for `IN` as one parameter: D1 allows 100. */
export function inJson(values: readonly (string | null)[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
