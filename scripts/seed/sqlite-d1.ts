import { createHash, createHmac } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Random } from './clock.ts';

type Row = Record<string, unknown>;

const timeFunctions = ['date', 'strftime', 'unixepoch'] as const;

/**
 * The Worker's database as a D1 binding in this process. `wrangler dev` must not run meanwhile. D1 itself cannot be used:
 * triggers ask it for the time, and its clock cannot be moved.
 */
export function openD1(file: string, random: Random) {
  const sqlite = new DatabaseSync(file);
  const calendar = new DatabaseSync(':memory:');
  for (const name of timeFunctions) {
    // Constraints accept only deterministic functions, as SQLite's own are.
    sqlite.function(name, { varargs: true, deterministic: true }, (...parameters: SQLInputValue[]) => {
      const values = parameters.map((value) => (value === 'now' ? new Date().toISOString() : value));
      const { result } = calendar.prepare(`SELECT ${name}(${values.map(() => '?')}) AS result`).get(...values) as Row;
      return result as SQLInputValue;
    });
  }
  sqlite.function('randomblob', (count: SQLInputValue) => random.bytes(Number(count)));

  // One transaction for the whole month: an interrupted seed leaves an empty database.
  sqlite.exec('BEGIN IMMEDIATE');
  const prepared = new Map<string, StatementSync>();
  function prepare(sql: string): StatementSync {
    const cachedStatement = prepared.get(sql) ?? sqlite.prepare(sql);
    prepared.set(sql, cachedStatement);
    return cachedStatement;
  }

  class Statement {
    readonly sql: string;
    readonly values: SQLInputValue[];

    constructor(sql: string, values: SQLInputValue[] = []) {
      this.sql = sql;
      this.values = values;
    }

    bind(...values: unknown[]) {
      return new Statement(
        this.sql,
        values.map((value) => (typeof value === 'boolean' ? Number(value) : (value as SQLInputValue))),
      );
    }

    rows(): Row[] {
      return prepare(this.sql).all(...this.values) as Row[];
    }

    async all() {
      return { results: this.rows(), success: true, meta: {} };
    }

    run = this.all;

    async raw() {
      const statement = sqlite.prepare(this.sql);
      statement.setReturnArrays(true);
      return statement.all(...this.values);
    }

    async first(column?: string) {
      const row = this.rows()[0];
      return row === undefined ? null : column === undefined ? row : row[column];
    }
  }

  return {
    prepare: (sql: string) => new Statement(sql),
    /** There is one copy, so a session is the database itself. */
    withSession() {
      return this;
    },
    async batch(statements: Statement[]) {
      sqlite.exec('SAVEPOINT batch');
      try {
        const results = statements.map((statement) => ({ results: statement.rows(), success: true, meta: {} }));
        sqlite.exec('RELEASE batch');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK TO batch; RELEASE batch');
        throw error;
      }
    },
    commit: () => sqlite.exec('COMMIT'),
    /** The database stays empty without a commit. */
    close() {
      sqlite.close();
      calendar.close();
    },
  };
}

export type LocalD1 = ReturnType<typeof openD1>;

const namespace = 'miniflare-D1DatabaseObject';

/** The file of a database in Miniflare, which names it as workerd names a Durable Object. */
export function d1File(state: string, databaseId: string): string {
  const key = createHash('sha256').update(namespace).digest();
  const half = (content: string | Buffer) => createHmac('sha256', key).update(content).digest().subarray(0, 16);
  const name = half(databaseId);
  return join(state, 'v3', 'd1', namespace, `${Buffer.concat([name, half(name)]).toString('hex')}.sqlite`);
}
