import type { Miniflare } from 'miniflare';

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

/** The Worker of a Miniflare with the database `DB`. */
export const databaseWorker = `
const read = (value) => value?.base64 === undefined ? value : Uint8Array.from(atob(value.base64), (c) => c.charCodeAt(0));
export default {
  async fetch(request, { DB }) {
    try {
      const { raw, statements } = await request.json();
      const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values.map(read)));
      return Response.json({ value: raw ? await prepared[0].raw() : await DB.batch(prepared) });
    } catch (error) {
      return Response.json({ error: error.message });
    }
  },
};`;

interface Result {
  results: Record<string, unknown>[];
}

/**
 * The database of that Worker, which takes a batch in one request. Miniflare's own blocks this process with a request for
 * each `prepare` and `bind`: a restore on a slow machine would stop for five seconds, and workerd would close the
 * connection.
 */
export function databaseOf(miniflare: Miniflare): Database {
  return databaseFrom(async (statements, raw = false) => {
    const inText = (value: unknown) =>
      value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;
    const body = JSON.stringify({
      raw,
      statements: statements.map(({ sql, values }) => ({ sql, values: values.map(inText) })),
    });
    const response = await miniflare.dispatchFetch('http://database', { method: 'POST', body });
    const { value, error } = (await response.json()) as { value: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  });
}

interface Statement {
  sql: string;
  values: unknown[];
}

/** `ask` runs the statements in one transaction, and answers as D1's `batch` does, or its `raw`. */
export function databaseFrom(ask: (statements: Statement[], raw?: boolean) => Promise<unknown>): Database {
  class Prepared implements Statement {
    readonly sql: string;
    readonly values: unknown[];

    constructor(sql: string, values: unknown[] = []) {
      this.sql = sql;
      this.values = values;
    }

    bind(...values: unknown[]) {
      return new Prepared(this.sql, values);
    }

    async all() {
      return ((await ask([this])) as [Result])[0];
    }

    run = this.all;

    raw() {
      return ask([this], true);
    }

    async first(column?: string) {
      const [row] = (await this.all()).results;
      return row === undefined ? null : column === undefined ? row : row[column];
    }
  }

  const database = {
    prepare: (sql: string) => new Prepared(sql),
    batch: (statements: Statement[]) => ask(statements),
  };
  return database as unknown as Database;
}
