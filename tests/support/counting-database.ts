export interface Cost {
  rowsRead: number;
  rowsWritten: number;
  roundTrips: number;
}

interface Result {
  meta: { rows_read: number; rows_written: number };
}
interface Statement {
  bind(...values: unknown[]): Statement;
  all(): Promise<Result>;
  run(): Promise<Result>;
  raw(): Promise<unknown>;
}
interface Database {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<Result[]>;
}

const original = Symbol('the statement behind the proxy');

/**
 * Wraps a D1 database and sums the costs that D1 reports. The result of `raw` has no cost, so `raw` also runs its
 * statement with `all`: a single write with RETURNING must go through `batch`.
 */
export function countingDatabase<DB>(real: DB): { DB: DB; cost: Cost } {
  const database = real as unknown as Database;
  const cost: Cost = { rowsRead: 0, rowsWritten: 0, roundTrips: 0 };
  const add = (results: Result[]) => {
    cost.roundTrips += 1;
    for (const { meta } of results) {
      cost.rowsRead += meta.rows_read;
      cost.rowsWritten += meta.rows_written;
    }
  };
  const count = (statement: Statement): Statement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === original) return target;
        if (name === 'bind') return (...values: unknown[]) => count(target.bind(...values));
        if (name === 'all' || name === 'run') {
          return async () => {
            const result = await target[name]();
            add([result]);
            return result;
          };
        }
        if (name === 'raw') {
          return async () => {
            add([await target.all()]);
            return target.raw();
          };
        }
        return method(target, name);
      },
    });
  const DB: Database = new Proxy(database, {
    get(target, name) {
      if (name === 'withSession') return () => DB;
      if (name === 'prepare') return (sql: string) => count(target.prepare(sql));
      if (name === 'batch') {
        return async (statements: Statement[]) => {
          const results = await target.batch(
            statements.map((statement) => Reflect.get(statement, original) ?? statement),
          );
          add(results);
          return results;
        };
      }
      return method(target, name);
    },
  });
  return { DB: DB as unknown as DB, cost };
}

function method(target: object, name: string | symbol): unknown {
  const value = Reflect.get(target, name);
  return typeof value === 'function' ? value.bind(target) : value;
}
