import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './client.ts';

type Statement = BatchItem<'sqlite'>;
type Step = Statement | readonly Statement[] | Steps;
interface Steps {
  readonly [name: string]: Step;
}
type Results<One> = One extends Statement
  ? One['_']['result']
  : { -readonly [Name in keyof One]: One[Name] extends Step ? Results<One[Name]> : never };

/**
 * Runs the statements as one transaction, in the order of their names. The results have the same names, those of a list
 * its order. Steps may hold steps: a spread would let one name replace another unseen.
 */
export async function transaction<const All extends Steps>(db: Database, steps: All): Promise<Results<All>> {
  const [first, ...rest] = statementsIn(steps);
  const results: unknown[] = first ? await db.batch([first, ...rest]) : [];
  return resultsOf(steps, results) as Results<All>;
}

const isStatement = (step: Step): step is Statement => '_prepare' in step;

function statementsIn(step: Step): Statement[] {
  return isStatement(step) ? [step] : Object.values(step).flatMap(statementsIn);
}

/** Takes the results of the step from the front of the list. */
function resultsOf(step: Step, results: unknown[]): unknown {
  if (isStatement(step)) return results.shift();
  if (Array.isArray(step)) return results.splice(0, step.length);
  return Object.fromEntries(Object.entries(step).map(([name, one]) => [name, resultsOf(one, results)]));
}
