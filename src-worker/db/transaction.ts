import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './client.ts';

type Statement = BatchItem<'sqlite'>;
type Results<Step> = Step extends Statement
  ? Step['_']['result']
  : Step extends readonly Statement[]
    ? { -readonly [Index in keyof Step]: Results<Step[Index]> }
    : never;

/**
 * Runs the statements as one transaction, in the order of their names. The results have the same names; a list of statements has a
 * list of results.
 */
export async function transaction<const Steps extends Record<string, Statement | readonly Statement[]>>(
  db: Database,
  steps: Steps,
): Promise<{ -readonly [Name in keyof Steps]: Results<Steps[Name]> }> {
  const [first, ...rest] = Object.values(steps).flat() as Statement[];
  const results: unknown[] = first ? await db.batch([first, ...rest]) : [];
  const named = Object.entries(steps).map(([name, step]) => {
    return [name, Array.isArray(step) ? results.splice(0, step.length) : results.shift()];
  });
  return Object.fromEntries(named);
}
