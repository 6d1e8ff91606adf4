import { hasBlob, type Lines, valuesOf } from './lines.ts';
import type { Database } from './site.ts';
import { identifier, ownRows, type Table } from './tables.ts';

/** Bytes of JSON in one batch, and in one parameter, for which the limit of D1 is 2,000,000. */
const maxBytes = 1_000_000;
const maxRows = 1000;
const maxStatements = 100;

type Statement = ReturnType<Database['prepare']>;

/**
 * A later line replaces an earlier one with the same unique value, which passed from one row to another while the backup
 * read the table.
 */
export async function loadRows(DB: Database, tables: Table[], lines: (table: string) => Lines): Promise<void> {
  let batch: Statement[] = [];
  let total = 0;
  for (const table of tables) {
    for await (const { statement, bytes } of statementsOf(DB, table, lines(table.name))) {
      if (batch.length === maxStatements || (batch.length > 0 && total + bytes > maxBytes)) {
        await DB.batch(batch);
        batch = [];
        total = 0;
      }
      batch.push(statement);
      total += bytes;
    }
  }
  if (batch.length > 0) await DB.batch(batch);
}

async function* statementsOf(DB: Database, table: Table, lines: Lines) {
  // SQLite empties a large table in one step only without WHERE.
  const where = ownRows(table).map((condition) => ` WHERE ${condition}`);
  yield { statement: DB.prepare(`DELETE FROM ${identifier(table.name)}${where.join('')}`), bytes: 0 };
  let part: string[] = [];
  let bytes = 0;
  for await (const line of lines) {
    const size = Buffer.byteLength(line);
    const isAlone = size > maxBytes || hasBlob(line);
    if (part.length > 0 && (isAlone || bytes + size > maxBytes || part.length === maxRows)) {
      yield { statement: insertLines(DB, table, part), bytes };
      part = [];
      bytes = 0;
    }
    if (isAlone) {
      yield { statement: insertLine(DB, table, line, 'REPLACE'), bytes: size };
    } else {
      part.push(line);
      bytes += size;
    }
  }
  if (part.length > 0) yield { statement: insertLines(DB, table, part), bytes };
}

function insertLines(DB: Database, table: Table, lines: string[]): Statement {
  const values = table.columns.map((column) => `value ->> '$.${identifier(column).replaceAll("'", "''")}'`).join(', ');
  const sql = `${insertInto(table, 'REPLACE')} SELECT ${values} FROM json_each(?1)`;
  return DB.prepare(sql).bind(`[${lines.join(',')}]`);
}

export function insertLine(DB: Database, table: Table, line: string, otherwise: 'REPLACE' | 'IGNORE'): Statement {
  const parameters = table.columns.map((_, index) => `?${index + 1}`).join(', ');
  return DB.prepare(`${insertInto(table, otherwise)} VALUES (${parameters})`).bind(...valuesOf(table, line));
}

function insertInto({ name, columns }: Table, otherwise: string): string {
  return `INSERT OR ${otherwise} INTO ${identifier(name)} (${columns.map(identifier).join(', ')})`;
}
