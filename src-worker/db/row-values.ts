import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

type Row<Insert> = { [Name in keyof Insert]: Insert[Name] | SQL };

/** The values for an insert with a condition: `INSERT … SELECT <values> WHERE <condition>`. */
export function rowValues<Table extends SQLiteTable>(table: Table, row: Row<Table['$inferInsert']>): SQL {
  const given: Record<string, unknown> = row;
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given[name] ?? column.default ?? null;
    if (value === null) return sql`NULL`;
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
  });
  return sql.join(values, sql`, `);
}
