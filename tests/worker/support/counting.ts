import { env } from 'cloudflare:workers';

/** The database, adding up the rows that D1 says it has read. For reads only: a statement may run twice. */
export function countingDatabase() {
  const cost = { rowsRead: 0, roundTrips: 0 };
  const add = (results: D1Result[]) => {
    cost.roundTrips += 1;
    for (const { meta } of results) cost.rowsRead += meta.rows_read;
  };
  const count = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => count(target.bind(...values));
        if (name === 'all' || name === 'run') {
          return async () => {
            const result = await target[name]();
            add([result]);
            return result;
          };
        }
        // What `raw` answers has no cost with it, so the same statement is asked once more.
        if (name === 'raw') {
          return async () => {
            add([await target.all()]);
            return target.raw();
          };
        }
        if (name === original) return target;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => count(target.prepare(sql));
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(
            statements.map((statement) => Reflect.get(statement, original) ?? statement),
          );
          add(results);
          return results;
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { DB, cost };
}

const original = Symbol('the statement behind the proxy');
