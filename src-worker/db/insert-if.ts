import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client.ts';

type Row<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQL;
};

/** A column without a value gets its default. */
export function insertIf<Table extends SQLiteTable>(db: Database, table: Table, row: Row<Table>, condition: SQL) {
  return insertFrom(db, table, row, sql`WHERE ${condition}`);
}

/** Inserts each row for which the condition is true, which can read it as the JSON `value`; `others` are SQL over it. */
export function insertEach<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  rows: Table['$inferInsert'][],
  condition: SQL,
  others: Partial<Row<Table>> = {},
) {
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = sql.raw(`value ${column.dataType === 'json' ? '->' : '->>'} '${name}'`);
    return [name, column.default === undefined ? value : sql`coalesce(${value}, ${sql.param(column.default, column)})`];
  });
  const row = { ...Object.fromEntries(columns), ...others };
  return insertFrom(db, table, row, sql`FROM json_each(${JSON.stringify(rows)}) WHERE ${condition}`);
}

/**
 * Inserts a row for each row of `source`, whose columns the values may use. It needs a `WHERE`, without which SQLite
 * reads the `ON` of a conflict as that of a join.
 */
export function insertFrom<Table extends SQLiteTable>(db: Database, table: Table, row: Row<Table>, source: SQL) {
  const rowValues: Record<string, unknown> = row;
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = rowValues[name] ?? column.default ?? null;
    if (value === null) return sql`NULL`;
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
  });
  // Drizzle's `insert().select()` is needed, because D1's batch takes no raw statement with parameters.
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} ${source}`);
}
