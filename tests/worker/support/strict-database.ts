import { env } from 'cloudflare:workers';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Limits of D1 that the local database does not have: https://developers.cloudflare.com/d1/platform/limits/ */
export const limits = { parameters: 100, statementBytes: 100_000, valueBytes: 2_000_000, queries: 1000 } as const;

interface Shared {
  invocations: AsyncLocalStorage<{ queries: number }>;
  /** The reason why the database is unavailable. */
  failure?: string;
}

/** Shared by the isolate: a test that resets the modules gets a new copy of this one, but the same database. */
const global = globalThis as { strictDatabase?: Shared };
global.strictDatabase ??= { invocations: new AsyncLocalStorage() };
const shared = global.strictDatabase;
const statements = new WeakMap<object, string>();
const encoder = new TextEncoder();

/** Counts the handler's queries as those of one invocation. */
export function asInvocation<Handler extends (...args: never[]) => unknown>(handler: Handler): Handler {
  return ((...args) => shared.invocations.run({ queries: 0 }, () => handler(...args))) as Handler;
}

/** Every query fails from now on, even those of Durable Objects. @returns a function that ends it */
export function takeDatabaseAway(message = 'D1_ERROR: database is locked: SQLITE_BUSY'): () => void {
  shared.failure = message;
  return () => {
    delete shared.failure;
  };
}

/** Makes every D1 database of this isolate as strict as the platform, even those of Durable Objects. */
export function makeDatabasesStrict(): void {
  const database: D1Database = Object.getPrototypeOf(env.DB);
  const statement: D1PreparedStatement = Object.getPrototypeOf(env.DB.prepare(''));
  const original = { ...methodsOf(database, ['prepare', 'batch']), ...methodsOf(statement, ['bind', ...runners]) };
  Object.assign(database, {
    prepare(this: D1Database, sql: string) {
      if (encoder.encode(sql).length > limits.statementBytes)
        throw new Error('D1_ERROR: statement too long: SQLITE_TOOBIG');
      const prepared = original.prepare!.call(this, sql) as D1PreparedStatement;
      statements.set(prepared, sql);
      return prepared;
    },
    batch(this: D1Database, batch: D1PreparedStatement[]) {
      countQueries(batch.length);
      return original.batch!.call(this, batch);
    },
  });
  Object.assign(statement, {
    bind(this: D1PreparedStatement, ...values: unknown[]) {
      if (values.length > limits.parameters) throw new Error('D1_ERROR: too many SQL variables: SQLITE_ERROR');
      if (values.some((value) => sizeOf(value) > limits.valueBytes))
        throw new Error('D1_ERROR: string or blob too big: SQLITE_TOOBIG');
      return original.bind!.call(this, ...values);
    },
    ...Object.fromEntries(
      runners.map((name) => [
        name,
        function (this: D1PreparedStatement, ...args: unknown[]) {
          countQueries(1);
          return original[name]!.call(this, ...args);
        },
      ]),
    ),
  });
}

const runners = ['all', 'run', 'raw', 'first'] as const;

function methodsOf(prototype: object, names: readonly string[]): Record<string, (...args: unknown[]) => unknown> {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(prototype, name)]));
}

function countQueries(queries: number): void {
  if (shared.failure !== undefined) throw new Error(shared.failure);
  const invocation = shared.invocations.getStore();
  if (!invocation) return;
  invocation.queries += queries;
  if (invocation.queries > limits.queries)
    throw new Error('D1_ERROR: Too many API requests by single worker invocation.');
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length * 3 > limits.valueBytes ? encoder.encode(value).length : 0;
  return value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? value.byteLength : 0;
}

/** Refuses rows of more than 2,000,000 bytes in every table. For a migrated database. */
export async function refuseLargeRows(): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT tables.name AS "table", group_concat('coalesce(octet_length(NEW."' || columns.name || '"), 0)', '+') AS bytes
     FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
     WHERE tables.type = 'table' AND tables.sql NOT LIKE '%VIRTUAL%' AND tables.name NOT LIKE '%\\_search\\_%' ESCAPE '\\'
       AND tables.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND tables.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
     GROUP BY tables.name`,
  ).all<{ table: string; bytes: string }>();
  await env.DB.batch(
    results.flatMap(({ table, bytes }) =>
      ['INSERT', 'UPDATE'].map((event) =>
        env.DB.prepare(
          `CREATE TRIGGER strict_${table}_${event} AFTER ${event} ON ${table} WHEN ${bytes} > ${limits.valueBytes}
           BEGIN SELECT RAISE(ABORT, 'string or blob too big: SQLITE_TOOBIG'); END`,
        ),
      ),
    ),
  );
}
